import type { Page } from '@playwright/test';

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor alone, in microseconds: what others do on the machine is not in it. */
  tdur?: number;
}

/** What a table costs while something moves on it, in milliseconds of the processor. */
export interface Cost {
  /** Of the thread that draws and thinks, in a second. */
  busy: number;
  /** A frame: in the middle, and of nine in ten. */
  frame: number;
  most: number;
  /** The longest that nothing else could be done. */
  longest: number;
  /** Of painting, in a second. */
  painting: number;
  frames: number;
}

const PARTS = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/** Plays and looks what it costs; by the time of the processor, so that it holds on a machine with other work. */
export async function cost(page: Page, play: () => Promise<unknown>): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  const began = Date.now();
  await play();
  const seconds = (Date.now() - began) / 1000;
  const all = new Promise((go) => session.once('Tracing.tracingComplete', go));
  await session.send('Tracing.end');
  await all;
  await session.detach();
  return summed(events, seconds);
}

function summed(events: Traced[], seconds: number): Cost {
  const thread = (event: Traced): string => `${event.pid} ${event.tid}`;
  const millis = (event: Traced): number => (event.tdur ?? 0) / 1000;
  const laid = events.filter((event) => event.name === 'UpdateLayoutTree').map(thread);
  const times = (one: string): number => laid.filter((other) => other === one).length;
  const [main] = [...new Set(laid)].sort((a, b) => times(b) - times(a));
  const ours = events.filter((event) => event.ph === 'X' && thread(event) === main);
  const tasks = ours.filter((event) => event.name === 'RunTask');
  const commits = ours.filter((event) => event.name === 'Commit');
  const within = (task: Traced) => (event: Traced) =>
    event.ts >= task.ts && event.ts <= task.ts + (task.dur ?? 0);
  const frames = tasks
    .filter((task) => commits.some(within(task)))
    .map(millis)
    .sort((a, b) => a - b);
  const sum = (some: Traced[]): number => some.reduce((total, event) => total + millis(event), 0);
  if (process.env.DERRING_COSTS)
    for (const part of [...PARTS, 'FunctionCall'])
      console.log(part, (sum(ours.filter((event) => event.name === part)) / seconds).toFixed(1));
  return {
    busy: sum(tasks) / seconds,
    frame: frames[Math.floor(frames.length / 2)] ?? 0,
    most: frames[Math.floor(frames.length * 0.9)] ?? 0,
    longest: Math.max(0, ...tasks.map(millis)),
    painting: sum(events.filter((event) => event.name === 'RasterTask')) / seconds,
    frames: frames.length,
  };
}

/** Frames a second as the page counts them while somebody plays on a processor that is four times slower. */
export async function rate(page: Page, play: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const counted = page.evaluate(
    () =>
      new Promise<number>((settle) => {
        let frames = 0;
        const began = performance.now();
        const tick = (now: number): void => {
          frames++;
          if (now - began < 2500) requestAnimationFrame(tick);
          else settle((frames * 1000) / (now - began));
        };
        requestAnimationFrame(tick);
      }),
  );
  await play();
  const found = await counted;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return found;
}

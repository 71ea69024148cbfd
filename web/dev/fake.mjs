// For development only, never shipped: the wire of docs/protocol.md over the command line's
// `derring play --json`, so that the table can be seen with real rules before there is a server.
//   npm run build && DERRING_CLI=path/to/derring node dev/fake.mjs
import { spawn, execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';

const here = fileURLToPath(new URL('..', import.meta.url));
const cli = process.env.DERRING_CLI ?? join(here, '..', 'derring');
const port = Number(process.env.PORT ?? 8090);
const BOT = process.env.DERRING_BOT ?? 'random';
const matches = new Map();

const rulebook = () => {
  const text = readFileSync(join(here, '../swordplay/src/main/resources/derring/swordplay/rulebook.md'), 'utf8');
  const chapters = [];
  for (const part of text.split(/^## /m).slice(1)) {
    const [title, ...rest] = part.split('\n');
    const clauses = rest.join('\n').split(/^### /m).slice(1).map((clause) => {
      const [head, ...body] = clause.split('\n');
      const [, id, name] = /^(\S+) (.*)$/.exec(head);
      return { id, title: name.replace(' (ruling)', ''), text: body.join('\n').trim(), ruling: name.endsWith('(ruling)'), scenarios: [] };
    });
    if (clauses.length) chapters.push({ title, clauses });
  }
  return { title: 'Swordplay', chapters };
};
const KINDS = { fighters: 'fighter', attacks: 'attack', defences: 'defence', weapons: 'weapon', armour: 'armour', cloaks: 'cloak', stances: 'stance' };
const cards = () =>
  Object.entries(JSON.parse(execFileSync(cli, ['cards', 'swordplay', '--json'], { encoding: 'utf8' }))).map(([set, file]) => ({
    set,
    title: file.title,
    values: file.values,
    cards: Object.entries(KINDS).flatMap(([list, kind]) => (file[list] ?? []).map((card) => ({ ...card, kind }))),
  }));
const kept = {};
const once = (key, make) => (kept[key] ??= make());

function begin(order) {
  const id = randomBytes(9).toString('base64url');
  const seats = order.seats.map((seat, i) => (seat === 'me' ? { name: i === 0 ? 'Mara' : 'Jonas', kind: 'guest', here: true, bot: '' } : { name: 'Tom', kind: 'bot', here: true, bot: seat }));
  const you = seats.flatMap((seat, i) => (seat.kind === 'guest' ? [i] : []));
  const options = Object.entries({ seats: seats.length, ...order.options }).flatMap(([k, v]) => ['--option', `${k}=${v}`]);
  const args = ['play', 'swordplay', '--json', '--fast', ...options, ...(process.env.SEED ? ['--seed', process.env.SEED] : [])];
  for (const seat of seats) args.push('--seat', seat.kind === 'guest' ? 'human' : BOT);
  for (const seat of seats) args.push('--name', seat.name);
  const child = spawn(cli, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const match = { id, seats, you, child, frames: [], sockets: new Set(), events: [], waiting: null, order, turn: 1 };
  matches.set(id, match);
  createInterface({ input: child.stdout }).on('line', (line) => told(match, JSON.parse(line)));
  return id;
}

function told(match, line) {
  if (line.event && line.seat === match.you[0]) match.events.push({ ...line.event, rules: line.rules, text: line.text });
  if (line.match) match.commitment = line.match.commitment;
  if (line.answer && match.waiting) {
    const [, sentence, rule] = /^(.*?)(?: \((\S+)\))?$/.exec(line.answer);
    match.waiting.socket.send(JSON.stringify({ id: match.waiting.id, ok: false, rule: rule ?? '', sentence }));
    match.waiting = null;
  }
  if (line.view) push(match, line, false);
  if (line.outcome || line.result || line.end) push(match, { ...match.lastLine, moves: [], outcome: line.outcome ?? line.result ?? line.end }, true);
}

function push(match, line, over) {
  match.lastLine = line;
  const view = line.view;
  const n = match.frames.length + 1;
  if (match.waiting) match.waiting.socket.send(JSON.stringify({ id: match.waiting.id, ok: true, n }));
  match.waiting = null;
  const frame = {
    n,
    kind: n === 1 ? 'started' : over ? 'ended' : 'moved',
    events: match.events,
    table: {
      state: over ? 'finished' : 'running',
      you: match.you,
      seats: match.seats,
      view,
      hash: createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 16),
      toAct: over ? [] : [line.seat],
      moves: (line.moves ?? []).map((move) => ({ move, label: move })),
      undo: false,
      seed: { commitment: match.commitment, ...(over ? { secret: 'f'.repeat(64) } : {}), seats: [] },
      ...(over ? { outcome: { places: view.fighters.map((f) => (f.life > 0 ? 1 : 2)), drawn: false, reason: match.events.at(-1)?.text ?? 'Over.', rule: 'SWP-5' } } : {}),
    },
  };
  match.events = [];
  match.frames.push(frame);
  for (const socket of match.sockets) socket.send(JSON.stringify(frame));
}

const summary = (m) => ({ match: m.id, game: 'swordplay', name: 'Swordplay: Pirates', state: m.frames.at(-1)?.table.state ?? 'open', seats: m.seats, options: {}, turn: (m.lastLine?.view.turns ?? 0) + 1, watching: 0, at: 0 });
const OPTIONS = [
  { name: 'seats', kind: 'number', standard: 2, min: 1, max: 8, help: 'How many players; one only against the Beast.', rule: 'SWP-S75' },
  { name: 'set', kind: 'choice', standard: 'pirates', words: ['pirates', 'arena', 'crossover'], help: 'Which cards.', rule: 'SWP-7' },
  { name: 'fighters', kind: 'per-seat', standard: [], words: ['Captain Mara Quick', 'Bosun Tom Iron'], help: 'Which fighter each player takes.', rule: 'SWP-0.1' },
  { name: 'weapon-breakage', kind: 'flag', standard: false, help: 'Rapiers and sabers may break on heavy weapons.', rule: 'SWP-8' },
];
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

async function body(request) {
  let text = '';
  for await (const piece of request) text += piece;
  return JSON.parse(text || '{}');
}

async function answer(request, url) {
  const path = url.pathname;
  if (path === '/api/me') return { guest: 'g1', name: 'Mara' };
  if (path === '/api/games') return [{ id: 'swordplay', name: 'Swordplay', pitch: '', live: true, options: OPTIONS, bots: [{ name: BOT, pitch: 'plays anything' }] }];
  if (path === '/api/games/swordplay/rules') return once('rules', rulebook);
  if (path === '/api/games/swordplay/cards') return once('cards', cards);
  if (path === '/api/matches' && request.method === 'POST') return { match: begin(await body(request)) };
  if (path === '/api/matches') return url.searchParams.get('show') === 'open' ? [] : [...matches.values()].map(summary);
  return null;
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://x');
  if (url.pathname.startsWith('/api/')) {
    const found = await answer(request, url);
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { error: { rule: '', sentence: 'There is nothing here.' } }));
    return;
  }
  const file = join(here, 'dist', normalize(url.pathname));
  const real = existsSync(file) && extname(file) ? file : join(here, 'dist/index.html');
  response.writeHead(200, { 'content-type': TYPES[extname(real)] ?? 'application/octet-stream' });
  response.end(readFileSync(real));
});
const sockets = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, socket, head) => {
  const match = matches.get(request.url.split('/')[3]);
  if (!match) return socket.destroy();
  sockets.handleUpgrade(request, socket, head, (ws) => {
    match.sockets.add(ws);
    const after = Number(new URL(request.url, 'http://x').searchParams.get('after') ?? 0);
    match.frames.forEach((frame, i) => {
      if (frame.n > after) ws.send(JSON.stringify(i === match.frames.length - 1 ? frame : { ...frame, table: undefined }));
    });
    ws.on('close', () => match.sockets.delete(ws));
    ws.on('message', (text) => {
      const message = JSON.parse(String(text));
      if (message.do !== 'move' && message.do !== 'why') return ws.send(JSON.stringify({ id: message.id, ok: true }));
      match.waiting = { socket: ws, id: message.id };
      match.child.stdin.write(`${message.move}\n`);
    });
  });
});
server.listen(port, () => console.log(`http://localhost:${port}`));

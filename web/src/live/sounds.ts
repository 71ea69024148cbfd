import { preferences } from '../preferences.svelte.ts';

// Short, dry and synthesised; silent until asked for, and until somebody has touched the page or a key: before that
// browsers let nothing be heard, and what was made then would stay silent.
let context: AudioContext | null = null;

/** To be called while the page is touched or a key is pressed: from then on sounds can be heard, if they are wanted. */
export function awaken(): void {
  if (!preferences.sound || typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  // A telephone call puts it to sleep, too.
  if (context.state !== 'running') context.resume().catch(() => undefined);
}

/** A sound to be made: a strike with partials above a pitch, and a breath of noise. */
export interface Tone {
  pitch: number;
  partials: number[];
  length: number;
  noise: number;
}

/** The sounds that the boards share. */
export const STEEL: Tone = { pitch: 1900, partials: [1, 1.47, 2.09, 2.56], length: 0.35, noise: 0.15 };
export const PARRY: Tone = { pitch: 1300, partials: [1, 1.5, 2.3], length: 0.22, noise: 0.2 };
export const WOOD: Tone = { pitch: 190, partials: [1, 1.7], length: 0.12, noise: 0.35 };
export const THUD: Tone = { pitch: 80, partials: [1, 1.4], length: 0.22, noise: 0.6 };
export const PAPER: Tone = { pitch: 700, partials: [], length: 0.06, noise: 0.12 };

/** Makes a sound, if sounds are wanted. */
export function sound(tone: Tone | undefined): void {
  if (!tone || !preferences.sound || !context) return;
  const now = context.currentTime;
  const out = context.createGain();
  out.gain.setValueAtTime(Math.max(0.001, 0.28 * preferences.volume), now);
  out.gain.exponentialRampToValueAtTime(0.0005, now + tone.length);
  out.connect(context.destination);
  for (const partial of tone.partials) {
    const voice = context.createOscillator();
    voice.frequency.value = tone.pitch * partial;
    voice.type = 'triangle';
    voice.connect(out);
    voice.start(now);
    voice.stop(now + tone.length);
  }
  const length = Math.floor(context.sampleRate * 0.05);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) * tone.noise;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  noise.connect(out);
  noise.start(now);
}

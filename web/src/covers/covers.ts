import type { Component } from 'svelte';
import type { SceneProps } from './scene.ts';

const SCENES: Readonly<Record<string, () => Promise<Component<SceneProps>>>> = {
  swordplay: () => import('./Swordplay.svelte').then((module) => module.default),
  'have-at-you': () => import('./HaveAtYou.svelte').then((module) => module.default),
  'fire-at-will': () => import('./FireAtWill.svelte').then((module) => module.default),
  'one-for-all': () => import('./OneForAll.svelte').then((module) => module.default),
  audatia: () => import('./Audatia.svelte').then((module) => module.default),
};

/** The picture of a game, drawn with the figures of its board; null where a game has none. */
export const sceneOf = (game: string): Promise<Component<SceneProps> | null> =>
  SCENES[game]?.() ?? Promise.resolve(null);

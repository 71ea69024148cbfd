/** A verb as the seals show it: a line drawing on a grid of 24, and a word for a button. */
export interface VerbSign {
  label: string;
  /** As the middle of a sentence: "leaps onto", with the thing after it. */
  says: string;
  path: string;
  /** The lower, the sooner it is shown where there is no room for all. */
  rank: number;
}

const BOOT = 'M8 3h5v8l2 3 4 .8c2 .5 2 2.2 2 5.2H8z';
const FIST =
  'M5 13V9.5a1.8 1.8 0 0 1 3.6 0V7a1.8 1.8 0 0 1 3.6 0 1.8 1.8 0 0 1 3.6.6V10h1.4a2 2 0 0 1 2 2v2.5c0 3.4-2.3 5.5-5.6 5.5H10c-3 0-5-2.6-5-7';
const SPEECH = 'M4 4h16v11h-8l-5 5v-5H4z';
const LADDER = 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8';
const ROPE =
  'M4 3h16M12 3 7 15.5M4.2 18a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0M12.5 20.5c4 .6 7-1.6 8-5m0 0-2.8 1.2m2.8-1.2 1.2 2.8';

const sign = (rank: number, label: string, says: string, path: string): VerbSign => ({
  rank,
  label,
  says,
  path,
});

const SIGNS: Readonly<Record<string, VerbSign>> = {
  duel: sign(
    0,
    'Duel',
    'duels',
    'M4 3.5 17 16.5M20 3.5 7 16.5M14 18.5l4.5-4.5M5.5 14l4.5 4.5M18 17.5l3 3M6 17.5l-3 3',
  ),
  drop: sign(
    1,
    'Cut the rope',
    'cuts the rope at',
    'M4 3h16M12 3v4M6 10h12M8 10v3M16 10v3M12 13v8m0 0-3-3m3 3 3-3',
  ),
  pull: sign(2, 'Pull', 'pulls', 'M11 6.5h9.5v11H11M13.5 10H18M13.5 14H18M12 12H3m0 0 3-3m-3 3 3 3'),
  roll: sign(
    3,
    'Roll',
    'rolls',
    'M3.5 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0M9.5 6v12M6 8.5h7M6 15.5h7M17.5 20.5h4m0 0-2-2m2 2-2 2',
  ),
  tip: sign(
    4,
    'Tip over',
    'tips over',
    'M3 20.5h18M7 20l4-11 7 2.5-3.2 8.5M6 8c1.5-4 6-6 10-4m0 0-3.4.4M16 4l.3-3.2',
  ),
  shove: sign(5, 'Shove', 'shoves', 'M13.5 5.5h7v13h-7zM3 12h9m0 0-3.2-3.2M12 12l-3.2 3.2'),
  'swing-kick': sign(
    6,
    'Swing and kick',
    'swings, kicking, on',
    `${ROPE}M16 7l1.2 2.4M19.5 6.5 18.4 9M21.5 10l-2.3.8`,
  ),
  swing: sign(7, 'Swing', 'swings on', ROPE),
  grab: sign(
    8,
    'Grab',
    'grabs',
    'M6.5 12V7M9.8 11V4.5M13.1 11V4.5M16.5 12V7M6.5 12c-2.4-2-4.3-.2-2.8 2.3C5.6 18.5 8 21 11.8 21c3.4 0 4.7-3.6 4.7-9',
  ),
  throw: sign(9, 'Throw', 'throws', 'M3 20c2.5-8 8-12.5 15-12.5m0 0-4-3.5m4 3.5-3.5 4M3 6.5h5M3 11h3'),
  distract: sign(
    10,
    'Distract',
    'distracts with',
    'M5 9h9v11H5zM5 13h9M14 11.5h3.5V17H14M17 6l2-2.5M20 8.5l2.5-.5M13 5.5 13.5 3',
  ),
  'leap-onto': sign(
    11,
    'Leap onto',
    'leaps onto',
    'M2.5 20.5h7M12 20.5V14h9v6.5M4.5 16.5c.5-7 4.5-10 10-7m0 0-1-3.5m1 3.5-3.6.800',
  ),
  'leap-over': sign(
    12,
    'Leap over',
    'leaps over',
    'M9 20.5V14h6v6.5M3.5 18c0-15 17-15 17 0m0 0-2.8-2.5M20.5 18l2-3.2',
  ),
  'leap-off': sign(
    13,
    'Leap off',
    'leaps off',
    'M3 20.5V14h8v6.5M14 20.5h7M7 10.5c5-6 11.5-3 11.5 6m0 0-2.8-2.5m2.8 2.5 2.4-2.8',
  ),
  slide: sign(14, 'Slide', 'slides along', 'M3 5l16.5 13m0 0-.5-5m.5 5-5 .2M3 12l5 4'),
  run: sign(15, 'Run', 'runs along', 'M3 20.5h4.5V16H12v-4.5h4.5V7H21'),
  climb: sign(16, 'Climb', 'climbs', LADDER),
  'climb-down': sign(17, 'Climb down', 'climbs down', `${LADDER}M20.5 14v6.5m0 0-1.8-1.8m1.8 1.8 1.8-1.8`),
  kick: sign(18, 'Kick', 'kicks', BOOT),
  punch: sign(19, 'Punch', 'punches', FIST),
  taunt: sign(20, 'Taunt', 'taunts', `${SPEECH}M12 6.5v4M12 12.3v.3`),
  swat: sign(21, 'Swat', 'swats with it at', 'M4 20.5 14 10.5M11.5 5l7.5 7.5M14 2.5 21.5 10'),
  slam: sign(22, 'Slam', 'slams', 'M5 3h9v18H5zM11.2 12v.3M17 8.5l4 3.5-4 3.5'),
  spin: sign(23, 'Spin', 'spins', 'M19 12.5a7 7 0 1 1-2-5.5m0 0V3m0 4h-4'),
  recover: sign(
    24,
    'Recover',
    'recovers',
    'm12 3 2.6 5.8 6.4.600-4.8 4.2 1.4 6.2L12 16.6l-5.6 3.2 1.4-6.2L3 9.4l6.4-.6z',
  ),
  'pick-up': sign(25, 'Pick up', 'picks up', 'M12 3v10M12 3 8.5 6.5M12 3l3.5 3.5M4.5 12.5v8h15v-8'),
  dodge: sign(
    26,
    'Dodge',
    'dodges',
    'M8.5 14a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M4 20C1.5 10 7 4.5 13 4.5c4.5 0 7 3 7 7m0 0-3-2m3 2 2.6-2.6',
  ),
  insult: sign(27, 'Insult', 'insults', `${SPEECH}M9 9.5h.1M12 9.5h.1M15 9.5h.1`),
  slap: sign(
    28,
    'Slap',
    'slaps',
    'M6.5 12V7M9.8 11V4.5M13.1 11V4.5M16.5 12V7M6.5 12c-2.4-2-4.3-.2-2.8 2.3C5.6 18.5 8 21 11.8 21c3.4 0 4.7-3.6 4.7-9',
  ),
  trip: sign(29, 'Trip', 'trips', BOOT),
  bash: sign(30, 'Bash', 'bashes', FIST),
  announce: sign(31, 'Announce', 'announces', 'M5 4h11l3 3v13H5zM8 9h8M8 13h8M8 17h4'),
  go: sign(32, 'Run', 'runs', 'M3 12h17m0 0-5.5-5.5M20 12l-5.5 5.5'),
};

const UNKNOWN = sign(99, 'Act', 'acts on', 'M12 4v9M12 17v.5');

export const signOf = (verb: string): VerbSign => SIGNS[verb] ?? { ...UNKNOWN, label: verb, says: verb };

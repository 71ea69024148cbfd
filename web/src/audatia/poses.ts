/**
 * A pose of a swordsman who faces right; the floor is y = 0, up is negative, a man is some 300 high. Where hip, feet
 * and hilt are and how the blade points is all there is: knees and elbows follow from it (body.ts).
 */
export interface Pose {
  hip: [number, number];
  /** How far the trunk leans forward, in degrees. */
  lean: number;
  /** Where the foot behind and the foot in front stand. */
  feet: [number, number];
  /** The cross of the sword, and where the point looks: 0 is forward, -90 up. */
  hilt: [number, number];
  blade: number;
  /** Which way each elbow goes, the right and the left: 1 outward and down, -1 the other way. */
  elbows: [number, number];
  /** On which side of the body the sword is, seen by the swordsman: 1 right, 0 before him, -1 left. */
  side: number;
  /** Where the left hand is, if it has let go of the sword. */
  free?: [number, number];
}

const stand = (part: Partial<Pose>): Pose => ({
  hip: [0, -150],
  lean: 2,
  feet: [-48, 46],
  hilt: [40, -150],
  blade: 30,
  elbows: [1, 1],
  side: 0,
  ...part,
});

/** The twelve guards, by their names; each after its description in the rulings and the figure in the manuscript. */
export const GUARDS: Readonly<Record<string, Pose>> = {
  // Over the right shoulder, the point behind and down, all seven blows in it.
  'Posta di Donna Destra': stand({
    hip: [-6, -148],
    lean: -6,
    feet: [-46, 54],
    hilt: [-24, -214],
    blade: 146,
    elbows: [-1, 1],
    side: 1,
  }),
  // Its mirror over the left shoulder, the arms crossed before the breast.
  'Posta di Donna Sinestra': stand({
    hip: [0, -148],
    lean: 4,
    feet: [-54, 58],
    hilt: [-26, -228],
    blade: 163,
    elbows: [-1, -1],
    side: -1,
  }),
  // The window: hilt beside the head, the point forward.
  'Posta di Finestra': stand({
    hip: [-4, -148],
    lean: -4,
    feet: [-50, 50],
    hilt: [40, -281],
    blade: 5,
    elbows: [1, 1],
    side: 1,
  }),
  // The crown: upright before the body, hilt to the left at the breastbone.
  'Frontale ditta Corona': stand({
    hip: [-2, -148],
    lean: 0,
    feet: [-54, 50],
    hilt: [78, -200],
    blade: -76,
    elbows: [1, 1],
    side: -1,
  }),
  // The long guard: the sword held out.
  'Posta Longa': stand({
    hip: [2, -138],
    lean: 14,
    feet: [-88, 50],
    hilt: [98, -214],
    blade: -4,
    elbows: [1, 1],
    side: 0,
  }),
  // The short guard: hilt at the belly, the point up and in line.
  'Posta Breve': stand({
    hip: [4, -150],
    lean: 2,
    feet: [-66, 46],
    hilt: [46, -158],
    blade: -42,
    elbows: [1, 1],
    side: 0,
  }),
  // The two horns: hilt close before the breast, the point at his eyes.
  'Posta di Bicorno': stand({
    hip: [0, -146],
    lean: 6,
    feet: [-66, 50],
    hilt: [62, -216],
    blade: -15,
    elbows: [1, 1],
    side: 0,
  }),
  // The long tail: behind, the point to the rear, leaning in.
  'Posta di Coda Longa': stand({
    hip: [0, -140],
    lean: 20,
    feet: [-66, 62],
    hilt: [-42, -158],
    blade: 163,
    elbows: [1, 1],
    side: 1,
  }),
  // The whole iron gate: low on the right, the point at the ground.
  'Tutta Porta di Ferro': stand({
    hip: [-4, -152],
    lean: -2,
    feet: [-52, 36],
    hilt: [10, -158],
    blade: 74,
    elbows: [1, 1],
    side: 1,
  }),
  // The middle iron gate: before the body, the point low and forward.
  'Mezana Porta di Ferro': stand({
    hip: [0, -150],
    lean: 2,
    feet: [-56, 48],
    hilt: [46, -150],
    blade: 41,
    elbows: [1, 1],
    side: 0,
  }),
  // The boar's tooth: low on the left, the point rising to strike.
  'Dente di Zenghiaro': stand({
    hip: [0, -148],
    lean: 4,
    feet: [-58, 50],
    hilt: [34, -152],
    blade: 21,
    elbows: [1, 1],
    side: -1,
  }),
  // The middle tooth: across the belly, almost level.
  'Dente di Zenghiaro la Mezana': stand({
    hip: [2, -150],
    lean: 2,
    feet: [-70, 42],
    hilt: [28, -146],
    blade: -12,
    elbows: [1, 1],
    side: -1,
  }),
};

/** A blow on its way: where the swing begins and where it is when it must be answered. */
export const BLOWS: Readonly<Record<string, { from: Pose; to: Pose }>> = {
  MF: {
    from: stand({ lean: -4, hilt: [8, -282], blade: -128, side: 1 }),
    to: stand({ hip: [14, -140], lean: 12, feet: [-78, 66], hilt: [92, -226], blade: -14, side: 1 }),
  },
  RF: {
    from: stand({ lean: 0, hilt: [2, -276], blade: -142, side: -1 }),
    to: stand({ hip: [12, -140], lean: 10, feet: [-74, 64], hilt: [88, -236], blade: -26, side: -1 }),
  },
  MM: {
    from: stand({ lean: -2, hilt: [30, -232], blade: -58, side: 1 }),
    to: stand({ hip: [14, -140], lean: 10, feet: [-76, 66], hilt: [90, -206], blade: 3, side: 1 }),
  },
  RM: {
    from: stand({ lean: 4, hilt: [30, -236], blade: -62, side: -1 }),
    to: stand({ hip: [14, -140], lean: 8, feet: [-76, 64], hilt: [88, -212], blade: -4, side: -1 }),
  },
  MS: {
    from: stand({ lean: 6, hilt: [10, -150], blade: 92, side: 1 }),
    to: stand({ hip: [14, -140], lean: 8, feet: [-76, 66], hilt: [88, -190], blade: -30, side: 1 }),
  },
  RS: {
    from: stand({ lean: 8, hilt: [16, -148], blade: 84, side: -1 }),
    to: stand({ hip: [12, -140], lean: 8, feet: [-74, 64], hilt: [86, -198], blade: -36, side: -1 }),
  },
  PU: {
    from: stand({ lean: 0, hilt: [26, -180], blade: -6, side: 0 }),
    to: stand({ hip: [24, -128], lean: 20, feet: [-96, 86], hilt: [118, -206], blade: 2, side: 0 }),
  },
};

/** The way of the point, as a card shows it: from where, round which corner; a thrust goes straight. */
export const SWEEPS: Readonly<Record<string, { from: [number, number]; over: [number, number] }>> = {
  MF: { from: [-120, -268], over: [110, -356] },
  RF: { from: [-130, -256], over: [100, -372] },
  MM: { from: [-140, -196], over: [120, -96] },
  RM: { from: [-140, -232], over: [120, -310] },
  MS: { from: [-60, -30], over: [200, 16] },
  RS: { from: [-70, -40], over: [200, 6] },
};

/** A cover: the blade across, before the blow has come. */
export const PARRIES: Readonly<Record<string, Pose>> = {
  MF: stand({ hip: [4, -146], lean: 0, feet: [-58, 54], hilt: [70, -212], blade: -62, side: 1 }),
  RF: stand({ hip: [2, -146], lean: 0, feet: [-56, 52], hilt: [66, -220], blade: -54, side: -1 }),
  MS: stand({ hip: [4, -146], lean: -2, feet: [-58, 54], hilt: [72, -182], blade: -44, side: 1 }),
  RS: stand({ hip: [4, -146], lean: -2, feet: [-58, 54], hilt: [68, -188], blade: -48, side: -1 }),
};

export const POSES = {
  /** At rest, both hands on the pommel, the point on the ground. */
  wait: stand({ hip: [0, -154], lean: 0, feet: [-14, 22], hilt: [44, -150], blade: 90, side: 0 }),
  salute: stand({ hip: [0, -154], lean: 0, feet: [-20, 26], hilt: [36, -214], blade: -88, side: 0 }),
  /** Beaten aside. */
  parried: stand({ hip: [-2, -148], lean: 0, feet: [-64, 46], hilt: [58, -162], blade: 24, side: 0 }),
  /** The two swords of a bind. */
  bound: stand({ hip: [12, -142], lean: 8, feet: [-78, 58], hilt: [84, -194], blade: -46, side: 0 }),
  /** A hand lets go and takes hold of him. */
  grip: stand({
    hip: [46, -142],
    lean: 12,
    feet: [-50, 100],
    hilt: [96, -236],
    blade: -58,
    side: 1,
    free: [152, -204],
  }),
  gripped: stand({ hip: [4, -144], lean: -6, feet: [-66, 40], hilt: [62, -204], blade: -78, side: 0 }),
  struck: stand({ hip: [-22, -138], lean: -22, feet: [-72, 34], hilt: [30, -150], blade: 58, side: 0 }),
  yields: stand({ hip: [-10, -96], lean: 10, feet: [-66, 34], hilt: [54, -142], blade: 82, side: 0 }),
  victory: stand({ hip: [0, -154], lean: -4, feet: [-40, 40], hilt: [34, -290], blade: -72, side: 1 }),
} as const;

const GRIPS: Partial<Pose> = { hip: [46, -142], lean: 12, feet: [-50, 100], side: 1 };

/** Plays at close quarters: who does it, and to whom. */
export const PLAYS: Readonly<Record<string, { mine: Pose; his: Pose }>> = {
  'Soprana Tor di Spada': {
    mine: stand({ ...GRIPS, hilt: [100, -262], blade: -14, free: [150, -190] }),
    his: stand({ hip: [4, -144], lean: -8, feet: [-66, 40], hilt: [62, -184], blade: 34, side: 0 }),
  },
  'Push the Elbow and Pommel Strike': {
    mine: stand({ ...GRIPS, hilt: [128, -272], blade: -160, free: [158, -222] }),
    his: stand({ hip: [-8, -142], lean: -18, feet: [-72, 36], hilt: [44, -236], blade: -104, side: 0 }),
  },
  'Ligadura Mezana': {
    mine: stand({ ...GRIPS, lean: 4, hilt: [56, -164], blade: 62, free: [146, -170] }),
    his: stand({ hip: [10, -140], lean: 24, feet: [-62, 50], hilt: [70, -162], blade: 44, side: 0 }),
  },
  'Grab the Hilt and Strike': {
    mine: stand({ ...GRIPS, lean: 4, hilt: [30, -290], blade: -128, free: [150, -200] }),
    his: stand({ hip: [0, -146], lean: -8, feet: [-66, 40], hilt: [62, -200], blade: -62, side: 0 }),
  },
  'Twist and Pommel Strike': {
    mine: stand({ ...GRIPS, hilt: [126, -250], blade: 142, free: [150, -188] }),
    his: stand({ hip: [-10, -142], lean: -20, feet: [-74, 34], hilt: [56, -180], blade: 12, side: 0 }),
  },
  'Keep the Handle and Turn the Point': {
    mine: stand({ ...GRIPS, lean: 8, hilt: [70, -206], blade: -8, free: [98, -206] }),
    his: stand({ hip: [-22, -138], lean: -22, feet: [-72, 34], hilt: [20, -160], blade: 70, side: 0 }),
  },
  'Turn with the Push and Strike Roverso': {
    mine: stand({ hip: [10, -142], lean: -8, feet: [-60, 66], hilt: [66, -262], blade: -24, side: -1 }),
    his: stand({ hip: [26, -132], lean: 30, feet: [-60, 84], hilt: [88, -150], blade: 40, side: 0 }),
  },
  'Contra Ligadura at Half-sword': {
    mine: stand({ ...GRIPS, lean: 8, hilt: [44, -186], blade: -6, free: [150, -198] }),
    his: stand({ hip: [0, -140], lean: 16, feet: [-66, 46], hilt: [58, -170], blade: 76, side: 0 }),
  },
  'Free the Hilt and Wrap the Arms': {
    mine: stand({ ...GRIPS, lean: 18, hilt: [6, -148], blade: 132, free: [156, -176] }),
    his: stand({ hip: [4, -142], lean: 10, feet: [-66, 42], hilt: [64, -166], blade: 88, side: 0 }),
  },
  'Cover and Pommel Strike': {
    mine: stand({ ...GRIPS, lean: 14, hilt: [132, -268], blade: -136 }),
    his: stand({ hip: [-24, -138], lean: -26, feet: [-76, 34], hilt: [36, -152], blade: 52, side: 0 }),
  },
};

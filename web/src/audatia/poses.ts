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

import type { Face } from '../parts/faces.ts';
import { type Pose, POSES } from '../swordplay/poses.ts';

/** What a picture of a game is asked for. */
export interface SceneProps {
  /** As wide as a stage, with room between the two; else as high as a cover. */
  wide?: boolean;
  /** The one at the right has not come yet. */
  ghost?: boolean;
  /** Who else belongs to it and stands behind the two; null for somebody who has not come yet. */
  behind?: readonly (Face | null)[];
  /** Which of a game's battles; empty for the one that is printed on its cover. */
  battle?: string;
}

/** The blade upright before the face. */
export const SALUTE: Pose = {
  ...POSES.guard,
  lean: -2,
  arm: [62, -122, -26],
  off: [112, -24],
  front: [82, 8],
  back: [100, 2],
};

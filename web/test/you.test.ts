import { expect, test } from 'vitest';
import { toldTo } from '../src/live/you.ts';

test.each([
  ['Mara attacks Tom with Lunge, for 3.', 'You attack Tom with Lunge, for 3.'],
  ['Tom attacks Mara with Lunge, for 3.', 'Tom attacks you with Lunge, for 3.'],
  ["Mara's Cloak is used up.", 'Your Cloak is used up.'],
  ['Mara parries with Rapier.', 'You parry with Rapier.'],
  [
    'Mara is tripped and will have no combat next turn.',
    'You are tripped and will have no combat next turn.',
  ],
  ['Mara discards Duck.', 'You discard Duck.'],
  ['Mara passes.', 'You pass.'],
  ['Turn 3: Mara.', 'Turn 3: You.'],
  ['The cards of Mara lie open: Punta.', 'Your cards lie open: Punta.'],
  ['The cards of Maramba lie open.', 'The cards of Maramba lie open.'],
  [
    'Mara fights as Galeazzo and takes up the Basic cards.',
    'You fight as Galeazzo and take up the Basic cards.',
  ],
  ['Mara has no answer and yields: Punta and roses.', 'You have no answer and yield: Punta and roses.'],
  ['Mara scores and has 2 points.', 'You score and have 2 points.'],
  ['Mara runs to the stairs and reaches Tom.', 'You run to the stairs and reach Tom.'],
  ['Maramba draws 2 cards.', 'Maramba draws 2 cards.'],
])('to Mara %s is %s', (told, heard) => expect(toldTo(told, 'Mara')).toBe(heard));

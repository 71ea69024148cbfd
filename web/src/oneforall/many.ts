const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "Two hits". */
export const many = (count: number, one: string, more = `${one}s`): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? one : more}`;

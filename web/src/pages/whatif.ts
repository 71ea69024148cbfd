/** A card set as its file has it: groups of cards, each with a name. */
type Content = Record<string, unknown>;

const isFields = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All cards of a set, wherever they stand in it. */
function* cardsOf(value: unknown): Generator<Content> {
  if (Array.isArray(value)) for (const one of value) yield* cardsOf(one);
  else if (isFields(value)) {
    if (typeof value.name === 'string') yield value;
    else for (const one of Object.values(value)) yield* cardsOf(one);
  }
}

/** The names of the cards that have a number one could change, each once. */
export function namesOf(content: Content): string[] {
  const named = [...cardsOf(content)].filter((card) => Object.values(card).some(Number.isInteger));
  return [...new Set(named.map((card) => String(card.name)))];
}

/** The numbers of a card. */
export function fieldsOf(content: Content, name: string): { name: string; value: number }[] {
  const card = [...cardsOf(content)].find((one) => one.name === name);
  return Object.entries(card ?? {}).flatMap(([field, value]) =>
    typeof value === 'number' && Number.isInteger(value) ? [{ name: field, value }] : [],
  );
}

/** The set with one number of a card changed. */
export function changed(content: Content, card: string, field: string, to: number): Content {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isFields(value)) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)]));
    return value.name === card && field in value ? { ...fields, [field]: to } : fields;
  };
  return copy(content) as Content;
}

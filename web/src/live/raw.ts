/** The text of `table.view` as it came, so that its hash can be checked byte for byte. */
export function rawView(text: string): string | null {
  const table = valueOf(text, 0, 'table');
  return table === null ? null : valueOf(table, 0, 'view');
}

/** The raw value of a key of the object that starts at `from`. */
function valueOf(text: string, from: number, key: string): string | null {
  let at = text.indexOf('{', from) + 1;
  while (at > 0 && at < text.length) {
    at = skipBlank(text, at);
    if (text[at] !== '"') return null;
    const nameEnd = skipValue(text, at);
    const name = text.slice(at + 1, nameEnd - 1);
    const valueAt = skipBlank(text, skipBlank(text, nameEnd) + 1);
    const end = skipValue(text, valueAt);
    if (name === key) return text.slice(valueAt, end);
    at = skipBlank(text, end) + 1;
  }
  return null;
}

function skipBlank(text: string, at: number): number {
  while (at < text.length && ' \n\r\t'.includes(text[at] ?? '')) at++;
  return at;
}

function skipString(text: string, at: number): number {
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i + 1;
  }
  return text.length;
}

function skipValue(text: string, at: number): number {
  if (text[at] === '"') return skipString(text, at);
  let depth = 0;
  for (let i = at; i < text.length;) {
    const c = text[i] ?? '';
    if (c === '"') {
      i = skipString(text, i);
      continue;
    }
    if (depth === 0 && (c === ',' || c === '}' || c === ']')) return i;
    if (c === '{' || c === '[') depth++;
    if (c === '}' || c === ']') {
      depth--;
      if (depth === 0) return i + 1;
    }
    i++;
  }
  return text.length;
}

/** The first 16 hex digits of the SHA-256; null where the browser offers no digest. */
export async function hashOf(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest).slice(0, 8)].map((b) => b.toString(16).padStart(2, '0')).join('');
}

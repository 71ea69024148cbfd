import { literal } from './literal.ts';

const ODD: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };

/** What one does, of what somebody does. */
function ours(verb: string): string {
  const known = ODD[verb];
  if (known) return known;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** What follows the verb up to the end of its clause, in which somebody may do a second thing. */
function alsoOurs(rest: string): string {
  const end = rest.search(/[.:,]/);
  const clause = end < 0 ? rest : rest.slice(0, end);
  return (
    clause.replace(/ and ([a-z]+s)\b/g, (_, verb: string) => ` and ${ours(verb)}`) + rest.slice(clause.length)
  );
}

/** A sentence of the log as it is told to who did it: 'Mara strikes Tom' is 'You strike Tom' to Mara. */
export function toldTo(text: string, name: string): string {
  if (name === '' || !text.includes(name)) return text;
  const owned = text.replace(
    new RegExp(`\\b([Tt])he ([a-z]+) of ${literal(name)}(?![\\p{L}\\p{N}])`, 'gu'),
    (_, t: string, thing: string) => `${t === 'T' ? 'Your' : 'your'} ${thing}`,
  );
  const parts = owned.split(name);
  return parts
    .map((part, i) => {
      if (i === 0) return part;
      const begins = /(^|[.:!] ?)$/.test(parts[i - 1] ?? '');
      if (/^[\p{L}\p{N}]/u.test(part)) return name + part;
      if (part.startsWith("'s ") || part.startsWith('’s '))
        return `${begins ? 'Your' : 'your'}${part.slice(2)}`;
      const verb = /^ ([a-z]+)(?=\b)/.exec(part);
      if (!begins || !verb) return `${begins ? 'You' : 'you'}${part}`;
      return `You ${ours(verb[1] ?? '')}${alsoOurs(part.slice(verb[0].length))}`;
    })
    .join('');
}

// A module of WebAssembly as text, read into lists of words and written again.

const WORD = /[()]|\$?"(?:[^"\\]|\\.)*"|[^\s()"]+/g;

/** The expressions of a text; each is a word or a list of expressions. */
export function read(text) {
  const open = [[]];
  for (const [word] of text.matchAll(WORD))
    if (word === '(') open.push([]);
    else if (word === ')') {
      const whole = open.pop();
      open.at(-1).push(whole);
    } else open.at(-1).push(word);
  return open[0];
}

export const write = (expression) =>
  typeof expression === 'string' ? expression : `(${expression.map(write).join(' ')})`;

/** Whether an expression begins with a word. */
export const isA = (expression, word) => Array.isArray(expression) && expression[0] === word;

/** Whether something holds for an expression, or for one in it. */
export const some = (expression, holds) =>
  Array.isArray(expression) && (holds(expression) || expression.some((each) => some(each, holds)));

/** A module, as text, taken apart: what stands before its functions, and each of them. */
export function parted(module) {
  const begin = module.indexOf('\n (func ');
  const functions = module
    .slice(begin)
    .replace(/\)\s*$/, '')
    .split(/\n(?= \(func )/)
    .slice(1);
  return { head: module.slice(0, begin), functions };
}

export const joined = ({ head, functions }) => `${head}\n${functions.join('\n')})\n`;

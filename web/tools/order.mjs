// Lets a module, as text, say the same in an order that is packed better.
import { joined, parted } from './sexpr.mjs';

/** So many functions have a number of one byte, with what is imported. */
const SHORT = 90;

const NAME = String.raw`\$"(?:[^"\\]|\\.)*"|\$[^\s()]+`;
const LOCAL = /^ +\(local \S+ (.*)\)$/gm;
const LOCALS = /(?:^ +\(local .*\)\n)+/gm;

function counted(all) {
  const count = new Map();
  for (const each of all) count.set(each, (count.get(each) ?? 0) + 1);
  return (each) => count.get(each) ?? 0;
}

/** Puts the locals of each function in the order of how common their types are: so their list begins alike in many. */
export function commonTypesFirst(module) {
  const often = counted([...module.matchAll(LOCAL)].map(([, type]) => type));
  const type = (line) => line.replace(LOCAL, '$1');
  const rank = (a, b) => often(b) - often(a) || (a < b ? -1 : a > b ? 1 : 0);
  return module.replace(LOCALS, (lines) =>
    lines
      .split('\n')
      .slice(0, -1)
      .sort((a, b) => rank(type(a), type(b)))
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** Puts the functions that are called most before all others, which stay in their order. */
export function mostCalledFirst(module) {
  const { head, functions } = parted(module);
  const often = counted([...module.matchAll(new RegExp(`\\(call (${NAME})`, 'g'))].map(([, name]) => name));
  const name = new RegExp(`\\(func (${NAME})`);
  const calls = new Map(functions.map((each) => [each, often(name.exec(each)[1])]));
  const first = new Set([...functions].sort((a, b) => calls.get(b) - calls.get(a)).slice(0, SHORT));
  return joined({ head, functions: [...first, ...functions.filter((each) => !first.has(each))] });
}

// Lets a list that is written out be made at once.
//
// The compiler makes an empty array and puts one value after the other into it. That is three instructions for each value
// that say nothing: which array, which place, and that it is put there. WebAssembly can make an array of values that it
// is given, so that only the values are left.
import { isA, joined, parted, read, some, write } from './sexpr.mjs';

const MAKER = /^\$"?Array<.*>@new"?$/;
const HOLDS_STATEMENTS = new Set(['func', 'block', 'loop', 'then', 'else']);
const LEAVES = /^(br|br_.*|return|return_call.*|throw.*)$/;

const uses = (value, locals) =>
  some(value, ([word, name]) => /^local\.(get|set|tee)$/.test(word) && locals.includes(name));

/** What makes the array and puts the first value into it; undefined if a statement does something else. */
function begun(statement) {
  if (!isA(statement, 'array.set')) return undefined;
  const [, data, target] = statement;
  const tee = isA(target, 'local.tee');
  const [word, , field, made] = tee ? target[2] : target;
  if (word !== 'struct.get' || field !== '$@data' || !isA(made, 'local.tee')) return undefined;
  const [, array, call] = made;
  const [called, maker, type, size] = call;
  return called === 'call' && MAKER.test(maker) && isA(type, 'global.get') && isA(size, 'i32.const')
    ? { data, array, filled: tee ? target[1] : undefined, maker, type, size: Number(size[1]) }
    : undefined;
}

/** The values that statements put into an array, all of them and in order; undefined if they do something else. */
function values(statements, { array, filled, size }) {
  const found = [];
  for (let i = 0; i < size; i++) {
    if (!isA(statements[i], 'array.set')) return undefined;
    const [, , target, place, value] = statements[i];
    const same = i === 0 || (isA(target, 'local.get') && target[1] === filled);
    if (!same || !isA(place, 'i32.const') || Number(place[1]) !== i) return undefined;
    if (uses(value, [array, filled]) || some(value, ([word]) => LEAVES.test(word))) return undefined;
    found.push(value);
  }
  return found;
}

const ofValues = (maker) => maker.replace('@new', '@of');

/** A function with its lists made at once; the makers that it needs for that are added to some. */
function made(expression, makers) {
  if (typeof expression === 'string') return expression;
  const list = expression.map((each) => made(each, makers));
  if (!HOLDS_STATEMENTS.has(list[0])) return list;
  for (let i = 1; i < list.length; i++) {
    const one = begun(list[i]);
    const all = one && values(list.slice(i, i + one.size), one);
    if (!all) continue;
    makers.add(one.maker);
    const data = ['array.new_fixed', one.data, String(one.size), ...all];
    const kept = one.filled ? ['local.tee', one.filled, data] : data;
    list.splice(i, one.size, ['local.set', one.array, ['call', ofValues(one.maker), one.type, kept]]);
  }
  return list;
}

/** Of what makes an array of a size what makes it of its values. */
function maker(func) {
  let data;
  const of = (expression) => {
    if (!isA(expression, 'array.new_default'))
      return Array.isArray(expression) ? expression.map(of) : expression;
    [, data] = expression;
    return expression[2];
  };
  const [word, name, ...rest] = of(func);
  const size = rest.filter((each) => isA(each, 'param')).at(-1);
  const takes = ['param', size[1], ['ref', data]];
  return [
    word,
    ofValues(name),
    ...rest.filter((each) => !isA(each, 'type')).map((each) => (each === size ? takes : each)),
  ];
}

/** A module, as text, whose lists are made at once. */
export function atOnce(module) {
  const { head, functions } = parted(module);
  const makers = new Set();
  const before = functions.map((each) => read(each)[0]);
  // Whoever catches what a value throws could look at what it was to be put into.
  const all = before.map((each) =>
    some(each, ([word]) => word === 'try_table') ? each : made(each, makers),
  );
  const more = before.filter(([, name]) => makers.has(name)).map(maker);
  if (more.length !== makers.size) throw new Error('what makes an array is not there');
  return joined({ head, functions: [...all, ...more].map(write) });
}

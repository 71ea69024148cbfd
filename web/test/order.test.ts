import { expect, test } from 'vitest';
import { commonTypesFirst, mostCalledFirst } from '../tools/order.mjs';

const many = Array.from({ length: 100 }, (_, i) => ` (func $f${i}\n  (call $f95)\n  (call $"f 96")\n )`);

test('variables of common types come first, whatever they are used for', () => {
  const module = `(module
 (func $a
  (local $0 (ref $rare))
  (local $1 i32)
  (local $2 (ref null $common))
  (local $3 i32)
  (local.set $1 (i32.const 0))
 )
 (func $b
  (local $0 (ref null $common))
  (local $1 i32)
 ))`;
  expect(commonTypesFirst(module).match(/\(local \$\d .*/g)).toEqual([
    '(local $1 i32)',
    '(local $3 i32)',
    '(local $2 (ref null $common))',
    '(local $0 (ref $rare))',
    '(local $1 i32)',
    '(local $0 (ref null $common))',
  ]);
});

test('functions that are called most come first, and no other leaves its place', () => {
  const named = many.map((each, i) => (i === 96 ? each.replace('$f96', '$"f 96"') : each));
  const module = `(module\n (memory 1)\n${named.join('\n')})`;
  const ordered = mostCalledFirst(module);
  const names = [...ordered.matchAll(/\(func (\$"[^"]*"|\S+)/g)].map(([, name]) => name);
  expect(names.slice(0, 4)).toEqual(['$f95', '$"f 96"', '$f0', '$f1']);
  expect(names.slice(-3)).toEqual(['$f97', '$f98', '$f99']);
  expect(names).toHaveLength(100);
  expect(ordered.startsWith('(module\n (memory 1)\n (func ')).toBe(true);
});

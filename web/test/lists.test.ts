import binaryen from 'binaryen';
import { expect, test } from 'vitest';
import { atOnce } from '../tools/lists.mjs';

/** A module as the compiler writes it, with a function that has such a body. */
const module = (body: string): string => `(module
 (type $Data (array (mut anyref)))
 (type $Array (struct (field $@data (ref $Data))))
 (global $class i32 (i32.const 7))
 (func $Array<Object>@new (param $0 i32) (param $1 i32) (result (ref $Array))
  (struct.new $Array (array.new_default $Data (local.get $1))))
 (func $value (param $0 i32) (result anyref)
  (ref.i31 (local.get $0)))
 (func $list (result (ref null $Array))
  (local $0 (ref null $Array))
  (local $1 (ref $Data))
  ${body}
  (local.get $0)))`;

const first = (size: number): string => `(array.set $Data
   (local.tee $1 (struct.get $Array $@data
    (local.tee $0 (call $Array<Object>@new (global.get $class) (i32.const ${size})))))
   (i32.const 0) (call $value (i32.const 5)))`;

const put = (place: number, value: string): string =>
  `(array.set $Data (local.get $1) (i32.const ${place}) ${value})`;

const three = `${first(3)} ${put(1, '(ref.null none)')} ${put(2, '(call $value (i32.const 8))')}`;

test('a list that is written out is made at once, of the same values', () => {
  const text = atOnce(module(three));
  expect(text).toContain(
    '(local.set $0 (call $Array<Object>@of (global.get $class) (local.tee $1 (array.new_fixed $Data 3 ' +
      '(call $value (i32.const 5)) (ref.null none) (call $value (i32.const 8))))))',
  );
  expect(text).not.toContain('array.set');
  const whole = binaryen.parseText(text);
  whole.setFeatures(binaryen.Features.GC | binaryen.Features.ReferenceTypes | binaryen.Features.Multivalue);
  expect(whole.validate()).toBe(1);
});

test.each([
  ['has values that are not written out', `${first(3)} ${put(1, '(ref.null none)')}`],
  ['is filled in another order', `${first(3)} ${put(2, '(ref.null none)')} ${put(1, '(ref.null none)')}`],
  ['holds itself', `${first(2)} ${put(1, '(local.get $0)')}`],
  [
    'somebody could see half filled who catches something',
    `(block $caught (try_table (catch_all $caught) (nop))) ${three}`,
  ],
  ['may be left half filled', `${first(2)} ${put(1, '(block (result anyref) (return (ref.null none)))')}`],
])('a list that %s stays as it is', (_, body) => {
  expect(atOnce(module(body))).not.toContain('array.new_fixed');
});

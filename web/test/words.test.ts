import binaryen from 'binaryen';
import { expect, test } from 'vitest';
import { numbered, packed, quoted, texts, UNPACKING } from '../tools/words.mjs';

const WORDS = ['', 'a', 'Touché!', 'x'.repeat(127), 'é'.repeat(128), 'Ω'.repeat(300), '„so“'];

test('texts that were packed are unpacked as the compiler had them', async () => {
  const data = packed(WORDS.map((word) => Buffer.from(word)));
  const module = binaryen.parseText(`(module
    (memory (export "memory") 1)
    (data (i32.const 0) "${quoted(data)}")
    ${UNPACKING}
    (export "unpack" (func $teavm@unpackWords)))`);
  module.setFeatures(binaryen.Features.BulkMemory | binaryen.Features.BulkMemoryOpt);
  const { instance } = await WebAssembly.instantiate(new Uint8Array(module.emitBinary()));
  const { memory, unpack } = instance.exports as {
    memory: WebAssembly.Memory;
    unpack: (many: number) => void;
  };
  unpack(WORDS.length);
  const found = texts(Buffer.from(memory.buffer, 0, data.length));
  expect(found.map(String)).toEqual(WORDS);
});

const MODULE = `(module
 (type $java.lang.String (struct))
 (type $teavm@stringArray (array (mut (ref $java.lang.String))))
 (global $teavm@string<0>so (ref $java.lang.String) (struct.new_default $java.lang.String))
 (global $teavm@string<1>be (ref $java.lang.String) (struct.new_default $java.lang.String))
 (global $teavm@string<2>no (ref $java.lang.String) (struct.new_default $java.lang.String))
 (global $named (ref $java.lang.String) (global.get $teavm@string<1>be))
 (memory 1)
 (data $0 (i32.const 0) "\\02so\\02be\\02no")
 (func $teavm@initStrings (param $0 (ref $teavm@stringArray)))
 (func $start
  (call $teavm@initStrings
   (array.new_fixed $teavm@stringArray 3
    (global.get $teavm@string<0>so) (global.get $teavm@string<1>be) (global.get $teavm@string<2>no))))
 (func $say (result (ref $java.lang.String)) (global.get $teavm@string<0>so)))`;

test('a module asks for its texts by number, and has none that nobody asks for', () => {
  const module = numbered(MODULE);
  expect(module).toContain('"be\\00so\\00"');
  expect(module).toContain('(func $say (result (ref $java.lang.String)) (call $teavm@word (i32.const 1))');
  expect(module).not.toContain('teavm@string<0>');
  expect(module).not.toContain('teavm@string<2>');
  expect(module).toMatch(
    /array\.new_fixed \$teavm@stringArray 2 \(global\.get \$teavm@string<1>be\) \(struct\.new_default/,
  );
});

test('a module whose texts lie elsewhere is refused', () => {
  expect(() => numbered('(module)')).toThrow('not where they were');
});

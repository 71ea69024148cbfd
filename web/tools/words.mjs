// Lets a module hold its texts so that they are packed well.
//
// The compiler gives each text a global, and lists all of them again where they are filled: two bytes for each that no
// packing makes less. Here they stand in one array and are asked for by their number. In the data they stand in the
// order of the alphabet, each with a zero behind it; before anything reads them, they are given back the lengths that
// the compiler puts before them.

/** What fills the texts when the module is started; it must stay a function of its own until then. */
export const FILLING = 'teavm@initStrings';

const TEXT = String.raw`\$teavm@string<\d+>[^\s()"]*|\$"teavm@string<\d+>[^"]*"`;
const FILLED = new RegExp(
  String.raw`\(call \$${FILLING}\s*\(array\.new_fixed \$teavm@stringArray \d+([^()]|\((?!call)[^()]*\))*\)\s*\)`,
);
const DATA = /\(data (\S+) \(i32\.const 0\) "((?:[^"\\]|\\.)*)"\)/;

/** The longest that a length of two bytes can tell. */
const LONGEST = 1 << 14;

const ASKED = `
 (func $teavm@word (param $number i32) (result (ref $java.lang.String))
  (array.get $teavm@stringArray (global.get $teavm@words) (local.get $number)))`;

/** Gives so many texts at the beginning of the memory their lengths back, in the place of the zeros behind them. */
export const UNPACKING = `
 (func $teavm@unpackWords (param $left i32)
  (local $at i32) (local $end i32) (local $length i32) (local $byte i32)
  (loop $word
   (local.set $end (local.get $at))
   (local.set $length (i32.const 0))
   (loop $scan
    (if (local.tee $byte (i32.load8_u (local.get $end)))
     (then
      (local.set $length
       (i32.add (local.get $length) (i32.ne (i32.and (local.get $byte) (i32.const 0xC0)) (i32.const 0x80))))
      (local.set $end (i32.add (local.get $end) (i32.const 1)))
      (br $scan))))
   (local.set $byte (i32.add (i32.gt_u (local.get $length) (i32.const 127)) (i32.const 1)))
   (memory.copy
    (i32.add (local.get $at) (local.get $byte)) (local.get $at) (i32.sub (local.get $end) (local.get $at)))
   (if (i32.eq (local.get $byte) (i32.const 1))
    (then (i32.store8 (local.get $at) (local.get $length)))
    (else
     (i32.store8 (local.get $at) (i32.or (local.get $length) (i32.const 128)))
     (i32.store8 (i32.add (local.get $at) (i32.const 1)) (i32.shr_u (local.get $length) (i32.const 7)))))
   (local.set $at (i32.add (local.get $end) (local.get $byte)))
   (br_if $word (local.tee $left (i32.sub (local.get $left) (i32.const 1))))))
`;

/** The bytes that a text of a module stands for. */
function bytes(quoted) {
  const plain = { t: 9, n: 10, r: 13, '"': 34, "'": 39, '\\': 92 };
  const found = [];
  for (const [, letter, code, any] of quoted.matchAll(/\\(?:([tnr"'\\])|([0-9a-f]{2}))|([^\\])/gi))
    if (letter) found.push(plain[letter]);
    else if (code) found.push(Number.parseInt(code, 16));
    else found.push(...Buffer.from(any));
  return Buffer.from(found);
}

export const quoted = (data) =>
  data.latin1Slice().replace(/[^ !#-[\]-~]/g, (byte) => `\\${Buffer.from(byte, 'latin1').toString('hex')}`);

/** The texts that lie one behind the other, each with its length in letters before it. */
export function texts(data) {
  const found = [];
  for (let at = 0; at < data.length;) {
    let length = 0;
    for (let shift = 0, more = 128; more; shift += 7) {
      length |= (data[at] & 127) << shift;
      more = data[at++] & 128;
    }
    const begin = at;
    for (; length > 0; length--) {
      if (data[at] === 0 || data[at] >= 0xf0) throw new Error('a text has a letter that cannot stand in it');
      at += data[at] < 0x80 ? 1 : data[at] < 0xe0 ? 2 : 3;
    }
    found.push(data.subarray(begin, at));
  }
  return found;
}

/** The texts with zeros behind them, as many as their lengths will need. */
export function packed(all) {
  return Buffer.concat(
    all.flatMap((text) => {
      const { length } = text.toString();
      if (length >= LONGEST) throw new Error('a text is too long');
      return [text, Buffer.alloc(length > 127 ? 2 : 1)];
    }),
  );
}

/**
 * A module, as text, that asks for its texts by their numbers. That something is of a type and of none below it is
 * known of a global, not of what a function gives, and no browser is told it anyway.
 */
export function numbered(exact) {
  const module = exact.replace(/\(exact ([^()]+)\)/g, '$1');
  const filled = FILLED.exec(module)?.[0];
  const data = DATA.exec(module);
  if (!filled || !data) throw new Error('the texts of the module are not where they were');
  const names = filled.match(new RegExp(TEXT, 'g'));
  const all = texts(bytes(data[2]));
  if (all.length !== names.length) throw new Error(`${names.length} texts are filled, of ${all.length}`);
  const used = new Set(module.replace(filled, '').match(new RegExp(`(?<=\\(global\\.get )(${TEXT})`, 'g')));
  const order = names
    .map((_, i) => i)
    .filter((i) => used.has(names[i]))
    .sort((a, b) => Buffer.compare(all[a], all[b]));
  const number = new Map(order.map((from, to) => [names[from], to]));

  const begin = module.indexOf('\n (func ');
  const inGlobals = new Set(module.slice(0, begin).match(new RegExp(`(?<=\\(global\\.get )(${TEXT})`, 'g')));
  const list = order.map((i) =>
    inGlobals.has(names[i]) ? `(global.get ${names[i]})` : '(struct.new_default $java.lang.String)',
  );
  const words = `
 (global $teavm@words (ref $teavm@stringArray)
  (array.new_fixed $teavm@stringArray ${list.length} ${list.join(' ')}))`;
  const filling = `(call $teavm@unpackWords (i32.const ${list.length}))
   (call $${FILLING} (global.get $teavm@words))`;

  const head = module
    .slice(0, begin)
    .replace(new RegExp(`\\n \\(global (${TEXT}) .*`, 'g'), (line, name) => (inGlobals.has(name) ? line : ''))
    .replace(DATA, (_, name) => `(data ${name} (i32.const 0) "${quoted(packed(order.map((i) => all[i])))}")`);
  const code = module
    .slice(begin)
    .split(filled)
    .map((part) =>
      part.replace(
        new RegExp(`\\(global\\.get (${TEXT})\\)`, 'g'),
        (_, name) => `(call $teavm@word (i32.const ${number.get(name)}))`,
      ),
    )
    .join(filling);
  return `${head}${words}${ASKED}${UNPACKING}${code}`;
}

/** What a module carries that is not its own language, but for the names of its parts: text leaves it out. */
export function carried(module) {
  const found = [];
  for (let at = 8; at < module.length;) {
    const begin = at++;
    let size = 0;
    for (let shift = 0, more = 128; more; shift += 7) {
      size |= (module[at] & 127) << shift;
      more = module[at++] & 128;
    }
    const name = module.subarray(at + 1, at + 1 + module[at]).toString();
    at += size;
    if (module[begin] === 0 && name !== 'name') found.push(module.subarray(begin, at));
  }
  return found;
}

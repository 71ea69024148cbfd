// Makes rules that were compiled to WebAssembly smaller: node tools/shrink.mjs FROM TO
//
// Binaryen sees all of it at once, and that nothing else calls into it. It could see more if the compiler did not fill
// the tables of methods, and what is known of each class, when the rules are started, one field after the other. So that
// is settled first: what can stand in a global from the beginning does.
import { readFileSync, writeFileSync } from 'node:fs';
import binaryen from 'binaryen';
import { atOnce } from './lists.mjs';
import { commonTypesFirst, mostCalledFirst } from './order.mjs';
import { carried, FILLING, numbered } from './words.mjs';

const { Features, StructSet } = binaryen;

/** Those parts of WebAssembly that the compiler writes; any browser that has the first has all. */
const FEATURES =
  Features.GC |
  Features.ReferenceTypes |
  Features.ExceptionHandling |
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.NontrappingFPToInt |
  Features.SignExt |
  Features.MutableGlobals |
  Features.Multivalue |
  Features.Strings;

/** Whether a class is told its own table, which is only asked of arrays: each would have to come before the other. */
const needless = ({ of, index, global }) =>
  index === 0 && of.endsWith('@class') && !of.startsWith('Array<') && global === of.replace(/@class$/, '@vt');

/** Whose names somebody asks for: what went wrong, and the folders of what bots have learnt. */
const NAMED = /^(&|java\.lang\.|derring\.bots\.)|(Exception|Error)@class$/;

/** Whether a class is told a name that nobody asks for. */
const nameless = ({ of, global }) =>
  of.endsWith('@class') && global?.startsWith('teavm@string<') && !NAMED.test(of);

const isA = (expression, id) => binaryen.getExpressionId(expression) === id;
const info = (expression) => binaryen.getExpressionInfo(expression);

class Settling {
  constructor(module) {
    this.module = module;
    this.globals = new Map();
    for (let i = 0; i < module.getNumGlobals(); i++) {
      const global = binaryen.getGlobalInfo(module.getGlobalByIndex(i));
      this.globals.set(global.name, global);
    }
    /** What is set, of each global: the values by their fields. */
    this.settled = new Map();
    /** Globals of which something stays that is done to them, so that what follows must stay, too. */
    this.open = new Set();
  }

  /** A value that is known before anything runs; undefined if it is not. */
  known(expression, given) {
    switch (binaryen.getExpressionId(expression)) {
      case binaryen.GlobalGetId:
        return { expression, global: info(expression).name };
      case binaryen.RefFuncId:
      case binaryen.ConstId:
        return { expression };
      case binaryen.RefNullId:
        return { expression: null };
      case binaryen.LocalGetId:
        return given[info(expression).index];
      default:
        return undefined;
    }
  }

  /** What a statement sets, if it only sets fields of globals to what is known. */
  sets(statement, given = []) {
    if (isA(statement, binaryen.StructSetId)) {
      const of = this.known(StructSet.getRef(statement), given);
      const value = this.known(StructSet.getValue(statement), given);
      return of?.global && value
        ? [{ of: of.global, index: StructSet.getIndex(statement), ...value }]
        : undefined;
    }
    if (!isA(statement, binaryen.CallId)) return undefined;
    const { target, operands } = info(statement);
    const { body } = binaryen.getFunctionInfo(this.module.getFunction(target));
    const known = operands.map((operand) => this.known(operand, given));
    if (!body || known.includes(undefined)) return undefined;
    const all = statements(body).map((each) => this.sets(each, known));
    return all.includes(undefined) ? undefined : all.flat();
  }

  fits({ of }) {
    const { mutable, init } = this.globals.get(of);
    const fresh = isA(init, binaryen.StructNewId) && binaryen.StructNew.getNumOperands(init) === 0;
    return fresh && !mutable && !this.open.has(of);
  }

  /** Settles what the statements of a function begin with; what is left to do. */
  settle(body) {
    const left = [];
    for (const statement of statements(body)) {
      const sets = this.sets(statement);
      if (sets?.every((set) => this.fits(set))) {
        for (const set of sets) {
          if (!this.settled.has(set.of)) this.settled.set(set.of, new Map());
          if (!needless(set) && !nameless(set)) this.settled.get(set.of).set(set.index, set);
        }
      } else {
        const operands = isA(statement, binaryen.CallId) ? info(statement).operands : [];
        for (const operand of operands) this.open.add(this.known(operand, [])?.global);
        for (const set of sets ?? []) this.open.add(set.of);
        left.push(statement);
      }
    }
    return [...this.ordered(), ...left];
  }

  /** Puts globals after those that they refer to; where that cannot be, something stays to be set. */
  ordered() {
    const order = new Set();
    const above = new Set();
    const late = [];
    const visit = (name) => {
      above.add(name);
      for (const set of [...(this.settled.get(name)?.values() ?? [])]) {
        if (set.global && above.has(set.global)) {
          this.settled.get(name).delete(set.index);
          late.push(set);
        } else if (set.global && !order.has(set.global)) {
          visit(set.global);
        }
      }
      above.delete(name);
      order.add(name);
    };
    for (const name of this.globals.keys()) if (!order.has(name)) visit(name);
    this.rewrite([...order].filter((name) => !this.globals.get(name).module));
    return late.map((set) => {
      const global = this.module.global.get(set.of, this.globals.get(set.of).type);
      return this.module.struct.set(set.index, global, this.module.copyExpression(set.expression));
    });
  }

  rewrite(names) {
    const begun = names.map((name) => this.begun(name));
    for (const name of names) this.module.removeGlobal(name);
    names.forEach((name, i) => {
      const { type, mutable } = this.globals.get(name);
      this.module.addGlobal(name, type, mutable, begun[i]);
    });
  }

  /** What a global begins with. */
  begun(name) {
    const { module } = this;
    const { type, init } = this.globals.get(name);
    const settled = this.settled.get(name);
    if (!settled) return module.copyExpression(init);
    const heap = binaryen.getHeapType(type);
    const values = [];
    for (let i = 0; i < binaryen._BinaryenStructTypeGetNumFields(heap); i++) {
      const value = settled.get(i)?.expression;
      values.push(
        value
          ? module.copyExpression(value)
          : zero(module, binaryen._BinaryenStructTypeGetFieldType(heap, i)),
      );
    }
    return module.struct.new(values, heap);
  }
}

function statements(body) {
  const all = isA(body, binaryen.BlockId) ? info(body).children : [body];
  return all.filter((each) => !isA(each, binaryen.NopId));
}

function zero(module, type) {
  switch (type) {
    case binaryen.i32:
      return module.i32.const(0);
    case binaryen.i64:
      return module.i64.const(0, 0);
    case binaryen.f32:
      return module.f32.const(0);
    case binaryen.f64:
      return module.f64.const(0);
    default:
      return module.ref.null(type);
  }
}

function settle(module) {
  const start = module.getStart();
  const body = new Settling(module).settle(binaryen.getFunctionInfo(start).body);
  binaryen.Function.setBody(start, module.block(null, body));
  if (!module.validate()) throw new Error('what was settled is no module');
}

/** What the runtime could give away to other modules, of which there are none. */
const NEEDLESS = ['teavm.malloc', 'teavm.realloc', 'teavm.free'];

function optimize(module, ...passes) {
  module.runPasses(['no-inline', ...passes]);
  module.optimize();
}

function parsed(text) {
  const module = binaryen.parseText(text, FEATURES);
  if (!module.validate()) throw new Error('what was rewritten is no module');
  return module;
}

binaryen.setClosedWorld(true);
binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
binaryen.setTrapsNeverHappen(true); // a page that traps has failed, wherever it goes on
binaryen.setPassArgument('no-inline', FILLING);

const [from, to] = process.argv.slice(2);
const whole = readFileSync(from);
const compiled = binaryen.readBinary(whole, FEATURES);
for (const name of NEEDLESS) compiled.removeExport(name);
settle(compiled);
optimize(compiled);
compiled.runPasses(['minimize-rec-groups']); // or types are told twice
const module = parsed(atOnce(compiled.emitText()));
optimize(module, 'gufa');
optimize(module, 'type-merging');
module.runPasses([
  'reorder-functions-by-name', // what is alike lies side by side, and is packed better
  'minimize-rec-groups', // types that do not hang on each other need not be told together
]);
const small = parsed(mostCalledFirst(commonTypesFirst(numbered(module.emitText()))));
writeFileSync(to, Buffer.concat([small.emitBinary(), ...carried(whole)]));

// For tests: random messages drawn from the schemas, and spoilt ones.
import fc from 'fast-check';

/** The parts of a valibot schema that are used here. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Likely values of a field by its name, so that messages get past the first checks. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Values that the schema accepts. Throws at an unknown kind of schema. */
export function fromSchema(of: unknown, hints: Hints, name = ''): fc.Arbitrary<unknown> {
  const hint = hints[name];
  const drawn = drawnFrom(of as Schema, hints, name);
  return hint === undefined || (of as Schema).type === 'array'
    ? drawn
    : fc.oneof({ weight: 4, arbitrary: hint }, { weight: 1, arbitrary: drawn });
}

function drawnFrom(schema: Schema, hints: Hints, name = ''): fc.Arbitrary<unknown> {
  const need = (type: string): unknown => schema.pipe?.find((part) => part.type === type)?.requirement;
  switch (schema.type) {
    case 'strict_object': {
      const entries = Object.entries(schema.entries ?? {});
      const required = entries.filter(([, entry]) => entry.type !== 'exact_optional').map(([key]) => key);
      return fc.record(
        Object.fromEntries(entries.map(([key, entry]) => [key, fromSchema(entry, hints, key)])),
        { requiredKeys: required },
      );
    }
    case 'exact_optional':
      return drawnFrom(schema.wrapped as Schema, hints);
    case 'nullable':
      return fc.option(drawnFrom(schema.wrapped as Schema, hints));
    case 'array':
      return fc.array(fromSchema(schema.item, hints, name), {
        maxLength: Math.min(3, Number(need('max_length') ?? 3)),
      });
    case 'strict_tuple':
      return fc.tuple(...(schema.items ?? []).map((item) => drawnFrom(item, hints)));
    case 'variant':
    case 'union':
      return fc.oneof(...(schema.options as Schema[]).map((option) => drawnFrom(option, hints)));
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(schema.literal);
    case 'string': {
      const regex = need('regex');
      if (regex instanceof RegExp) return fc.stringMatching(regex);
      const most = Number(need('max_length') ?? 50);
      // Letters of two units count twice.
      return fc.string({ maxLength: most, unit: 'binary' }).map((drawn) => drawn.slice(0, most));
    }
    case 'number':
      return fc.integer({
        min: Number(need('min_value') ?? -(2 ** 31)),
        max: Number(need('max_value') ?? 2 ** 31 - 1),
      });
    default:
      throw new Error(`a schema of the kind ${schema.type}`);
  }
}

const prototypes = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length'];
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Any JSON value, preferably one that programs stumble over. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    -0,
    0.5,
    1e308,
    2 ** 53,
    -(2 ** 53),
    '',
    ' ',
    '-',
    '0',
    'null',
    'constructor',
    '__proto__',
    '\u0000',
    '\ud800',
    '\u202e',
    'é'.repeat(30),
    '👩‍👩‍👧‍👦'.repeat(20),
    '\u0301'.repeat(100),
    [],
    {},
    [[]],
    { _placeholder: true, num: 0 },
    { toString: 1, valueOf: null },
  ),
  fc.constantFrom(100, 1000, 9000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(3, 50, 1000).map(nested),
  fc.constantFrom(10, 1000).map((length) => Array.from({ length }, (_, index) => index)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

type Change = (parent: Record<string, unknown>, key: string) => void;
const changes: fc.Arbitrary<Change> = fc.oneof(
  hostile.map<Change>((value) => (parent, key) => set(parent, key, structuredClone(value))),
  fc.constant<Change>((parent, key) => void delete parent[key]),
  fc.tuple(fc.oneof(fc.constantFrom(...prototypes), fc.string({ maxLength: 12 })), hostile).map<Change>(
    ([name, value]) =>
      (parent) =>
        set(parent, name, structuredClone(value)),
  ),
  fc.constant<Change>((parent, key) => set(parent, key, [parent[key], parent[key]])),
  fc.constant<Change>((parent, key) => set(parent, key, { value: parent[key] })),
  fc.constant<Change>((parent, key) => set(parent, key, JSON.stringify(parent[key]) ?? 'undefined')),
  fc.constant<Change>((parent, key) => {
    const value = parent[key];
    if (typeof value === 'string') set(parent, key, value + value);
    if (typeof value === 'number') set(parent, key, -value - 0.5);
  }),
);

/** Makes an own key even of __proto__. */
function set(parent: Record<string, unknown>, key: string, value: unknown): void {
  if (Array.isArray(parent) && key === 'length') return;
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The message with one to three changes, or something else altogether. */
export function spoilt(message: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(message, fc.array(fc.tuple(changes, fc.nat()), { minLength: 1, maxLength: 3 }))
    .map(([value, list]) => {
      const root: Record<string, unknown> = { root: structuredClone(value) };
      for (const [change, where] of list) {
        const places = placesIn(root);
        const place = places[where % places.length];
        if (place !== undefined) change(...place);
      }
      return root['root'];
    });
  return fc.oneof({ weight: 6, arbitrary: changed }, { weight: 1, arbitrary: hostile });
}

function placesIn(root: Record<string, unknown>): [Record<string, unknown>, string][] {
  const found: [Record<string, unknown>, string][] = [];
  const open: Record<string, unknown>[] = [root];
  for (const parent of open) {
    for (const key of Object.keys(parent).slice(0, 20)) {
      found.push([parent, key]);
      const value = parent[key];
      if (typeof value === 'object' && value !== null && found.length < 60)
        open.push(value as Record<string, unknown>);
    }
  }
  return found;
}

import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Call } from '../../contract/call';
import { allCalls } from '../../contract/calls';
import type { Json } from '../../games/kit/rules/round';

/** Values in place of the expected ones. All of them can be sent as JSON. */
export const HOSTILE_VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53 + 1,
  -(2 ** 63),
  '',
  ' ',
  '-1',
  '0',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e9',
  '1e400',
  '1,000',
  '9'.repeat(400),
  '0001-01-01',
  '9999-12-31',
  '٥٠٠',
  'null',
  'undefined',
  '\n',
  'a\r\nset-cookie: x=1',
  "' OR 1=1 --",
  '$1; DROP TABLE players',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '%00',
  '\u202e\u200b',
  '😀'.repeat(50),
  'A'.repeat(10_000),
  [],
  [1],
  ['500'],
  [[[[]]]],
  {},
  { amount: '500' },
  { $gt: '' },
  { length: 1 },
  { toString: 'x', valueOf: 'x' },
];

const PRIVILEGES = [
  'isAdmin',
  'role',
  'status',
  'verified',
  'giveBonus',
  'finance',
  'payout',
  'uid',
  'isOwn',
] as const;

/** Fields that a caller might try to set: every field of every reply, and privileges. */
const FOREIGN_NAMES: readonly string[] = [
  ...new Set([...PRIVILEGES, ...allCalls.flatMap((call) => fieldNames(call.reply))]),
];

/**
 * A contract refuses every field that it does not name, which {@link takenNames} asks it for all of them. Of every call
 * the server is sent the privileges and one in so many of the others, and over all calls each of them.
 */
const SENT_ONE_IN = 8;

const sentNames = (call: Call): string[] => {
  const first = [...call.path].reduce((sum, character) => sum + character.charCodeAt(0), 0) % SENT_ONE_IN;
  return FOREIGN_NAMES.filter((_, index) => index < PRIVILEGES.length || index % SENT_ONE_IN === first);
};

/** The foreign fields that the contract of a call takes beside those of a valid body. */
export const takenNames = (call: Call, good: Json): string[] => {
  const own = new Set(bodyFields(call));
  return FOREIGN_NAMES.filter(
    (name) => !own.has(name) && isTaken(call, { ...(good as object), [name]: foreignValue(own) }),
  );
};

const isTaken = (call: Call, body: object): boolean => z.safeParse(call.body, body).success;

const foreignValue = (own: ReadonlySet<string>): Json => (own.size === 0 ? 1 : '1');

/** The names of all fields of a schema, at any depth. */
function fieldNames(schema: Call['reply']): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, item] of Object.entries(node)) {
      if (name === 'properties') for (const field of Object.keys(item)) names.add(field);
      visit(item);
    }
  };
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...names];
}

/** The names of a body's own fields, optional ones included. */
export function bodyFields(call: Call): string[] {
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' });
  const either = [schema, ...(schema.anyOf ?? [])] as readonly { readonly properties?: object }[];
  return [...new Set(either.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** A body with one error. `text` is JSON, which can express more than an object literal. */
export interface Mutant {
  readonly label: string;
  readonly text: string;
}

/**
 * Bodies made from a valid one, which comes first: every value at every depth replaced by every hostile one,
 * every field left out, foreign fields added, and values that are not an object.
 */
export function mutantsOf(call: Call, good: Json): Mutant[] {
  const mutants: Mutant[] = [];
  const add = (label: string, body: Json) => mutants.push({ label, text: JSON.stringify(body) });
  const fields = good as { readonly [name: string]: Json };
  add('nothing', good);
  for (const name of bodyFields(call)) {
    for (const [index, value] of HOSTILE_VALUES.entries())
      add(`${name} #${index}`, { ...fields, [name]: value });
  }
  for (const [path, value] of placesIn(good)) {
    for (const [index, hostile] of HOSTILE_VALUES.entries()) {
      if (path.length > 1) add(`${path.join('.')} #${index}`, replaced(good, path, hostile));
    }
    add(`without ${path.join('.')}`, replaced(good, path, undefined));
    add(`${path.join('.')} in an array`, replaced(good, path, [value]));
  }
  const own = new Set(bodyFields(call));
  for (const name of sentNames(call)) {
    if (!own.has(name)) add(`with ${name}`, { ...fields, [name]: foreignValue(own) });
  }
  const inner = JSON.stringify(good).slice(1, -1);
  const comma = inner === '' ? '' : ',';
  for (const name of ['__proto__', 'constructor', 'prototype', '', '\\u0000', '\\ud800']) {
    mutants.push({ label: `with "${name}"`, text: `{${inner}${comma}"${name}":{"isAdmin":true}}` });
  }
  mutants.push(
    { label: 'no object: array', text: `[${JSON.stringify(good)}]` },
    { label: 'no object: text', text: '"text"' },
    { label: 'no object: number', text: '5' },
    { label: 'no object: true', text: 'true' },
    { label: 'nested', text: `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}` },
    { label: 'no JSON', text: '{"a":' },
    { label: 'NaN', text: '{"a":NaN}' },
    { label: 'single quotes', text: "{'a':1}" },
    { label: 'a comment', text: '{/* */}' },
    { label: 'a byte order mark', text: `\ufeff${JSON.stringify(good)}x` },
    { label: 'two bodies', text: '{}{}' },
    { label: 'too large', text: JSON.stringify({ ...fields, filler: 'A'.repeat(1_000_000) }) },
  );
  return mutants;
}

/** Every path below the top of a value, with the value there. */
function placesIn(value: Json, path: readonly string[] = []): [string[], Json][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]): [string[], Json][] => [
    [[...path, name], item],
    ...placesIn(item, [...path, name]),
  ]);
}

function replaced(value: Json, [name, ...rest]: readonly string[], by: Json | undefined): Json {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  const copy: Record<string, Json> = { ...(value as Record<string, Json>) };
  const inside = copy[name];
  if (rest.length > 0 && inside !== undefined) copy[name] = replaced(inside, rest, by);
  else if (by === undefined) delete copy[name];
  else copy[name] = by;
  return Array.isArray(value) ? Object.values(copy) : copy;
}

/**
 * Amounts in pesos that every call must refuse: not text, not in the format of an amount, or not above zero.
 */
export function hostileAmounts(count: number, seed: number): Json[] {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789.,-+eExX _'), minLength: 1, maxLength: 24 });
  const arbitrary = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.string({ maxLength: 30 }),
    digits,
    fc.float().map((number) => `${number}`),
    fc.bigInt({ min: 1n, max: 10n ** 30n }).map((number) => `-${number}`),
    fc.bigInt({ min: 10n ** 12n, max: 10n ** 40n }).map((number) => `${number}`),
    fc.nat().map((number) => `${number}.${'0'.repeat(3)}`),
    fc.nat().map((number) => ` ${number}`),
    fc.nat().map((number) => `0${number}`),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  );
  const isAmount = (value: unknown) =>
    typeof value === 'string' && /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/.test(value) && Number(value) > 0;
  const written: Json[] = [
    ...HOSTILE_VALUES,
    ...['0', '0.0', '0.00', '1e-37', '1e+2', '5 ', '+5', '５', '1_000', '5.', '.5', '5.000', '00.5', '1/2'],
    ...['9007199254740993', '99999999999999999999', '₱500', '500 PHP', '5\u0000', 'Infinity', '--5', '5-'],
  ];
  const drawn = fc.sample(arbitrary, { numRuns: count, seed }) as Json[];
  return [...written, ...drawn]
    .filter((value) => JSON.stringify(value) !== undefined && !isAmount(value))
    .slice(0, count);
}

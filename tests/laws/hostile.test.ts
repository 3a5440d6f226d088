import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { AMOUNT_MAX, formatPesos, parsePesos } from '../../games/kit/rules/money';
import { type Json, parseBet } from '../../games/kit/rules/round';
import { cases, fix, isLoyalty, mustParse } from './cases';

const WRITTEN = [
  '-1',
  '+1',
  '-0',
  '1e-37',
  '1e400',
  '1E2',
  '0x10',
  '0b1',
  '0o7',
  '1,000',
  '1.000,00',
  ' 5',
  '5 ',
  '5\n',
  '\t5',
  '05',
  '00.5',
  '.5',
  '5.',
  '5..5',
  '5.5.5',
  '1.234',
  '0.001',
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '1_000',
  '9007199254740993.5',
  '9'.repeat(13),
  '9'.repeat(400),
  '1n',
  '٣',
  '５',
  '1\u0000',
  '\ufeff1',
  '1\u200b',
  '−1',
  '½',
  '1/2',
  '(1)',
  '1;2',
  "1'--",
  '$1',
  '₱1',
  '1 000',
  '1e',
  'e1',
  '--1',
];

const NOT_STRINGS: readonly unknown[] = [
  -1,
  0,
  1,
  0.1,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  2 ** 53 + 1,
  true,
  false,
  null,
  undefined,
  [],
  ['1'],
  [1],
  {},
  { value: '1' },
  { valueOf: () => 1 },
  1n,
  Symbol.iterator,
  () => '1',
  new Date(0),
  /1/,
];

/** Texts that are almost amounts. */
const nearAmounts = fc.string({
  unit: fc.constantFrom(...'0123456789.,-+eExX _nN٣'),
  maxLength: 24,
});

describe('a hostile amount', () => {
  it.each(WRITTEN)('is refused as the text %j', (text) => {
    expect(z.safeDecode(amount, text).success).toBe(false);
    // Each check must refuse it alone: the codec's pattern, and the parser behind it.
    expect(parsePesos(text)).toBeNull();
  });

  it.each(NOT_STRINGS.map((value) => [typeof value, value]))('is refused as a %s', (_, value) => {
    expect(z.safeDecode(amount, value as never).success).toBe(false);
  });

  it('is either refused, or parsed to exactly its digits', () => {
    fc.assert(
      fc.property(fc.oneof(nearAmounts, fc.string()), (text) => {
        const read = z.safeDecode(amount, text);
        const plain = /^(0|[1-9]\d*)(\.\d{1,2})?$/.test(text);
        if (!plain) {
          expect(read.success).toBe(false);
          return;
        }
        const [whole = '', decimals = ''] = text.split('.');
        const exact = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
        expect(read.success).toBe(exact <= AMOUNT_MAX && whole.length <= 12);
        if (read.success) expect(read.data).toBe(exact);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is formatted to the amount it was parsed from', () => {
    fc.assert(
      fc.property(nearAmounts, (text) => {
        const read = parsePesos(text);
        if (read !== null) expect(Number(formatPesos(read))).toBe(Number(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** The path of every value inside a JSON value, itself included. */
function places(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = replaced((value as Record<string, unknown>)[key], rest, by);
  return copy;
}

describe.each(cases)('a hostile bet on $title', ({ name, rules, trial }) => {
  const POISON: readonly unknown[] = [
    ...NOT_STRINGS.filter((value) => typeof value !== 'function' && typeof value !== 'symbol'),
    ...WRITTEN,
    { __proto__: { stake: '1' } },
    JSON.parse('{"__proto__":{"stake":"1"},"constructor":1}'),
    Array.from({ length: 1_000 }, () => '1'),
  ];

  it('is refused without throwing, or has a valid stake', () => {
    let refused = 0;
    for (const wire of fc.sample(trial.bets, { numRuns: 12, seed: 3 })) {
      for (const path of places(wire).slice(0, 40)) {
        for (const poison of POISON) {
          const bet = parseBet(rules, replaced(wire, path, poison));
          if (bet === null) refused += 1;
          else {
            const paid = isLoyalty(rules) ? bet.pricePoints >= 1 : bet.stakeCentavos >= 100n;
            expect(
              paid && bet.maxPayoutCentavos >= 0n,
              fix(name, 'rules/bet.ts', `must refuse ${JSON.stringify(bet.wire)}`),
            ).toBe(true);
          }
        }
      }
    }
    expect(refused, fix(name, 'rules/bet.ts', 'must refuse malformed values')).toBeGreaterThan(1_000);
  });

  it('may not have unknown fields', () => {
    fc.assert(
      fc.property(
        trial.bets,
        fc.constantFrom('payout', 'outcome', 'nonce', 'uid', 'giveBonus'),
        (wire, field) => {
          expect(mustParse(rules, wire)).toBeDefined();
          for (const path of places(wire)) {
            const inside = path.reduce<unknown>(
              (value, key) => (value as Record<string, unknown>)[key],
              wire,
            );
            if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) continue;
            expect(
              parseBet(rules, replaced(wire, [...path, field], '1')),
              fix(name, 'rules/bet.ts', 'must use z.strictObject, which refuses unknown fields'),
            ).toBeNull();
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});

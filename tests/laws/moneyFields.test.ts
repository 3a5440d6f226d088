import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../contract/call';
import { allCalls, signedCalls } from '../../contract/calls';
import { allDeskCalls } from '../../contract/desk/calls';
import { amount } from '../../games/kit/rules/amount';
import { hostileAmounts } from '../support/hostile';

const VALUES = 10_000;

interface Node {
  readonly def: {
    readonly shape?: Readonly<Record<string, unknown>>;
    readonly innerType?: unknown;
    readonly element?: unknown;
    readonly options?: readonly unknown[];
  };
}

/** The paths of a body's money fields. */
function moneyFields(schema: unknown, path: readonly string[] = []): string[] {
  if (schema === amount) return [path.join('.')];
  const { shape = {}, innerType, element, options = [] } = (schema as { readonly _zod: Node })._zod.def;
  return [
    ...Object.entries(shape).flatMap(([name, field]) => moneyFields(field, [...path, name])),
    ...[innerType, element, ...options].flatMap((inner) =>
      inner === undefined ? [] : moneyFields(inner, path),
    ),
  ];
}

const fields = [...allCalls, ...signedCalls, ...allDeskCalls].flatMap((call: Pick<Call, 'path' | 'body'>) =>
  moneyFields(call.body).map((field) => `${call.path} ${field}`),
);

describe('a money field of a call', () => {
  it.each([
    '/x2/recharge/v2 amount',
    '/x2/withdraw/apply/v2 amount',
    '/x2/safer-play/limit most',
    '/x2/og/{game}/auto stopLoss',
    '/x2/desk/adjustment/propose amount',
    '/x2/desk/operation/save settings.content.withdrawFee',
    '/provider/bet amount',
    '/provider/win amount',
  ])('is read as an amount: %s', (field) => {
    expect(fields).toContain(field);
  });

  it(`refuses ${VALUES} values that are no amount above zero`, () => {
    // Some of what is drawn is an amount after all.
    const hostile = hostileAmounts(VALUES + 500, 19).slice(0, VALUES);
    expect(hostile).toHaveLength(VALUES);
    const accepted = hostile.filter((value) => {
      const read = z.safeDecode(amount, value as string);
      return read.success && read.data !== 0n;
    });
    expect(accepted).toEqual([]);
  });
});

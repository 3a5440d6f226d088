import { describe, expect, it } from 'vitest';
import { centavos } from '../../../games/kit/rules/money';
import { dayFileOf } from './dayFile';

const sums = {
  ours: centavos(50_000n),
  theirs: centavos(0n),
  matched: centavos(0n),
  onlyOurs: centavos(50_000n),
  onlyTheirs: centavos(0n),
};

describe('the file of a day', () => {
  it('holds what people typed without a formula in it, and the sums', () => {
    const row = {
      ours: 'CI1',
      theirs: null,
      channel: 'sandbox',
      method: 'GCASH',
      ourAmount: centavos(50_000n),
      theirAmount: null,
      at: '2026-11-22T08:00:00.000Z',
      outcome: 'carried',
      because: null,
      owner: '=HYPERLINK("http://bad.example")',
      reason: '+1, reported after midnight',
      carriedFrom: null,
    };
    const file = { rows: [row], sums, isProved: true, madeAt: '2026-11-23T01:00:00.000Z' };
    const text = dayFileOf('2026-11-22', file, '@maker');
    for (const line of text.split('\r\n')) {
      for (const field of line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)) expect(field).not.toMatch(/^"?[=+@]/);
    }
    expect(text).toContain(`CI1,,sandbox,GCASH,500.00,,2026-11-22T08:00:00.000Z,carried`);
    expect(text).toContain('Only ours,500.00\r\n');
  });
});

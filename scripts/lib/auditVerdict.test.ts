import { describe, expect, it } from 'vitest';
import { verdictOf } from './auditVerdict.mjs';

const answer = (counts: object) =>
  JSON.stringify({
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, ...counts } },
  });

describe('an answer about known flaws', () => {
  it('passes without one, and with small ones', () => {
    expect(verdictOf(answer({}))).toEqual({
      text: 'Known flaws in packages of production: 0 critical, 0 high, 0 moderate, 0 low.',
      status: 0,
    });
    expect(verdictOf(answer({ moderate: 2, low: 1 })).status).toBe(0);
  });

  it.each([[{ high: 1 }], [{ critical: 1 }]])('fails with %j', (counts) => {
    expect(verdictOf(answer(counts)).status).toBe(1);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html>'],
    ['an error', JSON.stringify({ error: { code: 'ENOAUDIT', summary: '' } })],
    ['a part of an answer', JSON.stringify({ metadata: { vulnerabilities: { high: 0 } } })],
  ])('of %s is no pass: nothing was checked', (_, output) => {
    expect(verdictOf(output)).toEqual({
      text: 'No registry answered about known flaws: nothing was checked.',
      status: 2,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { type LogFact, type LogLine, nextLine } from '../../games/kit/fairness/log';
import { checkPins, NO_PINS } from './heldPins';

const end = (digit: string) => digit.repeat(64);
const chain = (game: string, chainEnd: string, firstRound = 1): LogFact => ({
  type: 'chain',
  game,
  chainId: firstRound,
  firstRound,
  length: 100,
  chainEnd,
});
const beacon: LogFact = {
  type: 'beacon',
  network: 'sandbox',
  chainHash: end('f'),
  publicKey: '8'.repeat(192),
  genesis: 1,
  period: 3,
};

function linesOf(facts: readonly LogFact[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const fact of facts) lines.push(nextLine(lines.at(-1) ?? null, fact, 1_000 + lines.length));
  return lines;
}
const textOf = (lines: readonly LogLine[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const logOf = (...facts: readonly LogFact[]) => textOf(linesOf([beacon, ...facts]));

const first = logOf(chain('crash', end('a')), chain('sabong', end('b')));
const held = checkPins(first, NO_PINS, null).pins;
const shown = { game: 'crash', roundNumber: 7, chainEnd: end('a'), chainFrom: 1 };

describe('what a device holds of the public log', () => {
  it('is its first line, the first chain of each game, and its newest line', () => {
    const lines = linesOf([beacon, chain('crash', end('a')), chain('sabong', end('b'))]);
    expect(checkPins(first, NO_PINS, shown)).toEqual({
      fault: null,
      pins: {
        logStart: lines[0]?.hash,
        head: { n: 2, hash: lines[2]?.hash },
        chains: { crash: end('a'), sabong: end('b') },
      },
    });
  });

  it('grows with the log', () => {
    const longer = logOf(chain('crash', end('a')), chain('sabong', end('b')), chain('crash', end('c'), 101));
    const { fault, pins } = checkPins(longer, held, {
      ...shown,
      roundNumber: 101,
      chainEnd: end('c'),
      chainFrom: 101,
    });
    expect(fault).toBeNull();
    expect(pins).toMatchObject({ head: { n: 3 }, chains: held.chains, logStart: held.logStart });
  });

  it('is nothing where there has never been a log', () => {
    expect(checkPins(null, NO_PINS, shown)).toEqual({ fault: null, pins: NO_PINS });
    expect(checkPins(logOf(), NO_PINS, shown).fault).toBeNull();
  });
});

describe('a record that contradicts the device', () => {
  const kindOf = (text: string | null, table: typeof shown | null = shown) =>
    checkPins(text, held, table).fault?.kind ?? null;

  it('is noticed when the log is gone, shorter, rewritten, broken, or begins otherwise', () => {
    expect(kindOf(null)).toBe('logGone');
    expect(kindOf('<html>')).toBe('logUnreadable');
    expect(kindOf(logOf(chain('crash', end('a'))))).toBe('logRewritten');
    expect(kindOf(logOf(chain('crash', end('c')), chain('sabong', end('b'))))).toBe('logRewritten');
    expect(kindOf(textOf(linesOf([chain('crash', end('a'))])))).toBe('logReplaced');
    const [one, two, three] = linesOf([beacon, chain('crash', end('a')), chain('sabong', end('b'))]);
    if (one === undefined || two === undefined || three === undefined) throw new Error('no lines');
    expect(kindOf(textOf([one, { ...two, at: 1 } as LogLine, three]))).toBe('logBroken');
    expect(kindOf(first)).toBeNull();
  });

  it('is noticed when a first chain was replaced although all links hold', () => {
    const text = logOf(chain('crash', end('c')), chain('sabong', end('b')));
    const { fault } = checkPins(text, { ...held, head: null }, null);
    expect(fault).toMatchObject({ kind: 'chainReplaced', found: end('c') });
  });

  it('is noticed when the table shows another chain than the log, or the log two for a round', () => {
    expect(kindOf(first, { ...shown, chainEnd: end('c') })).toBe('chainNotLogged');
    expect(kindOf(first, { ...shown, chainFrom: 5 })).toBe('chainNotLogged');
    expect(kindOf(first, { ...shown, roundNumber: 101 })).toBe('chainNotLogged');
    const inserted = logOf(chain('crash', end('a')), chain('sabong', end('b')), chain('crash', end('c'), 5));
    expect(kindOf(inserted)).toBe('chainNotLogged');
  });
});

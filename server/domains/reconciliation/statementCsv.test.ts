import { describe, expect, it } from 'vitest';
import { formatStatement, parseStatement, StatementError } from './statementCsv';

const HEADER = 'id,reference,method,amount,currency,time';
const TIME = '2026-11-22T23:59:21+08:00';
const file = (...lines: string[]) => [HEADER, ...lines, ''].join('\r\n');

describe('a statement', () => {
  it('is read as it was written', () => {
    const lines = [
      { channelId: 'pay_1', reference: 'CI1', method: 'GCASH', amount: 50_000n, at: new Date(TIME) },
      { channelId: 'out_2', reference: null, method: 'BANK', amount: -99_050n, at: new Date(TIME) },
    ] as const;
    expect(parseStatement(formatStatement(lines))).toEqual(lines);
  });

  it('may quote fields, and begin with a byte order mark', () => {
    const [line] = parseStatement(`\uFEFF${file(`"pay_1","",MAYA,"250.00",PHP,${TIME}`)}`);
    expect(line).toMatchObject({ channelId: 'pay_1', reference: null, amount: 25_000n });
  });

  it('may be empty', () => {
    expect(parseStatement(file())).toEqual([]);
  });

  it.each([
    ['another header', 'id,amount\r\n', 1],
    ['nothing', '', 1],
    ['a missing field', file(`a,,GCASH,1.00,PHP`), 2],
    ['a formula as id', file(`=1+1,,GCASH,1.00,PHP,${TIME}`), 2],
    ['a formula as reference', file(`a,=1+1,GCASH,1.00,PHP,${TIME}`), 2],
    ['an unknown method', file(`a,,CASH,1.00,PHP,${TIME}`), 2],
    ['no amount', file(`a,,GCASH,,PHP,${TIME}`), 2],
    ['an amount of zero', file(`a,,GCASH,0.00,PHP,${TIME}`), 2],
    ['a thousands separator', file(`a,,GCASH,"1,000.00",PHP,${TIME}`), 2],
    ['an exponent', file(`a,,GCASH,1e3,PHP,${TIME}`), 2],
    ['three decimals', file(`a,,GCASH,1.005,PHP,${TIME}`), 2],
    ['two signs', file(`a,,GCASH,--1.00,PHP,${TIME}`), 2],
    ['another currency', file(`a,,GCASH,1.00,USD,${TIME}`), 2],
    ['a time without an offset', file('a,,GCASH,1.00,PHP,2026-11-22T23:59:21'), 2],
    ['a day that there is not', file('a,,GCASH,1.00,PHP,2026-13-22T23:59:21Z'), 2],
    ['an open quote', file(`"a,,GCASH,1.00,PHP,${TIME}`), 2],
    ['one id twice', file(`a,,GCASH,1.00,PHP,${TIME}`, `a,,GCASH,2.00,PHP,${TIME}`), 3],
  ])('is refused with %s, and the line is named', (_, text, line) => {
    expect(() => parseStatement(text)).toThrow(StatementError);
    try {
      parseStatement(text);
    } catch (error) {
      expect(error).toMatchObject({ line });
    }
  });
});

import { centavos, formatPesos, parsePesos } from '../../../games/kit/rules/money';
import type { PayMethod } from '../payments/gateway';

/** One line of a channel's statement. Amounts are centavos, negative for money that went out. */
export interface StatementLine {
  readonly channelId: string;
  readonly reference: string | null;
  readonly method: PayMethod;
  readonly amount: bigint;
  readonly at: Date;
}

const HEADER = ['id', 'reference', 'method', 'amount', 'currency', 'time'] as const;
const METHODS: readonly string[] = ['GCASH', 'MAYA', 'QRPH', 'BANK', 'PIX'] satisfies PayMethod[];
const ID = /^[\w.:-]{1,64}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/;
/** The most lines that one file may have. */
export const STATEMENT_LINES_MAX = 20_000;

/** Why a file is no statement: the number of the line, counted from 1, and what is wrong with it. */
export class StatementError extends Error {
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}`);
    this.name = 'StatementError';
  }
}

/**
 * Reads a statement: CSV with the header `id,reference,method,amount,currency,time`, amounts in pesos, cash out
 * negative, times in ISO 8601 with their offset. All of it or none: throws a StatementError for the first wrong line.
 */
export function parseStatement(text: string): StatementLine[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (rows.at(-1) === '') rows.pop();
  const [header, ...lines] = rows.map((row, index) => fieldsOf(row, index + 1));
  if (header?.join() !== HEADER.join()) throw new StatementError(1, `the header has to be ${HEADER.join()}`);
  if (lines.length > STATEMENT_LINES_MAX) {
    throw new StatementError(STATEMENT_LINES_MAX + 2, `a file has at most ${STATEMENT_LINES_MAX} lines`);
  }
  const seen = new Set<string>();
  return lines.map((fields, index) => {
    const number = index + 2;
    const line = lineOf(fields, number);
    if (seen.has(line.channelId)) throw new StatementError(number, `${line.channelId} stands here twice`);
    seen.add(line.channelId);
    return line;
  });
}

function lineOf(fields: readonly string[], number: number): StatementLine {
  const [channelId = '', reference = '', method = '', pesos = '', currency = '', time = ''] = fields;
  if (fields.length !== HEADER.length) throw new StatementError(number, `it has ${fields.length} fields`);
  if (!ID.test(channelId))
    throw new StatementError(number, 'the id is not 1 to 64 letters, digits or . : - _');
  if (reference !== '' && !ID.test(reference)) throw new StatementError(number, 'the reference is odd');
  if (!METHODS.includes(method))
    throw new StatementError(number, `the method is none of ${METHODS.join(', ')}`);
  const absolute = parsePesos(pesos.replace(/^-/, ''));
  if (absolute === null || absolute === 0n) throw new StatementError(number, 'the amount is not in pesos');
  if (currency !== 'PHP') throw new StatementError(number, 'the currency is not PHP');
  const at = new Date(TIME.test(time) ? time : Number.NaN);
  if (Number.isNaN(at.getTime())) throw new StatementError(number, 'the time is not ISO 8601 with an offset');
  return {
    channelId,
    reference: reference === '' ? null : reference,
    method: method as StatementLine['method'],
    amount: pesos.startsWith('-') ? -absolute : absolute,
    at,
  };
}

/** Splits a row; a quoted field may hold commas and doubled quotes. */
function fieldsOf(row: string, number: number): string[] {
  if (!row.includes('"')) return row.split(',');
  const fields: string[] = [];
  let rest = row;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(,|$)/.exec(rest) ?? /^([^",]*)(,|$)/.exec(rest);
    if (quoted === null) throw new StatementError(number, 'a quote is not closed');
    const [whole, value = '', end] = quoted;
    fields.push(value.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (end === '') return fields;
  }
}

/** A statement as a channel gives it, in the form that {@link parseStatement} reads. */
export const formatStatement = (lines: readonly StatementLine[]): string =>
  [
    HEADER.join(),
    ...lines.map(({ channelId, reference, method, amount, at }) =>
      [channelId, reference ?? '', method, formatPesos(centavos(amount)), 'PHP', at.toISOString()].join(),
    ),
  ]
    .map((line) => `${line}\r\n`)
    .join('');

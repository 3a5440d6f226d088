import { judge } from '../lib/judge';
import type { CallCost } from './callCost';
import type { Checked } from './check';
import type { Latencies, Tally } from './tally';

const FINDINGS_SHOWN = 20;
/** What a call was answered with when it was not: a fault of the server, and no refusal. */
const FAULT = /: (?!4\d\d |\{)/;

const cell = (value: string | number, width: number): string => String(value).padStart(width);
const ms = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(1));

/** Prints latencies, costs and errors, and judges what must be nothing. False where something is wrong. */
export function printReport(
  tally: Tally,
  used: CallCost & { readonly ms: number },
  costs: ReadonlyMap<string, CallCost>,
  { acknowledged, lost, findings }: Checked,
): boolean {
  const { errors } = tally;
  const row = (name: string, { count, p50, p95, p99, most }: Latencies, cost?: CallCost) =>
    [
      name.padEnd(30),
      cell(count, 7),
      cell(((count * 1_000) / used.ms).toFixed(1), 7),
      ...[p50, p95, p99, most].map((value) => cell(ms(value), 8)),
      cell(ms(cost?.nodeMs), 8),
      cell(ms(cost?.databaseMs), 8),
    ].join(' ');
  const alone = [...costs.keys()].filter((name) => !tally.names.includes(name));
  console.log(
    [
      '',
      [
        'ms'.padEnd(30),
        ...['calls', 'a sec.'].map((head) => cell(head, 7)),
        ...['p50', 'p95', 'p99', 'most', 'Node', 'database'].map((head) => cell(head, 8)),
      ].join(' '),
      ...tally.names.map((name) => row(name, tally.latencies(name), costs.get(name))),
      row('all', tally.latencies()),
      ...alone.map(
        (name) =>
          `${name.padEnd(82)} ${cell(ms(costs.get(name)?.nodeMs), 8)} ${cell(ms(costs.get(name)?.databaseMs), 8)}`,
      ),
      '',
      'Waits are those of the players, who share the machine; Node and database are CPU of the call made alone.',
      `All the time: ${percent(used.nodeMs, used.ms)} of one core for the server processes, ${percent(used.databaseMs, used.ms)} for the database.`,
      '',
      errors.length === 0 ? 'No call was refused.' : 'Refused:',
      ...errors.map(([what, times]) => `${cell(times, 7)}  ${what}`),
      '',
      ...findings.slice(0, FINDINGS_SHOWN),
    ].join('\n'),
  );
  const faults = errors.filter(([what]) => FAULT.test(what)).reduce((sum, [, times]) => sum + times, 0);
  console.log(
    [
      `acknowledged calls that the database lacks: ${lost} of ${acknowledged}: ${judge('model', 'acknowledged calls that are lost', lost, 0)}`,
      `calls answered with a fault or not at all: ${faults}: ${judge('model', 'calls with a fault or no answer', faults, 0)}`,
      `self-check: ${findings.length === 0 ? 'the ledger sums to zero, and every payout, order and message is there' : `${findings.length} findings: WRONG`}`,
    ].join('\n'),
  );
  return lost === 0 && findings.length === 0 && acknowledged > 0;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

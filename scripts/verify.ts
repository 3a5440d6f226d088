/**
 * Checks rounds without a network: `npx tsx scripts/verify.ts round.json log.jsonl`, or on standard input. Takes rounds
 * as the app copies them, lists of them, files `rounds-{game}-{date}.jsonl`, and the public `log.jsonl`, in any order.
 *
 *     --rounds 500-510   only these numbers
 *     --pins TEXT        the pins as JSON, or the path of a file with them; otherwise the variable FAIRNESS_PINS
 *
 * Exits with 0 if every round is ok, with 1 if one failed or none was given, with 2 if the input cannot be read, and
 * with 3 if nothing failed but not everything could be checked.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { rangeIn, readEvidence } from '../workers/verify/evidence';
import words from '../workers/verify/page/words/enPH.json' with { type: 'json' };
import { pinsIn } from '../workers/verify/pins';
import { createVerifier, fileReports, type Report, reportOf } from '../workers/verify/report';
import type { CheckState, Reason } from '../workers/verify/reportLine';

const STATES: Readonly<Record<CheckState, string>> = {
  ok: 'ok',
  failed: 'FAILED',
  notChecked: 'not checked',
  notPinned: 'not pinned',
  practice: 'practice',
};

const labelOf = (state: CheckState): string => STATES[state].padEnd(11);
const reasonText = (reason: Reason | null | undefined): string =>
  reason === null || reason === undefined ? '' : words[`reason.${reason}`];

function print({ game, id, state, reason, lines }: Report): void {
  console.log(`\nRound ${id}, ${game}: ${STATES[state]}${reason === null ? '' : `. ${reasonText(reason)}`}`);
  for (const line of lines) {
    const text = [line.found, reasonText(line.reason)].filter((part) => part !== '').join(' - ');
    console.log(`  ${labelOf(line.state)} ${line.name}: ${text}`);
    if (line.state === 'failed' && line.shown !== undefined)
      console.log(`              shown: ${line.shown}`);
  }
}

/** Pins as JSON, or the path of a file with them. */
const pinsFrom = (given: string) =>
  pinsIn(given.trim() === '' || given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8'));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pins: { type: 'string' }, rounds: { type: 'string' } },
  });
  const texts = (positionals.length === 0 ? ['-'] : positionals).map((path) => ({
    name: path === '-' ? '' : basename(path),
    text: readFileSync(path === '-' ? 0 : path, 'utf8'),
  }));
  const evidence = readEvidence(texts, rangeIn(values.rounds ?? ''));
  const verifier = createVerifier(evidence, pinsFrom(values.pins ?? process.env.FAIRNESS_PINS ?? ''));
  const files = fileReports(verifier);
  for (const { name, state, sha256, missing } of files) {
    const rounds = missing.length === 0 ? 'no round is missing' : `missing ${missing.join(', ')}`;
    console.log(`${labelOf(state)} ${name}: ${sha256 === null ? rounds : `sha256 ${sha256}`}`);
  }
  const states = evidence.rounds.map((round) => {
    const report = reportOf(verifier, round);
    print(report);
    return report.state;
  });
  const passed = states.filter((state) => state === 'ok').length;
  const failed = states.filter((state) => state === 'failed').length;
  console.log(
    `\n${passed} of ${states.length} rounds passed, ${failed} failed, ${states.length - passed - failed} not fully checked`,
  );
  if (failed > 0 || states.length === 0 || files.some(({ state }) => state === 'failed'))
    process.exitCode = 1;
  else process.exitCode = passed === states.length ? 0 : 3;
} catch (error) {
  const isUnread = error instanceof Error && 'syscall' in error;
  console.error(
    `${isUnread ? 'This cannot be read' : 'This is not a round'}: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 2;
}

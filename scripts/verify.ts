/**
 * Checks rounds without a network: `npx tsx scripts/verify.ts round.json`, or on standard input. Takes one
 * round as the app copies it, or a list of them. Exits with 0 if every round passed.
 */
import { readFileSync } from 'node:fs';
import { type CopiedRound, roundsIn, verdictOf } from '../workers/verify/roundText';

function report(shown: CopiedRound): boolean {
  console.log(`\nRound ${shown.roundId}, ${shown.game}, ${shown.createdAt}`);
  const verdict = verdictOf(shown);
  if (verdict === null) {
    console.log('  not revealed yet: rotate the seeds first, then copy the round again');
    return false;
  }
  const { ok, checks } = verdict;
  for (const check of checks) {
    console.log(`  ${check.ok ? 'ok    ' : 'FAILED'} ${check.name}: ${check.found}`);
    if (!check.ok) console.log(`        shown: ${check.shown}`);
  }
  return ok;
}

try {
  const path = process.argv[2];
  const rounds = roundsIn(readFileSync(path === undefined || path === '-' ? 0 : path, 'utf8'));
  const passed = rounds.filter(report).length;
  console.log(`\n${passed} of ${rounds.length} rounds passed`);
  process.exitCode = passed === rounds.length && rounds.length > 0 ? 0 : 1;
} catch (error) {
  console.error(`This is not a round: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}

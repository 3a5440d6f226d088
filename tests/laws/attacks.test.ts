/**
 * What a house could do to a round after its betting has closed, and the rule by which verifiers judged before there was a
 * public log: a round by itself, with the chain that it names. By that rule every round here passes; each verifier of
 * today refuses them.
 */

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { crashRules } from '../../games/crash/rules/play';
import { beaconNumber } from '../../games/kit/fairness/beaconNumber';
import type { LogFact } from '../../games/kit/fairness/log';
import { QUICKNET } from '../../games/kit/fairness/network';
import { formatPesos } from '../../games/kit/rules/money';
import { playRound } from '../../games/kit/rules/round';
import { chainFact, dayLines, drawFact, logOf, ownRounds, pins } from './beacon/beaconRounds';
import { mustParse } from './cases';
import { checked, failedIn, failedOf, type Given, optionsOf } from './given';
import { askPython, hasPython, verifyByCommand } from './python';

const folder = mkdtempSync(join(tmpdir(), 'attacks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [first, second, ...later] = ownRounds;
if (first === undefined || second === undefined) throw new Error('there are no rounds');

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * A round that its player won, drawn again with seeds of the house's choice until they lose. Its chain is a new one of
 * one round; everything follows from the seed as it should.
 */
function lost(round: typeof first, hasNumber: boolean) {
  const { beacon, closing, own, ...rest } = round as NonNullable<typeof first>;
  const bet = mustParse(crashRules, rest.bet);
  for (let n = 0; ; n += 1) {
    const serverSeed = sha256(Buffer.from(`chosen ${n}`));
    const number = hasNumber ? beaconNumber(QUICKNET, beacon.round, beacon.signature) : undefined;
    const source = { serverSeed, clientSeed: rest.clientSeed, nonce: rest.nonce, beacon: number };
    const again = playRound(crashRules, bet, source);
    if (again.payoutCentavos > 0n) continue;
    const commitment = sha256(serverSeed).toString('hex');
    return {
      ...rest,
      serverSeed: serverSeed.toString('hex'),
      commitment,
      chain: { chainEnd: commitment, chainFrom: rest.nonce },
      outcome: again.outcome,
      events: again.events,
      payout: formatPesos(again.payoutCentavos),
      ...(hasNumber && { beacon, closing, own }),
    };
  }
}

const won = ownRounds.find(({ payout }) => Number(payout) > 0);
const replaced = lost(won, true);
const replacedV1 = lost(won, false);
const chosenChain: LogFact = {
  type: 'chain',
  game: 'crash',
  chainId: 2,
  firstRound: replaced.nonce,
  length: 1,
  chainEnd: replaced.commitment,
};
/** The day as the house would publish it with the replaced chain. */
const rewrittenDay = dayLines.map((line) => {
  if (line.roundNumber !== replaced.nonce) return line;
  const { commitment, serverSeed, outcome, chain } = replaced;
  if ('commitment' in line) return { ...line, commitment };
  return 'serverSeed' in line ? { ...line, ...chain, serverSeed, outcome } : line;
});
const without = (isLeftOut: (line: (typeof dayLines)[number]) => boolean): Given => ({
  own: [first, ...later],
  day: dayLines.filter((line) => line.roundNumber !== second.nonce || !isLeftOut(line)),
});

/** By attack, what its victim can give a verifier, and what must be found in it. */
const attacks: readonly (readonly [string, Given, readonly string[]])[] = [
  [
    'a chain that replaces the logged one, in a round without a public number',
    { own: [replacedV1], day: [] },
    ['log', 'version'],
  ],
  [
    'a chain that replaces the logged one, in the published file too',
    { own: [replaced], day: rewrittenDay },
    ['log'],
  ],
  [
    'a replaced chain that the log has been given beside the first',
    { own: [replaced], day: rewrittenDay, log: logOf([chainFact, drawFact, chosenChain]) },
    ['log'],
  ],
  [
    'a replaced chain in a log that was written anew',
    { own: [replaced], day: rewrittenDay, log: logOf([chosenChain, drawFact]), pins },
    ['log'],
  ],
  [
    'a replaced chain, though the opening was published or seen',
    { own: [replaced], log: null, pins: null },
    ['published'],
  ],
  [
    'a round that was called off and left out of the record',
    without(() => true),
    [`missing ${second.nonce}`],
  ],
  [
    'a round that was closed, and whose end is not told',
    without((line) => 'serverSeed' in line),
    [`missing ${second.nonce}`],
  ],
  [
    'a round that was logged as called off, and is shown as played',
    {
      own: [first],
      log: logOf([
        chainFact,
        drawFact,
        {
          type: 'calledOff',
          game: 'crash',
          round: first.nonce,
          reason: 'beaconLate',
          beaconRound: first.beacon.round,
          commitment: first.commitment,
          clientSeed: first.closing.clientSeed,
          betsRoot: first.closing.betsRoot,
          bets: first.closing.bets,
          stakes: 7_500,
        },
      ]),
    },
    ['calledOff'],
  ],
];

/** All that verifiers checked before. */
const EARLIER_CHECKS = ['commitment', 'chain', 'outcome', 'payout'];

interface Verdict {
  /** Of each round, the checks of before that passed. */
  readonly earlier: readonly (readonly string[])[];
  /** The checks that failed now, of rounds and files. */
  readonly failed: readonly string[];
  readonly isRefused: boolean;
}

function onThePage(given: Given): Verdict {
  const { reports, files } = checked(given);
  const missing = files.flatMap((file) => file.missing.map((number) => `missing ${number}`));
  const failed = [...reports.flatMap(failedIn), ...missing];
  return {
    earlier: reports.map(({ lines }) =>
      EARLIER_CHECKS.filter((name) => lines.some((line) => line.name === name && line.state === 'ok')),
    ),
    failed,
    isRefused:
      reports.some(({ state }) => state === 'failed') || files.some(({ state }) => state === 'failed'),
  };
}

function printed({ stdout, status }: { readonly stdout: string; readonly status: number | null }): Verdict {
  const rounds = stdout.split(/^Round /m).slice(1);
  const missing = [...stdout.matchAll(/^FAILED +\S+: (missing \d+)$/gm)].map(([, text = '']) => text);
  return {
    earlier: rounds.map((text) =>
      EARLIER_CHECKS.filter((name) => new RegExp(`^ {2}ok +${name}:`, 'm').test(text)),
    ),
    failed: [...failedOf(stdout), ...missing],
    isRefused: status === 1,
  };
}

const verifiers: readonly (readonly [string, (given: Given) => Verdict | Promise<Verdict>])[] = [
  ['the page and the app', onThePage],
  ['the command', (given: Given) => printed(verifyByCommand(optionsOf(folder, given)))],
  ...(hasPython
    ? ([['Python', async (given: Given) => printed(await askPython(optionsOf(folder, given)))]] as const)
    : []),
];

/** The command is slow to start, and shares its code with the page: every other attack is enough. */
const EVERY: Readonly<Record<string, number>> = { 'the command': 2 };

describe.each(verifiers)('%s', (name, judge) => {
  it.each(attacks.filter((_, at) => at % (EVERY[name] ?? 1) === 0))(
    'would have passed %s, and refuses it',
    async (_attack, given, expected) => {
      const { earlier, failed, isRefused } = await judge(given);
      expect(earlier).toEqual((given.own ?? []).map(() => EARLIER_CHECKS));
      expect(failed).toEqual(expect.arrayContaining([...expected]));
      expect(isRefused).toBe(true);
    },
  );
});

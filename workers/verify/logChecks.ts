import { shortNoticeOf } from './chainNotice';
import { type GivenRound, numberOf } from './evidence';
import type { Pins } from './pins';
import { calledOffIn, chainsFor, isChain, type PublicLog, pinBreak, versionFor } from './publicLog';
import type { ReportLine, Verifier } from './reportLine';
import type { ChainFacts } from './verify';

/** That the chain is the logged one, the log leads back to the pin, and the version is that of the log. */
export function anchorLines(
  verifier: Pick<Verifier, 'evidence' | 'pins' | 'shortNotices'>,
  given: GivenRound,
  chain: ChainFacts | null,
): readonly ReportLine[] {
  const { evidence, pins } = verifier;
  const { log } = evidence;
  const { game } = given.round;
  const version = given.round.beacon === undefined ? 'v1' : 'v2';
  if (log === null) {
    const reason = pins === null ? 'notPinned' : 'noLog';
    return [
      { name: 'log', state: pins === null ? 'notPinned' : 'notChecked', found: '', reason },
      { name: 'version', state: 'notChecked', found: version, reason: 'noLog' },
    ];
  }
  const logged = versionFor(log, game, numberOf(given));
  return [
    noticeLine(verifier, given) ?? logLine(log, pins, given, chain),
    logged === null && version === 'v2'
      ? { name: 'version', state: 'notChecked', found: version, reason: 'oldLog' }
      : {
          name: 'version',
          state: (logged ?? 'v1') === version ? 'ok' : 'failed',
          shown: version,
          found: logged ?? 'v1',
        },
  ];
}

/** A round whose chain follows one that was given up too late. */
function noticeLine(
  { evidence, shortNotices }: Pick<Verifier, 'evidence' | 'shortNotices'>,
  given: GivenRound,
): ReportLine | null {
  const notice = shortNoticeOf(evidence, shortNotices, given.round.game, numberOf(given));
  if (notice === null) return null;
  const { n, lastRound, round } = notice;
  return {
    name: 'log',
    state: 'failed',
    found: `line ${n}: after round ${round}, chain ended at ${lastRound}`,
  };
}

function logLine(log: PublicLog, pins: Pins | null, given: GivenRound, chain: ChainFacts | null): ReportLine {
  const { game } = given.round;
  const broken = log.broken ?? (pins === null ? null : pinBreak(log, pins, game));
  if (broken !== null) return { name: 'log', state: 'failed', found: broken };
  const [covering, second] = chainsFor(log, game, numberOf(given));
  if (covering === undefined) return { name: 'log', state: 'notChecked', found: '', reason: 'oldLog' };
  if (second !== undefined)
    return { name: 'log', state: 'failed', found: `chains ${covering.chainId}, ${second.chainId}` };
  const found = `${covering.chainEnd}, ${covering.firstRound}`;
  const shown = chain === null ? '' : `${chain.chainEnd}, ${chain.chainFrom}`;
  if (chain !== null && !isChain(covering, chain)) return { name: 'log', state: 'failed', shown, found };
  return pins === null
    ? { name: 'log', state: 'notPinned', found, reason: 'notPinned' }
    : { name: 'log', state: 'ok', shown, found };
}

/** A round is called off in the data and in the log, or in neither. */
export function calledOffLines(log: PublicLog | null, given: GivenRound): readonly ReportLine[] {
  const { game, calledOff, beacon, commitment, closing } = given.round;
  const logged = log === null ? undefined : calledOffIn(log, game, numberOf(given));
  if (logged === undefined) {
    if (calledOff === undefined) return [];
    const reason = log === null ? 'noLog' : 'oldLog';
    return [{ name: 'calledOff', state: 'notChecked', found: calledOff, reason }];
  }
  const facts = (told: readonly unknown[]) => told.map((part) => String(part ?? null)).join(', ');
  const found = facts([
    logged.reason,
    logged.beaconRound,
    logged.commitment,
    ...(closing === undefined ? [] : [logged.clientSeed, logged.betsRoot, logged.bets, logged.stakes]),
  ]);
  const shown = facts([
    calledOff,
    beacon?.round,
    commitment ?? logged.commitment,
    ...(closing === undefined ? [] : [closing.clientSeed, closing.betsRoot, closing.bets, closing.stakes]),
  ]);
  return [{ name: 'calledOff', state: shown === found ? 'ok' : 'failed', shown, found }];
}

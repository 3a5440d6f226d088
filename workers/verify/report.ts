import { sharedGame } from '../../games/allGames';
import { RAFFLE } from '../../games/kit/fairness/raffle';
import { isBeaconSignature } from '../../games/kit/fairness/signature';
import { TRADE } from '../../games/kit/rules/otherPlay';
import { beaconChecks } from './beaconChecks';
import { ticketPayoutLine, treeLines } from './betChecks';
import { rememberingWalk } from './chain';
import { shortNotices } from './chainNotice';
import { type Evidence, type GivenRound, keyOf, numberOf, type Published } from './evidence';
import { anchorLines, calledOffLines } from './logChecks';
import { orderLines } from './orderChecks';
import type { Pins } from './pins';
import { dayLines, sameJson } from './publicLog';
import { raffleLines } from './raffleChecks';
import type { CheckName, CheckState, Reason, ReportLine, Verifier } from './reportLine';
import { type ChainFacts, type Check, drawnAgain, verify, verifyShared } from './verify';

export interface Report {
  readonly game: string;
  /** The id of the player's round; of a published one its number. */
  readonly id: string;
  readonly state: CheckState;
  /** Why the state is not ok, where no line of a failed check says it. */
  readonly reason: Reason | null;
  readonly lines: readonly ReportLine[];
}

/** A check of a whole file of published rounds. */
export interface FileReport {
  readonly name: string;
  readonly game: string;
  readonly state: CheckState;
  /** The hash of the file, which the log should have; null for the check that no round is missing. */
  readonly sha256: string | null;
  /** The first of the rounds that the file should have. */
  readonly missing: readonly number[];
}

export function createVerifier(evidence: Evidence, pins: Pins | null): Verifier {
  const boundBefore = new Map<string, number>();
  const last = new Map<string, { readonly number: number; readonly beaconRound: number }>();
  const inOrder = [...evidence.rounds].sort((a, b) => numberOf(a) - numberOf(b));
  for (const given of inOrder) {
    const { game, beacon } = given.round;
    if (beacon === undefined) continue;
    const network = `${game}:${beacon.chainHash}`;
    const number = numberOf(given);
    const before = last.get(network);
    // A player may have two bets in one round.
    if (before?.number === number) continue;
    if (before !== undefined) boundBefore.set(keyOf(game, number), before.beaconRound);
    last.set(network, { number, beaconRound: beacon.round });
  }
  return {
    evidence,
    pins,
    walk: rememberingWalk(),
    isSigned: isBeaconSignature,
    boundBefore,
    shortNotices: shortNotices(evidence),
  };
}

/** All checks of one round. Never throws: what cannot be checked says so, and is never ok. */
export function reportOf(verifier: Verifier, given: GivenRound): Report {
  const { game } = given.round;
  if (given.kind === 'order') {
    const lines = orderLines(verifier, given, linesOf);
    return { game, id: given.proof.order.orderId, lines, ...sumOf(lines, true) };
  }
  const id = given.kind === 'own' ? given.round.roundId : String(given.round.roundNumber);
  const lines = linesOf(verifier, given);
  return { game, id, lines, ...sumOf(lines, isShared(given)) };
}

/** The checks of the files themselves: that no round is missing, and that the log has their hash. */
export function fileReports({ evidence: { days, log } }: Verifier): readonly FileReport[] {
  return days.flatMap(({ name, sha256, game, missing }) => {
    const state = missing.length === 0 ? 'ok' : 'failed';
    const gaps: FileReport = { name, game, state, sha256: null, missing };
    const date = /rounds-[a-z-]+-(\d{4}-\d{2}-\d{2})\.jsonl$/.exec(name)?.[1];
    const logged = dayLines(log ?? { lines: [], broken: null }).filter(
      (line) => line.game === game && (date === undefined ? line.sha256 === sha256 : line.date === date),
    );
    const file = { name, game, sha256, missing: [] };
    if (logged.length === 0) return [gaps, { ...file, state: 'notChecked' }];
    const isSame = logged.every((line) => line.sha256 === sha256);
    return [gaps, { ...file, state: isSame ? 'ok' : 'failed' }];
  });
}

/** A round of an instant game has no chain and no beacon: its pair of seeds was committed to before the bet. */
const isShared = (given: GivenRound): boolean =>
  given.kind === 'public' ||
  sharedGame(given.round.game) !== null ||
  (given.round.chain ?? null) !== null ||
  given.round.beacon !== undefined;

/** Checks without which a shared round is never ok. The others may be left out by data that has no bet. */
const REQUIRED: readonly CheckName[] = [
  'commitment',
  'chain',
  'log',
  'version',
  'bound',
  'signature',
  'calledOff',
  'outcome',
  'ticks',
  'price',
];

function sumOf(lines: readonly ReportLine[], shared: boolean): Pick<Report, 'state' | 'reason'> {
  const first = (state: CheckState) => lines.find((line) => line.state === state);
  if (first('failed') !== undefined) return { state: 'failed', reason: null };
  const chain = lines.find(({ name, state }) => name === 'chain' && state === 'notChecked');
  if (chain !== undefined) return { state: 'notChecked', reason: 'noChain' };
  const unpinned = first('notPinned');
  if (unpinned !== undefined) return { state: 'notPinned', reason: 'notPinned' };
  const isV1 = lines.some(({ reason }) => reason === 'withoutEntropy');
  const missing = lines.find(
    ({ name, state, reason }) =>
      state === 'notChecked' &&
      reason !== 'withoutEntropy' &&
      reason !== 'calledOff' &&
      (!shared || REQUIRED.includes(name)),
  );
  if (missing !== undefined) return { state: 'notChecked', reason: missing.reason ?? null };
  const practice = first('practice');
  if (practice !== undefined) return { state: 'practice', reason: practice.reason ?? null };
  return { state: 'ok', reason: isV1 ? 'withoutEntropy' : null };
}

function linesOf(verifier: Verifier, given: GivenRound): readonly ReportLine[] {
  const { game, serverSeed = null, calledOff } = given.round;
  const chain = chainOf(given);
  const published = verifier.evidence.published.get(keyOf(game, numberOf(given)));
  if (!isShared(given)) {
    if (serverSeed === null)
      return [{ name: 'commitment', state: 'notChecked', found: '', reason: 'noSeed' }];
    return played(verifier, given, serverSeed).map(lineOf);
  }
  const replayed =
    serverSeed === null
      ? [{ name: 'commitment', state: 'notChecked', found: '', reason: 'noSeed' } as const]
      : played(verifier, given, serverSeed).map(lineOf);
  const before: readonly CheckName[] = ['commitment', 'chain'];
  return [
    ...replayed.filter(({ name }) => before.includes(name)),
    ...(chain === null && game !== RAFFLE
      ? [{ name: 'chain', state: 'notChecked', found: '', reason: 'noChain' } as const]
      : []),
    ...anchors(verifier, given, chain),
    ...beaconChecks(verifier, given, published ?? null),
    ...publishedLines(given, published ?? null),
    ...calledOffLines(verifier.evidence.log, given),
    ...(calledOff === undefined || serverSeed === null
      ? replayed.filter(({ name }) => !before.includes(name))
      : [wouldHaveBeen(given, serverSeed)]),
    ...(given.kind === 'public' && calledOff === undefined ? [ticketPayoutLine(given.round)] : []),
    ...treeLines(given, published ?? null),
  ];
}

/** What holds a round against the public log. */
function anchors(verifier: Verifier, given: GivenRound, chain: ChainFacts | null): readonly ReportLine[] {
  if (given.round.demo === true) return [demoLine];
  return given.round.game === RAFFLE ? raffleLines(verifier, given) : anchorLines(verifier, given, chain);
}

const demoLine: ReportLine = { name: 'log', state: 'practice', found: '', reason: 'demo' };

const lineOf = ({ name, ok, shown, found }: Check): ReportLine => ({
  name,
  state: ok ? 'ok' : 'failed',
  shown,
  found,
});

/** The checks that play the round again. */
function played({ walk }: Verifier, given: GivenRound, serverSeed: string): readonly Check[] {
  const chain = chainOf(given);
  if (given.kind === 'own') {
    return verify({ ...given.round, serverSeed, chain: chain ?? undefined }, walk).checks;
  }
  const { clientSeed, commitment = null, ...round } = given.round;
  // What a segment of the markets gave is its levels.
  const { [round.game === TRADE ? 'levels' : 'outcome']: outcome = null } = round;
  return verifyShared(
    { ...round, outcome, serverSeed, clientSeed: clientSeed ?? '', commitment, chain },
    walk,
  ).checks;
}

function chainOf(given: GivenRound): ChainFacts | null {
  if (given.kind === 'own') return given.round.chain ?? null;
  const { chain = null, chainEnd = null, chainFrom = null } = given.round;
  return chainEnd === null || chainFrom === null ? chain : { chainEnd, chainFrom };
}

/** The round as it is in the published file, if that was given: nothing may be told twice and differently. */
function publishedLines({ round }: GivenRound, published: Published | null): readonly ReportLine[] {
  if (published === null) return [];
  const { record, conflict } = published;
  const line = (found: string | null): readonly ReportLine[] => [
    {
      name: 'published',
      state: found === null ? 'ok' : 'failed',
      found: found ?? keyOf(round.game, record.roundNumber),
    },
  ];
  if (conflict !== null) return line(conflict);
  if ((record.beacon === undefined) !== (round.beacon === undefined)) return line('beacon');
  for (const name of ['commitment', 'clientSeed', 'serverSeed', 'outcome', 'calledOff'] as const) {
    const [told, given] = [record[name] ?? null, round[name] ?? null];
    if (told !== null && given !== null && !sameJson(told, given)) return line(name);
  }
  for (const name of ['network', 'chainHash', 'round', 'signature'] as const) {
    const [told, given] = [record.beacon?.[name] ?? null, round.beacon?.[name] ?? null];
    if (told !== null && given !== null && told !== given) return line(`beacon.${name}`);
  }
  return line(null);
}

/** What a round that was called off would have given, so that calling off by result shows. */
function wouldHaveBeen(given: GivenRound, serverSeed: string): ReportLine {
  const { game, beacon, clientSeed, closing } = given.round;
  const { tickets, prizes } = given.kind === 'own' ? {} : given.round;
  const found = drawnAgain({
    game,
    roundNumber: numberOf(given),
    serverSeed,
    clientSeed: clientSeed ?? closing?.clientSeed ?? '',
    beacon,
    tickets,
    prizes,
  });
  return { name: 'outcome', state: 'notChecked', found, reason: 'calledOff' };
}

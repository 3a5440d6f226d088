import { QUICKNET, roundTimeMs } from '../../games/kit/fairness/network';
import { mondayOf, PRIZES_MAX } from '../../games/kit/fairness/raffle';
import { type GivenRound, numberOf } from './evidence';
import { linesOf, networkIn, type PublicLog, pinBreak } from './publicLog';
import type { ReportLine, Verifier } from './reportLine';

/**
 * The weekly draw has no chain: the log has the commitment to its seed and the number that decides from before its week,
 * and its list from before that number. Here the draw must be the one that the log tells of.
 */
export function raffleLines(
  { evidence: { log }, pins }: Pick<Verifier, 'evidence' | 'pins'>,
  given: GivenRound,
): readonly ReportLine[] {
  const version = given.round.beacon === undefined ? 'v1' : 'v2';
  const versionLine: ReportLine = {
    name: 'version',
    state: version === 'v2' ? 'ok' : 'failed',
    shown: version,
    found: 'v2',
  };
  if (log === null) {
    const reason = pins === null ? 'notPinned' : 'noLog';
    return [
      { name: 'log', state: pins === null ? 'notPinned' : 'notChecked', found: '', reason },
      versionLine,
    ];
  }
  return [logLine(log, pins, given), versionLine];
}

function logLine(log: PublicLog, pins: Verifier['pins'], given: GivenRound): ReportLine {
  const failed = (found: string, shown = ''): ReportLine => ({ name: 'log', state: 'failed', shown, found });
  const broken = log.broken ?? (pins === null ? null : pinBreak(log, pins, given.round.game));
  if (broken !== null) return failed(broken);
  const monday = mondayOf(numberOf(given));
  const [committed, second] = linesOf(log, 'raffle').filter((line) => line.monday === monday);
  const [listed, otherList] = linesOf(log, 'raffleList').filter((line) => line.monday === monday);
  if (second !== undefined || otherList !== undefined) return failed(`${monday} stands twice in the log`);
  if (committed === undefined || listed === undefined)
    return { name: 'log', state: 'notChecked', found: '', reason: 'oldLog' };
  const moved = linesOf(log, 'raffleMoved').findLast((line) => line.monday === monday);
  const drawn = linesOf(log, 'raffleDrawn').find((line) => line.monday === monday);
  const beaconRound = moved?.beaconRound ?? committed.beaconRound;

  const { commitment, clientSeed, serverSeed, beacon } = given.round;
  const { tickets, prizes } = given.kind === 'public' ? given.round : {};
  const facts = [
    [commitment ?? committed.commitment, committed.commitment],
    [beacon?.round, beaconRound],
    [tickets, listed.tickets],
    [prizes, Math.min(PRIZES_MAX, listed.tickets)],
    [clientSeed, listed.listHash],
    ...(drawn === undefined
      ? []
      : [
          [serverSeed, drawn.serverSeed],
          [beacon?.signature, drawn.signature],
        ]),
  ];
  const textOf = (at: number) => facts.map((pair) => String(pair[at] ?? null)).join(', ');
  if (textOf(0) !== textOf(1)) return failed(textOf(1), textOf(0));

  if (committed.at >= Date.parse(`${monday}T00:00:00+08:00`))
    return failed(`line ${committed.n}: after its week began`);
  const network = beacon === undefined ? null : networkFor(log, beacon.chainHash);
  if (network !== null && listed.at >= roundTimeMs(network, beaconRound))
    return failed(`line ${listed.n}: after the number ${beaconRound} was known`);
  return pins === null
    ? { name: 'log', state: 'notPinned', found: textOf(1), reason: 'notPinned' }
    : { name: 'log', state: 'ok', shown: textOf(0), found: textOf(1) };
}

const networkFor = (log: PublicLog, chainHash: string) =>
  chainHash === QUICKNET.chainHash ? QUICKNET : networkIn(log, chainHash);

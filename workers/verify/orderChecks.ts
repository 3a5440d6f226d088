import type { TradeOrder } from '../../contract/trade';
import { beaconNumber } from '../../games/kit/fairness/beaconNumber';
import type { BeaconNetwork } from '../../games/kit/fairness/network';
import { areBeaconSignatures } from '../../games/kit/fairness/signature';
import { seedFromHex } from '../../games/kit/rules/draw';
import { formatPesos } from '../../games/kit/rules/money';
import { TRADE } from '../../games/kit/rules/otherPlay';
import { orderResult, orderTicks, winPayout } from '../../games/kit/rules/trade/order';
import { priceText } from '../../games/kit/rules/trade/price';
import { segmentSteps } from '../../games/kit/rules/trade/steps';
import { firstTickOf, isBreak, segmentOf, sessionStartOf } from '../../games/kit/rules/trade/ticks';
import { type CopiedOrder, type GivenOrder, type GivenRound, keyOf } from './evidence';
import { chainsFor } from './publicLog';
import type { CheckName, ReportLine, Verifier } from './reportLine';

type Segment = CopiedOrder['segments'][number];

/** The checks of a published segment. */
type RoundLines = (verifier: Verifier, given: GivenRound) => readonly ReportLine[];

/**
 * The checks of an order: those of each segment from the start of its session to its exit, told once for all of them, and
 * what these segments say of its ticks, result, payout and prices.
 */
export function orderLines(
  verifier: Verifier,
  { proof }: GivenOrder,
  roundLines: RoundLines,
): readonly ReportLine[] {
  const segments = proof.segments.toSorted((a, b) => a.segment - b.segment);
  const together = { ...verifier, isSigned: signedTogether(verifier, segments) };
  const lines = segments.map((segment) => ({
    segment: segment.segment,
    lines: roundLines(together, roundOf(verifier, proof, segment)),
  }));
  return [
    ...worstLines(lines),
    ticksLine(proof),
    ...resultLines(proof, segments),
    priceLine(verifier, proof, segments),
  ];
}

/** A segment as it is published. */
function roundOf({ evidence }: Verifier, { chain, order }: CopiedOrder, segment: Segment): GivenRound {
  const {
    segment: roundNumber,
    serverSeed,
    commitment,
    beaconRound,
    isVoid,
    signature,
    ...network
  } = segment;
  const logged = evidence.log === null ? undefined : chainsFor(evidence.log, TRADE, roundNumber)[0];
  // The proof names the chain of the entry; one that ended or began within the session is in the log.
  const isNamed = roundNumber === segmentOf(order.entryTick) || logged === undefined;
  const named = roundNumber < chain.chainFrom ? null : chain;
  return {
    kind: 'public',
    round: {
      game: TRADE,
      roundNumber,
      serverSeed,
      commitment,
      chain: isNamed ? named : { chainEnd: logged.chainEnd, chainFrom: logged.firstRound },
      beacon: { ...network, round: beaconRound, signature },
      calledOff: isVoid ? 'beaconLate' : undefined,
    },
  };
}

/** Checks all signatures of one network at once, each alone where that fails: a session has more than a hundred. */
function signedTogether({ isSigned }: Verifier, segments: readonly Segment[]): Verifier['isSigned'] {
  const known = new Map<string, boolean>();
  const areSigned = (network: BeaconNetwork): boolean => {
    const id = `${network.chainHash} ${network.publicKey}`;
    const before = known.get(id);
    if (before !== undefined) return before;
    const given = segments.flatMap(({ chainHash, beaconRound, signature }) =>
      chainHash === network.chainHash && signature !== null ? [{ round: beaconRound, signature }] : [],
    );
    const found = given.length > 2 && areBeaconSignatures(network, given);
    known.set(id, found);
    return found;
  };
  return (network, round, signature) => areSigned(network) || isSigned(network, round, signature);
}

/** Checks that only a round with one outcome or a bet has. */
const NOT_OF_SEGMENTS: readonly CheckName[] = ['outcome', 'payout', 'leaf', 'closing', 'randomness'];

/** For each check the segment that says the worst of it; a void one has no signature, which alone says nothing. */
function worstLines(
  checked: readonly { readonly segment: number; readonly lines: readonly ReportLine[] }[],
): readonly ReportLine[] {
  const worst = new Map<CheckName, ReportLine>();
  for (const { segment, lines } of checked) {
    for (const line of lines) {
      if (NOT_OF_SEGMENTS.includes(line.name)) continue;
      const before = worst.get(line.name);
      if (before !== undefined && badnessOf(before) > badnessOf(line)) continue;
      worst.set(line.name, { ...line, found: line.found === '' ? '' : `${segment}: ${line.found}` });
    }
  }
  return [...worst.values()];
}

const BADNESS = { ok: 1, practice: 2, notPinned: 3, notChecked: 4, failed: 5 } as const;
const badnessOf = ({ state, reason }: ReportLine): number =>
  state === 'notChecked' && reason === 'calledOff' ? 0 : BADNESS[state];

const compared = (name: CheckName, shown: string, found: string): ReportLine => ({
  name,
  state: shown === found ? 'ok' : 'failed',
  shown,
  found,
});

const untilEnd = (name: CheckName): ReportLine => ({
  name,
  state: 'notChecked',
  found: '',
  reason: 'segmentRuns',
});

/** Entry and exit follow from the time of acceptance. */
function ticksLine({ order }: CopiedOrder): ReportLine {
  const { entryTick, exitTick } = orderTicks(order.acceptedAt, order.seconds);
  return compared('ticks', `${order.entryTick}, ${order.exitTick}`, `${entryTick}, ${exitTick}`);
}

/** The sum of the steps after the entry has the sign of the result, which says what is paid. */
function resultLines({ order }: CopiedOrder, segments: readonly Segment[]): readonly ReportLine[] {
  const result = order.state === 'pending' ? null : resultOf(order, segments);
  if (result === null) return [untilEnd('outcome'), untilEnd('payout')];
  const { direction, state, stake, payout } = order;
  const pays = { success: winPayout(stake), failed: 0n, canceled: stake }[result] ?? null;
  return [
    compared('outcome', `${direction}, ${state}`, `${direction}, ${result}`),
    compared(
      'payout',
      `${formatPesos(stake)} -> ${formatPesos(payout)}`,
      `${formatPesos(stake)} -> ${pays === null ? result : formatPesos(pays as typeof stake)}`,
    ),
  ];
}

/** How the segments say that an order ended, as text; null while one of them runs. */
function resultOf(order: TradeOrder, segments: readonly Segment[]): string | null {
  const [from, to] = [segmentOf(order.entryTick), segmentOf(order.exitTick)];
  const own = segments.filter(({ segment }) => segment === from || segment === to);
  if (![from, to].every((number) => own.some(({ segment }) => segment === number))) return null;
  if (own.some(({ isVoid }) => isVoid)) return 'canceled';
  const levels = levelsOf(order, own, 0);
  if (typeof levels === 'string') return levels;
  return orderResult(order.direction, levels.entry, levels.exit);
}

/** The levels at which an order entered and left, from the level before the first segment; or why there are none. */
function levelsOf(
  { market, entryTick, exitTick }: TradeOrder,
  segments: readonly Segment[],
  openLevel: number,
): { readonly entry: number; readonly exit: number } | string {
  let level = openLevel;
  const at = new Map<number, number>();
  try {
    for (const { segment, serverSeed, chainHash, beaconRound, signature, isVoid } of segments) {
      if (isVoid || signature === null) continue;
      const beacon = beaconNumber({ chainHash }, beaconRound, signature);
      const steps = segmentSteps(market, { segment, serverSeed: seedFromHex(serverSeed), beacon });
      for (const [index, step] of steps.entries()) {
        level += step;
        at.set(firstTickOf(segment) + index, level);
      }
    }
  } catch (error) {
    return String(error);
  }
  const [entry, exit] = [at.get(entryTick), at.get(exitTick)];
  return entry === undefined || exit === undefined ? 'the segments do not have these ticks' : { entry, exit };
}

/** The prices, from the start of the session on. */
function priceLine({ evidence }: Verifier, proof: CopiedOrder, segments: readonly Segment[]): ReportLine {
  const { order, openLevel, chain } = proof;
  const { market, entryLevel, exitLevel, entryTick, exitTick } = order;
  if (order.state === 'pending') return untilEnd('price');
  const shown = pricesText(market, entryLevel, exitLevel);
  if (order.state === 'canceled') return compared('price', shown, pricesText(market, null, null));
  const first = Math.max(sessionStartOf(segmentOf(entryTick)), chain.chainFrom);
  const needed = Array.from({ length: segmentOf(exitTick) - first + 1 }, (_, index) => first + index).filter(
    (segment) => !isBreak(segment),
  );
  if (!needed.every((number) => segments.some(({ segment }) => segment === number)))
    return { name: 'price', state: 'notChecked', found: '', reason: 'noStart' };
  const published = evidence.published.get(keyOf(TRADE, first))?.record.levels?.[market]?.[0];
  if (published !== undefined && published !== openLevel)
    return compared('price', `${openLevel}`, `${published}`);
  const levels = levelsOf(order, segments, openLevel);
  return compared(
    'price',
    shown,
    typeof levels === 'string' ? levels : pricesText(market, levels.entry, levels.exit),
  );
}

const pricesText = (market: TradeOrder['market'], entry: number | null, exit: number | null): string =>
  [entry, exit].map((level) => (level === null ? '-' : priceText(market, level))).join(' -> ');

import type { BeaconFacts } from '../../contract/fairness';
import { randomnessOf } from '../../games/kit/fairness/beaconNumber';
import { lottoTimes } from '../../games/kit/fairness/lotto/times';
import { type BeaconNetwork, boundRound, QUICKNET, roundTimeMs } from '../../games/kit/fairness/network';
import { LOTTO, TRADE } from '../../games/kit/rules/otherPlay';
import { BEACON_BEFORE_MS, segmentStartMs } from '../../games/kit/rules/trade/ticks';
import { type GivenRound, keyOf, numberOf, type Published } from './evidence';
import { networkIn, type PublicLog } from './publicLog';
import type { ReportLine, Verifier } from './reportLine';

/** From the closing of betting to the beacon round that decides, in ms; scheduled draws have their own. */
const MARGIN_MS: Readonly<Record<string, number>> = { [LOTTO]: 900_000, [TRADE]: 0 };
const USUAL_MARGIN_MS = 1_000;

/** That the round was decided by the announced number of a public beacon, and that its network signed it. */
export function beaconChecks(
  verifier: Verifier,
  given: GivenRound,
  published: Published | null,
): readonly ReportLine[] {
  const { beacon, calledOff } = given.round;
  if (beacon === undefined) {
    return [{ name: 'signature', state: 'notChecked', found: 'v1', reason: 'withoutEntropy' }];
  }
  const network = networkFor(beacon, verifier.evidence.log);
  const signature = beacon.signature ?? null;
  const bound = boundLine(verifier, given, beacon, published, typeof network === 'string' ? null : network);
  if (signature === null) {
    // A round that was called off may never have had a signature.
    const reason = calledOff === undefined ? 'noSignature' : 'calledOff';
    return [bound, { name: 'signature', state: 'notChecked', found: '', reason }];
  }
  return [bound, randomnessLine(beacon, signature), signatureLine(verifier, beacon, signature, network)];
}

/** The network of a round; null if nobody says its facts, text if they are not those that are known. */
function networkFor(beacon: BeaconFacts, log: PublicLog | null): BeaconNetwork | string | null {
  const { network: id, chainHash, publicKey, genesis, period } = beacon;
  const isQuicknet = chainHash === QUICKNET.chainHash;
  if ((id === QUICKNET.id) !== isQuicknet) return `${id}: ${chainHash}`;
  const known = isQuicknet ? QUICKNET : log === null ? null : networkIn(log, chainHash);
  if (known !== null) {
    const told = { publicKey, genesisMs: genesis && genesis * 1_000, periodMs: period && period * 1_000 };
    const isSame = (name: keyof typeof told) => told[name] === undefined || told[name] === known[name];
    if (id !== known.id || !isSame('publicKey') || !isSame('genesisMs') || !isSame('periodMs'))
      return `${known.id}: ${known.publicKey}`;
    return known;
  }
  if (publicKey === undefined || genesis === undefined || period === undefined) return null;
  return { id, chainHash, publicKey, groupHash: '', genesisMs: genesis * 1_000, periodMs: period * 1_000 };
}

/** The beacon round must be the announced one, the first that is due after the margin, and later than the last one's. */
function boundLine(
  { boundBefore }: Verifier,
  given: GivenRound,
  { round }: BeaconFacts,
  published: Published | null,
  network: BeaconNetwork | null,
): ReportLine {
  const { game } = given.round;
  const [told, ruled] = [given.round.closesAt ?? published?.record.closesAt, ruledCloseOf(given)];
  const closesAt = ruled ?? told;
  const shown = String(round);
  const wrong = (found: string): ReportLine => ({ name: 'bound', state: 'failed', shown, found });
  if (ruled !== undefined && told !== undefined && told !== ruled) return wrong(`sales close at ${ruled}`);
  const before = boundBefore.get(keyOf(game, numberOf(given)));
  if (before !== undefined && before >= round) return wrong(`the round before had ${before}`);
  const announced = published?.announced ?? null;
  if (announced !== null && announced !== round) return wrong(String(announced));
  if (closesAt !== undefined && network !== null) {
    const margin = MARGIN_MS[game] ?? USUAL_MARGIN_MS;
    const due = boundRound(network, closesAt, margin);
    return due === round
      ? { name: 'bound', state: 'ok', shown, found: dueText(network, round) }
      : wrong(String(due));
  }
  if (announced !== null) return { name: 'bound', state: 'ok', shown, found: String(announced) };
  const found = network === null ? shown : dueText(network, round);
  return { name: 'bound', state: 'notChecked', found, reason: 'noOpening' };
}

/** From when on nothing may be known, by the number of the round alone: of lotto and of the markets. Undefined for others. */
function ruledCloseOf(given: GivenRound): number | undefined {
  if (given.round.game === TRADE) return segmentStartMs(numberOf(given)) - BEACON_BEFORE_MS;
  return given.round.game === LOTTO ? lottoTimes(numberOf(given)).closesAtMs : undefined;
}

const dueText = (network: BeaconNetwork, round: number): string => {
  const dueMs = roundTimeMs(network, round);
  return Math.abs(dueMs) < 8e15 ? `${round}, ${new Date(dueMs).toISOString()}` : String(round);
};

function randomnessLine({ randomness }: BeaconFacts, signature: string): ReportLine {
  const found = /^([0-9a-f]{2})*$/.test(signature) ? randomnessOf(signature) : 'no hex text';
  if (randomness === undefined || randomness === null)
    return { name: 'randomness', state: 'notChecked', found, reason: 'noRandomness' };
  return { name: 'randomness', state: randomness === found ? 'ok' : 'failed', shown: randomness, found };
}

function signatureLine(
  { isSigned }: Verifier,
  { round }: BeaconFacts,
  signature: string,
  network: BeaconNetwork | string | null,
): ReportLine {
  if (network === null)
    return { name: 'signature', state: 'notChecked', found: '', reason: 'unknownNetwork' };
  if (typeof network === 'string')
    return { name: 'signature', state: 'failed', shown: signature, found: network };
  if (!isSigned(network, round, signature))
    return { name: 'signature', state: 'failed', shown: signature, found: `${network.id} ${round}: no` };
  if (network.id === QUICKNET.id) return { name: 'signature', state: 'ok', found: `${network.id} ${round}` };
  return { name: 'signature', state: 'practice', found: `${network.id} ${round}`, reason: 'practiceBeacon' };
}

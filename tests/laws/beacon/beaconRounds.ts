import { crashRules } from '../../../games/crash/rules/play';
import { beaconNumber } from '../../../games/kit/fairness/beaconNumber';
import { auditPath, leafOf, type TreeBet, treeRoot } from '../../../games/kit/fairness/betTree';
import { type LogFact, type LogLine, nextLine } from '../../../games/kit/fairness/log';
import { QUICKNET, roundTimeMs } from '../../../games/kit/fairness/network';
import { seedFromHex } from '../../../games/kit/rules/draw';
import { centavos, formatPesos } from '../../../games/kit/rules/money';
import { type Json, playRound } from '../../../games/kit/rules/round';
import { mustParse } from '../cases';
import vectors from './beaconVectors.json' with { type: 'json' };

/**
 * Four rounds of crash that two players bet in, decided by numbers of quicknet that are public since long: with all that
 * is published of them, as a player copies them.
 */
const { chainEnd, chainFrom, chainLength } = vectors.chain;

const BET = { stake: '25.00', target: '1.10', cashOuts: [] };
const STAKE = centavos(2_500n);

type Signed = (typeof vectors.beacons)[number];

/** The facts of a beacon number as they are copied. */
export function beaconOf({ network, round }: { readonly network: string; readonly round: number }) {
  const { chainHash, signature } = signedOf(network, round);
  const { publicKey, genesis, period } = vectors.networks[network as keyof typeof vectors.networks];
  const facts = network === 'quicknet' ? {} : { publicKey, genesis, period };
  return { network, chainHash, ...facts, round, signature };
}

function signedOf(network: string, round: number): Signed {
  const found = vectors.beacons.find((each) => each.network === network && each.round === round);
  if (found === undefined) throw new Error(`there is no example of ${network} ${round}`);
  return found;
}

const closings = vectors.rounds
  .filter(({ beacon }) => beacon.network === 'quicknet')
  .slice(0, 4)
  .map((round) => {
    const own: TreeBet = {
      seat: 1,
      ticketId: `12${round.nonce}`,
      panel: 0,
      stake: STAKE,
      salt: 'ffeeddccbbaa99887766554433221100',
      bet: BET,
    };
    const bets: readonly TreeBet[] = [
      { ...own, seat: 0, ticketId: `11${round.nonce}` },
      own,
      { ...own, seat: 4 },
    ];
    const leaves = bets.map(leafOf);
    const { salt, seat, ticketId, panel, bet } = own;
    const leaf = {
      seat,
      ticketId,
      panel,
      stake: formatPesos(STAKE),
      salt,
      bet,
      index: 1,
      path: auditPath(leaves, 1),
    };
    const seats = round.clientSeed === 'none' ? [] : [0, 1];
    const closing = {
      clientSeed: round.clientSeed,
      seats,
      betsRoot: treeRoot(leaves),
      bets: leaves.length,
      stakes: '75.00',
    };
    return { round, leaf, closing };
  });

/** When betting of a round closed, Unix time in ms. */
const closesAt = (beaconRound: number): number => roundTimeMs(QUICKNET, beaconRound) - 1_000;

/** The player's rounds, as copied. The jeepney departed 2.5 s after the closing of betting. */
export const ownRounds = closings.map(({ round, leaf, closing }) => {
  const beacon = beaconOf(round.beacon);
  const { events, outcome, bet, stakeCentavos, payoutCentavos } = playRound(
    crashRules,
    mustParse(crashRules, BET),
    {
      serverSeed: seedFromHex(round.serverSeed),
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      beacon: beaconNumber(QUICKNET, beacon.round, beacon.signature),
    },
  );
  return {
    roundId: leaf.ticketId,
    game: 'crash',
    bet,
    outcome,
    events: events.map((event) => later(event, 2_500)),
    stake: formatPesos(stakeCentavos),
    payout: formatPesos(payoutCentavos),
    commitment: round.commitment,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    serverSeed: round.serverSeed,
    chain: { chainEnd, chainFrom },
    createdAt: '2026-01-01T00:00:00Z',
    beacon,
    closing,
    own: leaf,
  };
});

/** The event, if it is one of the run, so much later. */
function later(event: Json, ms: number): Json {
  const { atMs = 0 } = event as { readonly atMs?: number };
  return atMs === 0 ? event : { ...(event as object), atMs: atMs + ms };
}

interface PublishedLine {
  readonly game: string;
  readonly roundNumber: number;
  readonly beacon?: object;
  readonly [field: string]: unknown;
}

/** The same rounds as anyone sees them, line by line as they are published. */
export const dayLines = closings.flatMap(({ round, closing }): readonly PublishedLine[] => {
  const { signature, ...announced } = beaconOf(round.beacon);
  const at = { game: 'crash', roundNumber: round.nonce };
  return [
    { ...at, commitment: round.commitment, beacon: announced, closesAt: closesAt(announced.round) },
    { ...at, closing },
    { ...at, beacon: { ...announced, signature } },
    {
      ...at,
      serverSeed: round.serverSeed,
      clientSeed: round.clientSeed,
      outcome: round.crash,
      chainEnd,
      chainFrom,
    },
  ];
});

export const linesText = (lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** A public log of these facts. */
export function logOf(facts: readonly LogFact[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const fact of facts)
    lines.push(nextLine(lines.at(-1) ?? null, fact, 1_692_800_000_000 + lines.length));
  return lines;
}

export const chainFact: LogFact = {
  type: 'chain',
  game: 'crash',
  chainId: 1,
  firstRound: chainFrom,
  length: chainLength,
  chainEnd,
};
export const drawFact: LogFact = { type: 'draw', game: 'crash', version: 'v2', firstRound: chainFrom };

export const log = logOf([chainFact, drawFact]);

export const pinsOf = (lines: readonly LogLine[]) => ({
  log: lines[0]?.hash ?? '',
  chains: { crash: chainEnd },
});

export const pins = pinsOf(log);

/** Every published example as a round without a bet. */
export const exampleRounds = [
  ...vectors.rounds.flatMap((round) =>
    (['crash', 'sabong'] as const).map((game) => ({
      game,
      roundNumber: round.nonce,
      outcome: round[game] as Json,
      serverSeed: round.serverSeed,
      clientSeed: round.clientSeed,
      commitment: round.commitment,
      chainEnd,
      chainFrom,
      beacon: {
        ...beaconOf(round.beacon),
        randomness: signedOf(round.beacon.network, round.beacon.round).randomness,
      },
    })),
  ),
  ...(
    [
      ['lotto', vectors.lotto, {}],
      ['raffle', vectors.raffle, sizeOf(vectors.raffle)],
    ] as const
  ).map(([game, draw, size]) => ({
    game,
    roundNumber: draw.nonce,
    outcome: draw.outcome as Json,
    serverSeed: draw.serverSeed,
    clientSeed: draw.clientSeed,
    commitment: null,
    beacon: {
      ...beaconOf(draw.beacon),
      randomness: signedOf(draw.beacon.network, draw.beacon.round).randomness,
    },
    ...size,
  })),
];

function sizeOf({ tickets, prizes }: { readonly tickets: number; readonly prizes: number }) {
  return { tickets, prizes };
}

import { allRules, isRulesName, sharedGame } from '../../games/allGames';
import { beaconNumber } from '../../games/kit/fairness/beaconNumber';
import { canonical } from '../../games/kit/fairness/canonical';
import { type BeaconNumber, commitmentOf, createDraw, seedFromHex } from '../../games/kit/rules/draw';
import { type Centavos, formatPesos } from '../../games/kit/rules/money';
import { TRADE } from '../../games/kit/rules/otherPlay';
import { type Json, parseBet, playRound } from '../../games/kit/rules/round';
import { isDrawSeed } from '../../games/kit/rules/seeds';
import { postedIn } from '../../games/kit/rules/shared';
import { type ChainWalk, walkChain } from './chain';
import { type DrawSize, scheduledOutcome } from './scheduledDraws';
import { segmentLevels } from './segmentLevels';

/** A round with known seeds, as it was shown to the player. */
export interface RevealedRound {
  readonly game: string;
  readonly bet: Json;
  readonly outcome: Json;
  readonly events: readonly Json[];
  readonly stake: Centavos;
  readonly payout: Centavos;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly serverSeed: string;
  /** The chain that a shared round's seed must lead back to; missing for a round of an instant game. */
  readonly chain?: ChainFacts | undefined;
  /** The public number of a round of version v2. */
  readonly beacon?: BeaconSignature | undefined;
}

/** A number of a public beacon. Whether the network signed it is checked by the round check page, not here. */
export interface BeaconSignature {
  readonly chainHash: string;
  readonly round: number;
  readonly signature?: string | null | undefined;
}

/** Where the seeds of shared rounds come from. */
export interface ChainFacts {
  /** Published before the chain's first round. */
  readonly chainEnd: string;
  /** The number of that round. */
  readonly chainFrom: number;
}

/** One comparison: what the player was shown, and what the seeds give. */
export interface Check {
  readonly name: 'commitment' | 'chain' | 'card' | 'outcome' | 'events' | 'payout';
  readonly ok: boolean;
  readonly shown: string;
  readonly found: string;
}

export interface Verdict {
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

/**
 * Plays a round again from its seeds with the same rules and compares it byte for byte with what was shown. Never
 * throws: a round that cannot be played again fails, and `found` says why.
 */
export function verify(round: RevealedRound, walk: ChainWalk = walkChain): Verdict {
  const seeds = [
    compare('commitment', round.commitment, commitmentOfHex(round.serverSeed)),
    ...linkOf(round.serverSeed, round.nonce, round.chain ?? null, walk),
    ...postedCheck(round),
  ];
  const again = replay(round);
  const checks =
    typeof again === 'string'
      ? [...seeds, compare('outcome', canonical(round.outcome), again)]
      : [
          ...seeds,
          compare('outcome', canonical(round.outcome), canonical(again.outcome)),
          compare('events', canonical(round.events), canonical(departedAs(round, again.events))),
          compare(
            'payout',
            `${formatPesos(round.stake)} -> ${formatPesos(round.payout)}`,
            `${formatPesos(again.stakeCentavos)} -> ${formatPesos(again.payoutCentavos)}`,
          ),
        ];
  return { ok: checks.every(({ ok }) => ok), checks };
}

/** A shared round as anyone may check it, with or without a bet in it. */
export interface SharedRound extends DrawSize {
  readonly game: string;
  readonly roundNumber: number;
  readonly outcome: Json;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Published while betting was open; null if it was not seen. */
  readonly commitment: string | null;
  /** Null for a round of an older chain, whose end is no longer published. */
  readonly chain: ChainFacts | null;
  readonly beacon?: BeaconSignature | undefined;
}

/** Draws a shared round's outcome again and walks its seed to the published end of the chain. Never throws. */
export function verifyShared(round: SharedRound, walk: ChainWalk = walkChain): Verdict {
  const { roundNumber, outcome, serverSeed, commitment, chain } = round;
  const checks = [
    ...(commitment === null ? [] : [compare('commitment', commitment, commitmentOfHex(serverSeed))]),
    ...linkOf(serverSeed, roundNumber, chain, walk),
    compare('outcome', canonical(outcome), drawnAgain(round)),
  ];
  return { ok: checks.every(({ ok }) => ok), checks };
}

/** What was posted before betting, if the game posts something: the bet must match it. */
function postedCheck({ game, serverSeed, nonce, bet }: RevealedRound): readonly Check[] {
  const shared = sharedGame(game);
  if (shared === null || shared.preDraw === null) return [];
  if (!isSeedHex(serverSeed) || !Number.isSafeInteger(nonce) || nonce < 0) return [];
  const posted = postedIn(shared, seedFromHex(serverSeed), nonce);
  return [compare('card', canonical(shared.preDraw.namedBy(bet)), canonical(posted))];
}

/** The outcome that the seeds and the beacon of a shared round or scheduled draw give; or why they give none. */
export function drawnAgain(round: Omit<SharedRound, 'outcome' | 'commitment' | 'chain'>): string {
  const { game, clientSeed, roundNumber: nonce } = round;
  if (game !== TRADE && !isDrawSeed(clientSeed)) return 'this is no client seed';
  if (!Number.isSafeInteger(nonce) || nonce < 0) return 'this is no round';
  if (!isSeedHex(round.serverSeed)) return 'this is no server seed';
  const beacon = beaconOf(round);
  if (typeof beacon === 'string') return beacon;
  if (game === TRADE) {
    if (beacon === undefined) return 'no beacon signature is known';
    const seeds = { segment: nonce, serverSeed: seedFromHex(round.serverSeed), beacon };
    return canonical(segmentLevels(round.levels ?? {}, seeds));
  }
  const source = { serverSeed: seedFromHex(round.serverSeed), clientSeed, nonce, beacon };
  const shared = sharedGame(game);
  if (shared !== null) {
    const posted = postedIn(shared, source.serverSeed, nonce);
    return canonical(shared.outcome(createDraw(shared.rules.name, source), posted));
  }
  const scheduled = SCHEDULED.test(game) ? scheduledOutcome(game, createDraw(game, source), round) : null;
  return scheduled === null ? `no shared game is called ${game}` : canonical(scheduled);
}

const SCHEDULED = /^(lotto|raffle)$/;

/** What the draw takes of a round's beacon: nothing for v1; or why there is no number. */
function beaconOf({ beacon }: Pick<SharedRound, 'beacon'>): BeaconNumber | undefined | string {
  if (beacon === undefined) return undefined;
  const { chainHash, round, signature } = beacon;
  if (!/^([0-9a-f]{2})+$/.test(signature ?? '')) return 'no beacon signature is known';
  return beaconNumber({ chainHash }, round, signature ?? '');
}

/** The longest chain that is hashed to its end: years of rounds, checked within seconds. */
const CHAIN_STEPS_MAX = 10_000_000;

/** The SHA-256 of a round's seed is the seed of the round before; for the first round it is the published end. */
function linkOf(
  serverSeed: string,
  roundNumber: number,
  chain: ChainFacts | null,
  walk: ChainWalk,
): readonly Check[] {
  if (chain === null) return [];
  const { chainEnd, chainFrom } = chain;
  if (!isSeedHex(serverSeed)) return [compare('chain', chainEnd, 'this is no server seed')];
  const steps = roundNumber - chainFrom + 1;
  if (!(steps >= 1 && steps <= CHAIN_STEPS_MAX))
    return [compare('chain', chainEnd, 'no round of this chain')];
  return [compare('chain', chainEnd, walk(serverSeed, steps))];
}

/** Plays the round again; or why that is impossible. */
function replay(round: RevealedRound) {
  if (!isRulesName(round.game)) return `no game is called ${round.game}`;
  const rules = allRules[round.game];
  const bet = parseBet(rules, round.bet);
  if (bet === null) return 'the rules refuse this bet';
  if (!isDrawSeed(round.clientSeed)) return 'this is no client seed';
  if (!Number.isSafeInteger(round.nonce) || round.nonce < 0) return 'this is no nonce';
  if (!isSeedHex(round.serverSeed)) return 'this is no server seed';
  const beacon = beaconOf(round);
  if (typeof beacon === 'string') return beacon;
  const { clientSeed, nonce } = round;
  return playRound(rules, bet, { serverSeed: seedFromHex(round.serverSeed), clientSeed, nonce, beacon });
}

/**
 * The events of a round played again, timed as the round was: with a beacon it departs when the signature is there, so
 * the time of the first event after betting is taken from the record, and all later ones move with it.
 */
function departedAs({ game, beacon, events }: RevealedRound, again: readonly Json[]): readonly Json[] {
  const bettingMs = sharedGame(game)?.bettingMs;
  if (beacon === undefined || bettingMs === undefined) return again;
  const departure = again.findIndex((event) => atMsOf(event) >= bettingMs);
  const laterMs = atMsOf(events[departure]) - atMsOf(again[departure]);
  if (!(laterMs > 0)) return again;
  return again.map((event, index) =>
    index < departure || Number.isNaN(atMsOf(event))
      ? event
      : { ...(event as object), atMs: atMsOf(event) + laterMs },
  );
}

/** The time of an event; NaN if it has none. */
const atMsOf = (event: Json | undefined): number => {
  const atMs: unknown = typeof event === 'object' && event !== null && 'atMs' in event ? event.atMs : null;
  return typeof atMs === 'number' ? atMs : Number.NaN;
};

const isSeedHex = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const commitmentOfHex = (serverSeed: string): string =>
  isSeedHex(serverSeed) ? commitmentOf(seedFromHex(serverSeed)) : 'this is no server seed';

const compare = (name: Check['name'], shown: string, found: string): Check => ({
  name,
  ok: shown === found,
  shown,
  found,
});

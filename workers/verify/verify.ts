import { allRules, isRulesName, sharedGame } from '../../games/allGames';
import { canonical } from '../../games/kit/fairness/canonical';
import { commitmentOf, createDraw, seedFromHex } from '../../games/kit/rules/draw';
import { type Centavos, formatPesos } from '../../games/kit/rules/money';
import { type Json, parseBet, playRound } from '../../games/kit/rules/round';
import { isDrawSeed } from '../../games/kit/rules/seeds';
import { postedIn } from '../../games/kit/rules/shared';
import { walkChain } from './chain';

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
export function verify(round: RevealedRound): Verdict {
  const seeds = [
    compare('commitment', round.commitment, commitmentOfHex(round.serverSeed)),
    ...linkOf(round.serverSeed, round.nonce, round.chain ?? null),
    ...postedCheck(round),
  ];
  const again = replay(round);
  const checks =
    typeof again === 'string'
      ? [...seeds, compare('outcome', canonical(round.outcome), again)]
      : [
          ...seeds,
          compare('outcome', canonical(round.outcome), canonical(again.outcome)),
          compare('events', canonical(round.events), canonical(again.events)),
          compare(
            'payout',
            `${formatPesos(round.stake)} -> ${formatPesos(round.payout)}`,
            `${formatPesos(again.stakeCentavos)} -> ${formatPesos(again.payoutCentavos)}`,
          ),
        ];
  return { ok: checks.every(({ ok }) => ok), checks };
}

/** A shared round as anyone may check it, with or without a bet in it. */
export interface SharedRound {
  readonly game: string;
  readonly roundNumber: number;
  readonly outcome: Json;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Published while betting was open; null if it was not seen. */
  readonly commitment: string | null;
  /** Null for a round of an older chain, whose end is no longer published. */
  readonly chain: ChainFacts | null;
}

/** Draws a shared round's outcome again and walks its seed to the published end of the chain. Never throws. */
export function verifyShared(round: SharedRound): Verdict {
  const { game, roundNumber, outcome, serverSeed, clientSeed, commitment, chain } = round;
  const checks = [
    ...(commitment === null ? [] : [compare('commitment', commitment, commitmentOfHex(serverSeed))]),
    ...linkOf(serverSeed, roundNumber, chain),
    compare('outcome', canonical(outcome), drawnAgain({ game, roundNumber, serverSeed, clientSeed })),
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

function drawnAgain(round: Pick<SharedRound, 'game' | 'roundNumber' | 'serverSeed' | 'clientSeed'>): string {
  const shared = sharedGame(round.game);
  if (shared === null) return `no shared game is called ${round.game}`;
  if (!isDrawSeed(round.clientSeed)) return 'this is no client seed';
  if (!Number.isSafeInteger(round.roundNumber) || round.roundNumber < 0) return 'this is no round';
  if (!isSeedHex(round.serverSeed)) return 'this is no server seed';
  const serverSeed = seedFromHex(round.serverSeed);
  const nonce = round.roundNumber;
  const posted = postedIn(shared, serverSeed, nonce);
  const draw = createDraw(shared.rules.name, { serverSeed, clientSeed: round.clientSeed, nonce });
  return canonical(shared.outcome(draw, posted));
}

/** The longest chain that is hashed to its end: years of rounds, checked within seconds. */
const CHAIN_STEPS_MAX = 10_000_000;

/** The SHA-256 of a round's seed is the seed of the round before; for the first round it is the published end. */
function linkOf(serverSeed: string, roundNumber: number, chain: ChainFacts | null): readonly Check[] {
  if (chain === null) return [];
  const { chainEnd, chainFrom } = chain;
  if (!isSeedHex(serverSeed)) return [compare('chain', chainEnd, 'this is no server seed')];
  const steps = roundNumber - chainFrom + 1;
  if (!(steps >= 1 && steps <= CHAIN_STEPS_MAX))
    return [compare('chain', chainEnd, 'no round of this chain')];
  return [compare('chain', chainEnd, walkChain(serverSeed, steps))];
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
  const { clientSeed, nonce } = round;
  return playRound(rules, bet, { serverSeed: seedFromHex(round.serverSeed), clientSeed, nonce });
}

const isSeedHex = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const commitmentOfHex = (serverSeed: string): string =>
  isSeedHex(serverSeed) ? commitmentOf(seedFromHex(serverSeed)) : 'this is no server seed';

const compare = (name: Check['name'], shown: string, found: string): Check => ({
  name,
  ok: shown === found,
  shown,
  found,
});

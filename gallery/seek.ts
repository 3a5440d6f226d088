import { allRules, isRulesName, sharedGame } from '../games/allGames';
import { createDraw, type DrawSource, seedToHex } from '../games/kit/rules/draw';
import { type Json, type ParsedBet, parseBet, playRound, type Round } from '../games/kit/rules/round';
import type { AnyRules } from '../games/kit/rules/rules';
import { postedIn } from '../games/kit/rules/shared';
import { type WinTier, winTier } from '../games/kit/rules/tier';
import { isWantedRound, type WantedRound } from '../games/kit/rules/want';

export const TIERS: readonly WinTier[] = ['loss', 'returned', 'small', 'big', 'mega'];
/** Enough to find an outcome with odds of 1 in 20,000 nearly always, within a few seconds. */
export const TRIES_MAX = 100_000;

const CLIENT_SEED = 'gallery';
const SEED_BYTES = 32;

/** A round that a designer wants to see. */
export interface Search {
  readonly rules: AnyRules;
  readonly bet: ParsedBet;
  readonly want: WantedRound;
}

/** A round with the requested outcome, and its seeds. */
export interface Found {
  readonly round: Round;
  /** As hex. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The attempt that found it, counted from 0. */
  readonly atTry: number;
}

/**
 * Reads a requested outcome: the bet in wire form as JSON, and a tier's name or a part of the outcome as JSON; null if
 * malformed.
 */
export function readSearch(game: string, betText: string, wantText: string): Search | null {
  if (!isRulesName(game)) return null;
  const rules: AnyRules = allRules[game];
  const bet = parseBet(rules, json(betText));
  const tier = TIERS.find((name) => name === wantText);
  const outcome = tier === undefined ? json(wantText) : undefined;
  if (bet === null || (tier === undefined && outcome === undefined)) return null;
  return { rules, bet, want: tier === undefined ? { outcome } : { tier } };
}

/** The first attempt between `from` and `to` with the requested outcome; null without one. */
export function findRound(
  { rules, bet, want }: Search,
  seed: number,
  from: number,
  to: number,
): Found | null {
  for (let atTry = from; atTry < to; atTry += 1) {
    const source = { serverSeed: seedOf(seed, atTry), clientSeed: CLIENT_SEED, nonce: 0 };
    if (!fits(rules.name, bet.wire, source.serverSeed)) continue;
    if (want.tier !== undefined && tierOf(rules, bet, source) !== want.tier) continue;
    const round = playRound(rules, bet, source);
    if (isWantedRound(round, want))
      return { ...source, round, atTry, serverSeed: seedToHex(source.serverSeed) };
  }
  return null;
}

/** The tier of a round, without building its events: most rounds are discarded. */
function tierOf(rules: AnyRules, { inside, stakeCentavos }: ParsedBet, source: DrawSource): WinTier {
  const outcome = rules.draw(createDraw(rules.name, source), inside);
  return winTier(stakeCentavos, rules.settle(inside, outcome).payoutCentavos);
}

/** The outcome of any round of the game, as an example of the format. */
export function someOutcome(game: string, betText: string): string {
  const wanted = readSearch(game, betText, 'loss');
  const round = wanted === null ? null : findRound({ ...wanted, want: {} }, 0, 0, TRIES_MAX)?.round;
  return round == null ? '' : JSON.stringify(round.outcome);
}

/** Whether all players see this round: its scene gets the number of players, not the bet. */
export const isShared = (game: string): boolean => sharedGame(game) !== null;

/** Any 32 bytes are a seed; these encode the search and the attempt. */
function seedOf(seed: number, atTry: number): Uint8Array {
  const bytes = new Uint8Array(SEED_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, seed);
  view.setUint32(4, atTry);
  return bytes;
}

/** Whether a bet fits the round of a seed, where the game posts something before betting. */
function fits(game: string, bet: Json, serverSeed: Uint8Array): boolean {
  const shared = sharedGame(game);
  if (shared === null || shared.preDraw === null) return true;
  return shared.accepts(bet, postedIn(shared, serverSeed, 0));
}

/** Undefined for malformed JSON. */
function json(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

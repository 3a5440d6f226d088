import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ReplayCheck } from '../../../contract/desk/rounds';
import type { SettledRound } from '../../../contract/play';
import { allRules, isRulesName, sharedGame } from '../../../games/allGames';
import { beaconNumber } from '../../../games/kit/fairness/beaconNumber';
import { canonical } from '../../../games/kit/fairness/canonical';
import { commitmentOf, seedFromHex } from '../../../games/kit/rules/draw';
import { type Centavos, formatPesos } from '../../../games/kit/rules/money';
import { type Json, parseBet, playRound, type Round } from '../../../games/kit/rules/round';
import { postedIn } from '../../../games/kit/rules/shared';

/** Hashes between two turns of the event loop. */
const STEPS_AT_ONCE = 10_000;

/**
 * Plays a settled round again from its revealed seeds, by the same rules, and holds it against what is stored. Whether the
 * beacon's network has signed its number, and whether the public log has the round, is checked by the public verifier.
 */
export async function replay(round: SettledRound): Promise<ReplayCheck[]> {
  const { serverSeed, commitment, chain, nonce } = round;
  if (serverSeed === null) throw new Error('a round without its seed cannot be played again');
  const seed = seedFromHex(serverSeed);
  const checks = [compare('commitment', commitment, commitmentOf(seed))];
  if (chain !== undefined)
    checks.push(compare('chain', chain.chainEnd, await endOf(seed, nonce - chain.chainFrom + 1)));
  checks.push(...cardOf(round, seed));
  const again = drawAgain(round, seed);
  if (again === null) return [...checks, compare('outcome', canonical(round.outcome), 'the rules refuse it')];
  checks.push(compare('outcome', canonical(round.outcome), canonical(again.outcome)));
  // With a beacon a round departs when its number is there, so the times of its events are its own.
  if (round.beacon === undefined)
    checks.push(compare('events', canonical(round.events), canonical(again.events)));
  checks.push(
    compare('payout', moved(round.stake, round.payout), moved(again.stakeCentavos, again.payoutCentavos)),
  );
  return checks;
}

/** As in `staked 10.00, paid 19.50`. */
export const moved = (stake: Centavos, payout: Centavos): string =>
  `staked ${formatPesos(stake)}, paid ${formatPesos(payout)}`;

/** One comparison. */
export const compare = (name: ReplayCheck['name'], stored: string, found: string): ReplayCheck => ({
  name,
  isOk: stored === found,
  stored,
  found,
});

function drawAgain(round: SettledRound, serverSeed: Uint8Array): Round | null {
  if (!isRulesName(round.game)) return null;
  const rules = allRules[round.game];
  const bet = parseBet(rules, round.bet);
  if (bet === null) return null;
  const { clientSeed, nonce } = round;
  return playRound(rules, bet, { serverSeed, clientSeed, nonce, beacon: numberOf(round) });
}

/** The public number that the draw took; none for a round of an instant game. */
const numberOf = ({ beacon }: SettledRound) =>
  beacon === undefined ? undefined : beaconNumber(beacon, beacon.round, beacon.signature);

/** What was posted before the bets, where the game posts something: the bet has to match it. */
function cardOf({ game, bet, nonce }: SettledRound, seed: Uint8Array): ReplayCheck[] {
  const shared = sharedGame(game);
  if (shared === null || shared.preDraw === null) return [];
  const named: Json = shared.preDraw.namedBy(bet);
  return [compare('card', canonical(named), canonical(postedIn(shared, seed, nonce)))];
}

/** Hashes the seed of a round down to the end of its chain. */
export async function endOf(seed: Uint8Array, steps: number): Promise<string> {
  let at = Buffer.from(seed);
  for (let step = 1; step <= steps; step += 1) {
    at = hash('sha256', at, 'buffer');
    if (step % STEPS_AT_ONCE === 0) await setImmediate();
  }
  return at.toString('hex');
}

import {
  RTP_ALARM,
  RTP_BETS_MIN,
  RTP_WATCH,
  type RtpDay,
  type RtpLine,
  type RtpStake,
  STAKE_BANDS,
} from '../../../contract/desk/watch';
import { centavos } from '../../../games/kit/rules/money';
import type { Odds } from '../../../games/kit/rules/rules';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { dayAfter, manilaDate, startOf } from '../../manilaDay';
import type { GameSums } from '../play/desk';
import { sumsBy, sumsSince, WATCHED_GAMES } from './watchedGames';

const HOUR_MS = 60 * 60_000;
export const WINDOWS = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const;

/** The return that a line of the published odds gives, as a share of the stake. */
export const returnOf = ({ ways, outcomes }: Odds): number =>
  ways.reduce(
    (sum, { count, pays }) => sum + (count * Number(pays.numerator)) / Number(pays.denominator),
    0,
  ) / outcomes;

/**
 * Holds a game's sums against its published odds. z is the distance of the mean return from the nearest declared one, in
 * standard errors; the spread is measured around the declared return, because a bet's line of the odds is not stored.
 */
export function judge(game: string, odds: readonly Odds[], sums: GameSums | undefined): RtpLine {
  const returns = odds.map(returnOf);
  const [declaredMin, declaredMax] = [Math.min(...returns), Math.max(...returns)];
  const bets = sums?.bets ?? 0;
  const line = {
    game,
    bets,
    staked: centavos(sums?.stakedCentavos ?? 0n),
    returned: centavos(sums?.returnedCentavos ?? 0n),
    declaredMin,
    declaredMax,
  };
  if (sums === undefined || bets === 0)
    return { ...line, measured: null, spread: null, z: null, state: 'tooFew' };
  const measured = sums.returns / bets;
  const declared = Math.min(Math.max(measured, declaredMin), declaredMax);
  const spread = Math.sqrt(
    Math.max(0, (sums.squares - 2 * declared * sums.returns + bets * declared ** 2) / bets),
  );
  if (bets < RTP_BETS_MIN || spread === 0) return { ...line, measured, spread, z: null, state: 'tooFew' };
  const z = (measured - declared) / (spread / Math.sqrt(bets));
  const distance = Math.abs(z);
  return {
    ...line,
    measured,
    spread,
    z,
    state: distance > RTP_ALARM ? 'alarm' : distance > RTP_WATCH ? 'watch' : 'inBand',
  };
}

/** Every own game that is played for money, over a time that ends now. */
export async function readRtp({ db, clock }: Context, window: keyof typeof WINDOWS) {
  const now = clock.now();
  const since = new Date(now.getTime() - WINDOWS[window]);
  const sums = await sumsSince(db, since);
  const games = WATCHED_GAMES.map(([game, odds]) =>
    judge(
      game,
      odds,
      sums.find((one) => one.game === game),
    ),
  );
  return { games, at: now.toISOString() };
}

/** Standard errors on both sides of the declared return within which a day is ordinary. */
const EXPECTED_Z = RTP_WATCH;

/** What chance allows so many bets of a spread to return; null where nothing is known of the spread. */
export function expectedOf(
  line: Pick<RtpLine, 'bets' | 'spread' | 'declaredMin' | 'declaredMax'>,
): RtpDay['expected'] {
  if (line.bets === 0 || line.spread === null || line.spread === 0) return null;
  const reach = (EXPECTED_Z * line.spread) / Math.sqrt(line.bets);
  return { low: Math.max(0, line.declaredMin - reach), high: line.declaredMax + reach };
}

/** One game by day, the newest first; days without bets are among them. Refuses "notFound". */
export async function readCourse(
  { db, clock }: Context,
  { game, days }: { readonly game: string; readonly days: number },
): Promise<{ list: RtpDay[]; at: string }> {
  const odds = oddsOf(game);
  const now = clock.now();
  const today = manilaDate(now);
  const since = startOf(dayAfter(today, 1 - days));
  const sums = new Map((await sumsBy(db, 'day', game, since)).map((row) => [row.part, row]));
  const list = Array.from({ length: days }, (_, back) => {
    const day = dayAfter(today, -back);
    const line = judge(game, odds, sums.get(day));
    return { ...line, day, expected: expectedOf(line) };
  });
  return { list, at: now.toISOString() };
}

/** The published odds of a game. Refuses "notFound". */
function oddsOf(game: string): readonly Odds[] {
  const odds = WATCHED_GAMES.find(([name]) => name === game)?.[1];
  if (odds === undefined) throw refuse('notFound');
  return odds;
}

/** One game by the size of the stake, over some days that end today; bands without bets are among them. Refuses "notFound". */
export async function readStakes(
  { db, clock }: Context,
  { game, days }: { readonly game: string; readonly days: number },
): Promise<{ list: RtpStake[]; at: string }> {
  const odds = oddsOf(game);
  const now = clock.now();
  const since = startOf(dayAfter(manilaDate(now), 1 - days));
  const sums = new Map((await sumsBy(db, 'stake', game, since)).map((row) => [row.part, row]));
  const list = [0, ...STAKE_BANDS].map((from, place) => {
    const line = judge(game, odds, sums.get(String(place)));
    const below = STAKE_BANDS[place];
    return {
      ...line,
      from: centavos(BigInt(from)),
      below: below === undefined ? null : centavos(BigInt(below)),
      expected: expectedOf(line),
    };
  });
  return { list, at: now.toISOString() };
}

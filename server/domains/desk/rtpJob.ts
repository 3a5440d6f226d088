import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { RTP_ALARM, type RtpLine } from '../../../contract/desk/watch';
import type { Odds } from '../../../games/kit/rules/rules';
import type { Context } from '../../context';
import { pauseGame, reopenedSince } from './pauses';
import { judge, returnOf, WINDOWS } from './rtp';
import { sumsSince, WATCHED_GAMES } from './watchedGames';

const EVERY_MINUTES = 5;

/** The largest standard deviation of one bet that the published odds have. */
const widestSpread = (odds: readonly Odds[]): number =>
  Math.max(
    ...odds.map((line) => {
      const mean = returnOf(line);
      const squares = line.ways.reduce(
        (sum, { count, pays }) => sum + count * (Number(pays.numerator) / Number(pays.denominator)) ** 2,
        0,
      );
      return Math.sqrt(Math.max(0, squares / line.outcomes - mean ** 2));
    }),
  );

/**
 * Whether the rule pauses a game. A game that pays too much shows it in the spread that was measured. One that pays too
 * little may only lack its rare large payouts, which that spread lacks too: it must be too low for the widest line of its
 * odds as well.
 */
export function pausesByRule({ z, measured, declaredMin, bets }: RtpLine, odds: readonly Odds[]): boolean {
  if (z === null || measured === null || Math.abs(z) <= RTP_ALARM) return false;
  if (z > 0) return true;
  return (measured - declaredMin) / (widestSpread(odds) / Math.sqrt(bets)) < -RTP_ALARM;
}

/** Pauses every game whose return is further off than chance allows, and says which. */
export async function watchRtp(
  context: Pick<Context, 'db' | 'clock' | 'settings' | 'log'>,
): Promise<readonly string[]> {
  const { db, clock, log, settings } = context;
  const now = clock.now();
  const reopened = await reopenedSince(db, new Date(now.getTime() - WINDOWS.week));
  const paused: string[] = [];
  for (const windowMs of Object.values(WINDOWS)) {
    const start = new Date(now.getTime() - windowMs);
    const whole = await sumsSince(db, start);
    for (const [game, odds] of WATCHED_GAMES) {
      if (settings.active.pausedGames.includes(game) || paused.includes(game)) continue;
      // What was looked at before a game was reopened does not count again.
      const since = reopened.get(game);
      const sums = since !== undefined && since > start ? await sumsSince(db, since) : whole;
      const line = judge(
        game,
        odds,
        sums.find((one) => one.game === game),
      );
      if (!pausesByRule(line, odds)) continue;
      const percent = `${((line.measured ?? 0) * 100).toFixed(2)}%`;
      const reason = `Paused by rule: ${percent} returned where ${(line.declaredMin * 100).toFixed(2)}% is declared, over ${line.bets} bets.`;
      await pauseGame(context, { game, reason, operator: null, z: line.z });
      log.error({ event: 'rtp_alarm', game, z: line.z, bets: line.bets }, 'a game is paused by rule');
      paused.push(game);
    }
  }
  return paused;
}

/** Watches the returns on whichever process runs the job. */
export function addRtpJob(app: FastifyInstance, context: Context): void {
  const count = new Gauge({
    name: 'games_paused',
    help: 'Own games that take no new rounds and bets.',
    registers: [app.metrics],
    collect() {
      this.set(context.settings.active.pausedGames.length);
    },
  });
  count.set(0);
  app.jobs.add({
    name: 'rtpWatch',
    schedule: { everyMinutes: EVERY_MINUTES },
    catchesUp: false,
    run: async () => {
      const paused = await watchRtp(context);
      return paused.length === 0 ? 'no game is out of band' : `paused ${paused.join(', ')}`;
    },
  });
}

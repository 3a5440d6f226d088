import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { luckyPrizeCalls } from '../../../contract/rewards/luckyPrize';
import { audit } from '../../ledger/audit';
import { runJobs } from '../../support/jobs';
import { dayAfter, startOf, weekOf } from '../../support/manilaCalendar';
import { luckyPrizes, settledAt } from '../../support/rewardsModel';
import { listHashOf, RewardsPlayer } from '../../support/rewardsPlayer';
import { startTestServer, type TestServer } from '../../support/server';

/** A Monday; the days that are simulated cross a month. `npm run soak -- rewards` simulates a year. */
const FIRST = '2031-05-05';
const DAYS = Number(process.env.REWARD_DAYS ?? 30);
const TIMEOUT_MS = 60_000 + DAYS * 20_000;
const HOUR_MS = 3_600_000;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(pathOf(tmpdir(), 'month-'));
  server = await startTestServer({
    environment: {
      TRUST_PROXY_HOPS: '1',
      SMS_PER_ADDRESS: '10000',
      SPIN_PLAY_REQUIRED: '600',
      BEACON: 'sandbox',
      BEACON_SANDBOX_DELAY_MS: '30',
      DATA_DIR: folder,
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What one player does on each day, after logging in; `at` counts from 0. */
interface Habit {
  readonly player: RewardsPlayer;
  /** When in the day they play, in ms from its start. */
  readonly timeMs: number;
  readonly isAway?: (at: number) => boolean;
  readonly act: (player: RewardsPlayer, day: string, at: number) => Promise<void>;
}

/** Every other day of a week, its last one included. */
const isOdd = (at: number): boolean => (at % 7) % 2 === 1;

const SOME = ['gamePage', 'messageCentre'] as const;
const KEEN = ['gamePage', 'oddsSheet', 'messageCentre', 'ownResults'] as const;

async function betTimes(player: RewardsPlayer, day: string, kind: string, count: number, centavos: number) {
  for (let bets = 0; bets < count && player.model.cash >= centavos; bets += 1)
    await player.bet(day, kind, centavos);
}

const idle: Habit['act'] = async (player, day, at) => {
  await player.signIn(day);
  await player.report(day, ['gamePage', 'demoRound', 'oddsSheet', 'messageCentre']);
  // Some missions are claimed on the day after theirs.
  if (at % 2 === 1) await player.claimMissions(day);
};

const weekly: Habit['act'] = async (player, day, at) => {
  await player.signIn(day);
  await player.report(day, SOME);
  if (at % 7 === 5) {
    if (at === 5) await player.deposit(200, { isWelcome: true });
    else if (player.model.mayExchange('TOPUP5')) {
      await player.exchange('TOPUP5');
      await player.deposit(200, { coupon: 'TOPUP5' });
    } else await player.deposit(200);
    await betTimes(player, day, 'color', 20, 20_00);
  }
  await player.claimMissions(day);
  await player.spinAll(day, 600);
  await player.claimVip(day);
};

const daily: Habit['act'] = async (player, day, at) => {
  if (at === 0) {
    await player.setLimit(1_000_000);
    await player.deposit(1_000, { isWelcome: true });
    await player.report(day, ['guide']);
  }
  await player.signIn(day);
  await player.report(day, SOME);
  await betTimes(player, day, 'color', 4, 12_50);
  await player.claimMissions(day);
  await player.spinAll(day);
  await player.claimVip(day);
};

const heavy: Habit['act'] = async (player, day, at) => {
  if (at === 0) {
    await player.chooseCheck();
    await player.deposit(20_000, { isWelcome: true });
  }
  await player.signIn(day);
  await player.report(day, KEEN);
  await player.reveal(day, 'dice');
  await betTimes(player, day, 'doubling', 5, 1_000_00);
  await player.claimMissions(day);
  await player.spinAll(day);
  if (player.model.mayExchange('CASH5')) await player.exchange('CASH5');
  await player.claimVip(day);
};

/** Takes the welcome, withdraws the deposit, clears the bonus at the least risk, and then takes only what is free. */
const hunter: Habit['act'] = async (player, day, at) => {
  await player.signIn(day);
  await player.report(day, at % 2 === 1 ? KEEN : SOME);
  if (at % 2 === 1) await player.reveal(day, 'color');
  if (at === 6) {
    await player.deposit(200, { isWelcome: true });
    await player.withdrawAll();
    while (player.model.bonus >= 1_00) {
      const stake = Math.min(20_00, 100 * Math.floor(player.model.bonus / 100));
      await player.bet(day, 'dice', stake);
    }
  }
  await player.claimMissions(day);
  await player.spinAll(day);
  await player.claimVip(day);
};

const ringMember: Habit['act'] = async (player, day, at) => {
  if (at === 0) await player.deposit(2_000, { isWelcome: true });
  await player.signIn(day);
  await player.report(day, KEEN);
  if (at % 7 === 6) await betTimes(player, day, 'dice', 10, 190_00);
  await player.claimMissions(day);
  if (player.model.spins === 0) await player.spinAll(day);
  if (player.model.mayExchange('RELIEF10')) await player.exchange('RELIEF10');
  await player.claimVip(day);
};

/** The draw of the rules: HMAC blocks of four bytes, and a Fisher-Yates shuffle that is broken off. */
function winnersOf(seed: string, head: string, tickets: number, prizes: number): number[] {
  const order = Array.from({ length: tickets }, (_, place) => place);
  let bytes = Buffer.alloc(0);
  let block = 0;
  const uniform = (n: number): number => {
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      if (bytes.length < 4) {
        bytes = Buffer.concat([
          bytes,
          createHmac('sha256', Buffer.from(seed, 'hex')).update(`${head}${block}`).digest(),
        ]);
        block += 1;
      }
      const drawn = bytes.readUInt32BE(0);
      bytes = bytes.subarray(4);
      if (drawn < limit) return drawn % n;
    }
  };
  for (let at = 0; at < prizes; at += 1) {
    const other = at + uniform(tickets - at);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order.slice(0, prizes);
}

/** Lets the job draw a week on the Monday after it: at noon, or a few minutes later where the number comes late. */
async function drawAtNoon(monday: string): Promise<void> {
  const noonMs = startOf(dayAfter(monday, 7)).getTime() + 12 * HOUR_MS;
  const drawn = {
    text: 'SELECT FROM lucky_weeks WHERE monday = $1::date AND paid_at IS NOT NULL',
    values: [monday],
  };
  for (let minutes = 0; minutes < 60 && (await server.db.query(drawn)).length === 0; minutes += 5) {
    server.clock.freeze(new Date(noonMs + minutes * 60_000 + 10_000));
    await runJobs(server);
  }
}

/** Credits the prizes of a week that the page has published, after calculating who has won. */
async function checkDraw(monday: string, holders: readonly RewardsPlayer[]): Promise<void> {
  const { draws } = (await server.send(luckyPrizeCalls.page, {}, {})).reply;
  const shown = draws.find((draw) => draw.monday === monday);
  if (shown === undefined) throw new Error(`no draw of ${monday}`);
  const prizes = luckyPrizes(holders.length);
  expect(shown).toMatchObject({ tickets: holders.length, listHash: listHashOf(holders) });
  expect(shown.prizes.map(Number)).toEqual(prizes);
  const { serverSeed, beacon } = shown;
  if (serverSeed === null || beacon.signature === null) throw new Error(`${monday} has not been drawn`);
  expect(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')).toBe(shown.commitment);
  const week = (Date.parse(`${monday}T00:00:00Z`) - Date.parse('2026-01-05T00:00:00Z')) / (7 * 24 * HOUR_MS);
  const randomness = createHash('sha256').update(Buffer.from(beacon.signature, 'hex')).digest('hex');
  const number = `${beacon.chainHash}/${beacon.round}/${randomness}`;
  const head = `v2:raffle:${shown.listHash}:${week}:${number}:`;
  const won = winnersOf(serverSeed, head, holders.length, prizes.length);
  for (const [place, prize] of prizes.entries()) holders[won[place] ?? 0]?.model.draw(prize);
}

describe('a simulated month of every habit', () => {
  const named = (name: string) => new RewardsPlayer(server, name);

  it(
    'ends with the points, tickets, coupons, levels and money of an independent calculation',
    async () => {
      const [inviter, invited] = [named('ring, inviter'), named('ring, invited')];
      const habits: Habit[] = [
        { player: named('idle'), timeMs: 9 * HOUR_MS, act: idle, isAway: (at) => at >= 10 && at < 20 },
        {
          player: named('200 a week'),
          timeMs: 10 * HOUR_MS,
          act: weekly,
          isAway: (at) => ![0, 2, 5].includes(at % 7),
        },
        { player: named('heavy'), timeMs: 0, act: heavy },
        { player: named('hunter'), timeMs: 18 * HOUR_MS, act: hunter },
        { player: inviter, timeMs: 21 * HOUR_MS, act: ringMember, isAway: isOdd },
        { player: invited, timeMs: 21 * HOUR_MS, act: ringMember, isAway: isOdd },
        { player: named('50 a day'), timeMs: 24 * HOUR_MS - 1, act: daily },
      ];
      const byTime = habits.toSorted((a, b) => a.timeMs - b.timeMs);
      const players = habits.map(({ player }) => player);

      // The draw of a week is committed to before it begins.
      server.clock.freeze(new Date(startOf(FIRST).getTime() - HOUR_MS));
      await runJobs(server);
      server.clock.freeze(startOf(FIRST));
      for (const player of players) {
        await player.register(FIRST, player === invited ? await inviter.inviteCode() : undefined);
        if (player.name !== 'idle') await player.verify();
        await player.openGames(['color', 'dice']);
      }

      const stages = [
        { counted: 1_500_00, amount: 5_00, points: 500 },
        { counted: 6_000_00, amount: 15_00, points: 0 },
        { counted: 20_000_00, amount: 40_00, points: 0 },
      ];
      for (let at = 0; at < DAYS; at += 1) {
        const day = dayAfter(FIRST, at);
        for (const { player, timeMs, act, isAway } of byTime) {
          if (isAway?.(at) === true) continue;
          server.clock.freeze(new Date(startOf(day).getTime() + timeMs));
          await player.logIn(day);
          await act(player, day, at);
        }
        server.clock.freeze(settledAt(day));
        await runJobs(server);
        const holders = players
          .filter((player) => player.model.settle(day))
          .toSorted((a, b) => a.uid - b.uid);
        const [next] = stages;
        if (next !== undefined && at < 180 && invited.model.countedTotal >= next.counted) {
          stages.shift();
          await inviter.openBags([next.amount]);
          // Nobody else invites: the first place of the week, which ends with the days on which they bet.
          if (next.points > 0) inviter.model.rank(dayAfter(day), next.points);
        }
        for (const player of players) await player.compare(`after ${day}`);
        if (weekOf(dayAfter(day)) === dayAfter(day)) {
          await drawAtNoon(weekOf(day));
          await checkDraw(weekOf(day), holders);
          for (const player of players) await player.compare(`after the draw of ${day}`);
        }
      }
      for (const player of players) {
        const { model, name } = player;
        expect(await player.playLeft(), name).toBe(model.play);
        const bound = model.bound + (player === inviter ? invited.model.boundOfInviter : 0);
        expect(model.costTotal, `rewards of ${name}`).toBeLessThanOrEqual(bound);
      }
      expect(await audit(server.db)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

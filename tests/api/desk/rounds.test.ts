import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { playCalls } from '../../../contract/play';
import { expectedOf } from '../../../server/domains/desk/rtp';
import { dayAfter, manilaDate, startOf } from '../../../server/manilaDay';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { ask, type DeskPerson, must, newOperator, startDeskServer } from '../../support/desk';
import type { TestServer } from '../../support/server';

const BETS = 12;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const { round: calls, watch } = deskCalls;

let server: TestServer;
let player: Gambler;
let risk: DeskPerson;

beforeAll(async () => {
  server = await startDeskServer({ writesLedger: true });
  // A day in Manila that is still the day before in Greenwich.
  const tomorrow = startOf(dayAfter(manilaDate(server.clock.now())));
  server.clock.set(new Date(tomorrow.getTime() + HOUR_MS));
  player = await newGambler(server.context, { cashCentavos: 100_000_00n });
  for (let at = 0; at < BETS; at += 1) await placeBet(server, player, colorBet(10_00n));
  risk = await newOperator(server, ['risk']);
});
afterAll(() => server.close());

const list = () => must(server, risk, calls.list, { uid: player.uid, game: 'color', pageSize: 50 });
const read = (roundId: string) => must(server, risk, calls.read, { uid: player.uid, game: 'color', roundId });

async function reveal(): Promise<void> {
  const params = { game: 'color' };
  const { reply } = await server.send(playCalls.seeds, {}, { token: player.token, params });
  const request = { game: 'color', clientSeed: 'another', nextCommitment: reply.nextCommitment };
  await server.send(playCalls.rotate, request, { token: player.token });
}

describe('a round as evidence', () => {
  it('is played again only once its seed is public, and agrees with store and ledger', async () => {
    const before = await list();
    expect(before.list.map(({ isRevealed }) => isRevealed)).toEqual(Array(BETS).fill(false));
    const id = before.list[3]?.roundId ?? '';
    const secret = await read(id);
    expect([secret.round.serverSeed, secret.checks]).toEqual([null, null]);
    await reveal();
    const { checks, round } = await read(id);
    expect(round.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(checks?.map(({ name, isOk }) => [name, isOk])).toEqual([
      ['commitment', true],
      ['outcome', true],
      ['events', true],
      ['payout', true],
      ['ledger', true],
    ]);
  });

  it('names what differs where a stored round or its posting has been changed', async () => {
    const id = (await list()).list[0]?.roundId ?? '';
    await server.db.query({ text: 'ALTER TABLE play_rounds DISABLE TRIGGER append_only', values: [] });
    await server.db.query({
      text: 'UPDATE play_rounds SET payout = payout + 100 WHERE uid = $1 AND id = $2',
      values: [player.uid, id],
    });
    const differs = async () =>
      (await read(id)).checks?.flatMap(({ name, isOk }) => (isOk ? [] : [name])) ?? [];
    expect(await differs()).toEqual(['payout', 'ledger']);
    await server.db.query({
      text: `UPDATE play_rounds SET payout = payout - 100, outcome = '[9, 9, 9]' WHERE uid = $1 AND id = $2`,
      values: [player.uid, id],
    });
    expect(await differs()).toEqual(['outcome']);
  });

  it('belongs to one player and one game', async () => {
    const id = (await list()).list[1]?.roundId ?? '';
    for (const body of [
      { uid: player.uid + 1, game: 'color', roundId: id },
      { uid: player.uid, game: 'crash', roundId: id },
      { uid: player.uid, game: 'nothing', roundId: id },
    ]) {
      expect((await ask(server, risk, calls.read, body)).code).toBe('40400');
    }
  });
});

describe('the course of a return', () => {
  it('has a day of Manila in each line, with its own bets', async () => {
    const today = manilaDate(server.clock.now());
    server.clock.advance(2 * DAY_MS);
    risk = await newOperator(server, ['risk']);
    await placeBet(server, player, colorBet(20_00n));
    const { list: days } = await must(server, risk, watch.course, { game: 'color', days: 3 });
    expect(days.map(({ day, bets, staked }) => [day, bets, staked])).toEqual([
      [manilaDate(server.clock.now()), 1, 20_00n],
      [manilaDate(new Date(server.clock.now().getTime() - DAY_MS)), 0, 0n],
      [today, BETS, BigInt(BETS) * 10_00n],
    ]);
    expect(days[1]).toMatchObject({ measured: null, expected: null, state: 'tooFew' });
    const { measured, expected, declaredMin } = days[2] ?? {};
    expect(measured).toBe(Number(days[2]?.returned) / Number(days[2]?.staked));
    expect(expected?.low).toBeLessThan(declaredMin ?? 0);
    expect((await ask(server, risk, watch.course, { game: 'nothing', days: 3 })).code).toBe('40400');
  });

  it('is told by the size of the stake too, which add up to the whole', async () => {
    const { list: before } = await must(server, risk, watch.stakes, { game: 'color', days: 3 });
    const other = await newGambler(server.context, { cashCentavos: 100_000_00n });
    for (const stake of [5_00n, 9_99n, 10_00n, 49_99n, 50_00n, 1_000_00n])
      await placeBet(server, other, colorBet(stake));
    const { list: bands } = await must(server, risk, watch.stakes, { game: 'color', days: 3 });
    const added = bands.map(({ from, below, bets, staked }, at) => [
      from,
      below,
      bets - (before[at]?.bets ?? 0),
      staked - (before[at]?.staked ?? 0n),
    ]);
    expect(added).toEqual([
      [0n, 10_00n, 2, 14_99n],
      [10_00n, 50_00n, 2, 59_99n],
      [50_00n, 200_00n, 1, 50_00n],
      [200_00n, 1_000_00n, 0, 0n],
      [1_000_00n, null, 1, 1_000_00n],
    ]);
    expect(bands[3]).toMatchObject({ measured: null, expected: null, state: 'tooFew' });
    const { list: days } = await must(server, risk, watch.course, { game: 'color', days: 3 });
    const returned = (list: readonly { readonly returned: bigint }[]) =>
      list.reduce((sum, line) => sum + line.returned, 0n);
    expect(returned(bands)).toBe(returned(days));
    expect((await ask(server, risk, watch.stakes, { game: 'nothing', days: 3 })).code).toBe('40400');
  });

  it('expects two standard errors around what is declared, and never below nothing', () => {
    const declared = { declaredMin: 0.96, declaredMax: 0.97 };
    const at = (bets: number, spread: number | null) => expectedOf({ ...declared, bets, spread });
    expect(at(10_000, 1)?.low).toBeCloseTo(0.94, 10);
    expect(at(10_000, 1)?.high).toBeCloseTo(0.99, 10);
    expect(at(1, 5)?.low).toBe(0);
    expect([at(0, null), at(5, 0)]).toEqual([null, null]);
  });
});

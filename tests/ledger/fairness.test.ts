import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playCalls } from '../../contract/play';
import { rulebook } from '../../games/allGames';
import { commitmentOf, seedFromHex } from '../../games/kit/rules/draw';
import { playRound } from '../../games/kit/rules/round';
import { pairPlace, rotate, showSeeds } from '../../server/fairness/pairs';
import { startTestServer, type TestServer } from '../support/server';
import { audit } from './audit';
import { colorBet, everything, GAME, type Gambler, newGambler, parsed, placeBet } from './gamblers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const seedsCall = ({ token }: Gambler, clientSeed?: string) =>
  server.send(playCalls.seeds, clientSeed === undefined ? {} : { clientSeed }, {
    token,
    params: { game: GAME },
  });
const rotateCall = ({ token }: Gambler, clientSeed: string, nextCommitment: string, game: string = GAME) =>
  server.send(playCalls.rotate, { game, clientSeed, nextCommitment }, { token });
const historyCall = ({ token }: Gambler, pageNum = 1, pageSize = 10) =>
  server.send(playCalls.history, { pageNum, pageSize }, { token, params: { game: GAME } });
const roundCall = ({ token }: Gambler, roundId: string, game: string = GAME) =>
  server.send(playCalls.round, { roundId }, { token, params: { game } });

/** A player's server seeds, from the database and the key of their seals. */
async function secrets(uid: number): Promise<{ readonly hex: string; readonly state: string }[]> {
  const rows = await server.db.query<{ seed: Buffer; commitment: string; state: string }>({
    text: `SELECT server_seed AS seed, encode(commitment, 'hex') AS commitment, state
      FROM fairness_pairs WHERE uid = $1 ORDER BY id`,
    values: [uid],
  });
  const { pairSeals } = server.context;
  return rows.map(({ seed, commitment, state }) => ({
    hex: (state === 'revealed' ? seed : pairSeals.open(seed, pairPlace(commitment))).toString('hex'),
    state,
  }));
}

describe('seeds', () => {
  it('are committed to before a client seed is set', async () => {
    const player = await newGambler(server, { clientSeed: null });
    const first = (await seedsCall(player, 'too early')).reply;
    expect(first.clientSeed).toBe('');
    const second = (await seedsCall(player, 'in time')).reply;
    expect(second).toEqual({ ...first, clientSeed: 'in time' });
    // Once set, it stays until a rotation.
    expect((await seedsCall(player, 'another')).reply).toEqual(second);
    expect((await seedsCall(player)).reply).toEqual(second);
    const own = await secrets(player.uid);
    expect(own.map(({ hex }) => commitmentOf(seedFromHex(hex)))).toEqual([
      first.commitment,
      first.nextCommitment,
    ]);
  });

  it('are created once, even by concurrent first calls', async () => {
    const player = await newGambler(server, { clientSeed: null });
    const answers = await Promise.all(Array.from({ length: 20 }, () => seedsCall(player, 'me')));
    expect(new Set(answers.map(({ reply }) => reply.commitment)).size).toBe(1);
    expect(await secrets(player.uid)).toHaveLength(2);
  });

  it.each(['', 'a:b', 'é', 'x'.repeat(65), 'tab\t'])('refuse %j as a client seed', async (clientSeed) => {
    const player = await newGambler(server, { clientSeed: null });
    await seedsCall(player);
    const answer = await server.inject({
      method: 'POST',
      url: `/x2/og/${GAME}/seeds`,
      headers: { token: player.token },
      payload: { clientSeed },
    });
    expect(answer.json().code).toBe('40000');
  });

  it('of a game that does not exist are not found', async () => {
    const player = await newGambler(server);
    const options = { token: player.token, params: { game: 'roulette' } };
    expect((await server.send(playCalls.seeds, {}, options)).code).toBe('40400');
    expect((await rotateCall(player, 'x', '0'.repeat(64), 'roulette')).code).toBe('40400');
  });

  it('are not created when random bytes are not available', async () => {
    const { uid } = await newGambler(server, { clientSeed: null });
    const line = { uid, game: GAME, clientSeed: 'me', now: server.clock.now() };
    const broken = () => {
      throw new Error('no entropy');
    };
    const before = await everything(server);
    await expect(showSeeds(server.context, line, broken)).rejects.toThrow('no entropy');
    expect(await everything(server)).toBe(before);
    await showSeeds(server.context, line);
    const { nextCommitment } = await showSeeds(server.context, line);
    const ready = await everything(server);
    await expect(rotate(server.context, { ...line, nextCommitment }, broken)).rejects.toThrow('no entropy');
    expect(await everything(server)).toBe(ready);
  });

  it('are refused by the database when they are short, used before, or replaced', async () => {
    const { uid } = await newGambler(server);
    const line = { uid, game: 'another', clientSeed: null, now: server.clock.now() };
    await expect(showSeeds(server.context, line, () => randomBytes(31))).rejects.toThrow('malformed');
    await expect(showSeeds(server.context, line, () => new Uint8Array(32).fill(7))).rejects.toThrow(
      'fairness_seed_once',
    );
    const change = (set: string) =>
      server.db.query({
        text: `UPDATE fairness_pairs SET ${set} WHERE uid = $1 AND state = 'active'`,
        values: [uid],
      });
    await expect(change("client_seed = 'mine'")).rejects.toThrow('cannot be reset or changed');
    await expect(
      change(
        "server_seed = '\\x00'::bytea || substring(server_seed FROM 2), commitment = sha256(server_seed)",
      ),
    ).rejects.toThrow();
    await expect(change("state = 'next', client_seed = NULL")).rejects.toThrow();
    await expect(
      server.db.query({ text: 'DELETE FROM fairness_pairs WHERE uid = $1', values: [uid] }),
    ).rejects.toThrow('append-only');
  });
});

describe('a rotation', () => {
  it('reveals the current pair and activates the one whose commitment was shown', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    const before = (await seedsCall(player)).reply;
    const placed = (await placeBet(server, player, colorBet(500n))).reply.round;
    const { revealed, seeds } = (await rotateCall(player, 'second', before.nextCommitment)).reply;
    expect(revealed).toMatchObject({ commitment: before.commitment, clientSeed: 'lucky', nonce: 1 });
    expect(commitmentOf(seedFromHex(revealed.serverSeed))).toBe(before.commitment);
    expect(seeds).toMatchObject({ commitment: before.nextCommitment, clientSeed: 'second', nonce: 0 });
    expect(seeds.nextCommitment).not.toBe(before.nextCommitment);

    const source = { serverSeed: seedFromHex(revealed.serverSeed), clientSeed: 'lucky', nonce: 0 };
    const again = playRound(rulebook[GAME], parsed(colorBet(500n)), source);
    expect(again.outcome).toEqual(placed.outcome);
    expect(again.events).toEqual(placed.events);
    expect(again.payoutCentavos).toBe(placed.payout);

    const shown = (await historyCall(player)).reply.rounds[0];
    expect(shown).toEqual({ ...placed, serverSeed: revealed.serverSeed });
    expect((await roundCall(player, placed.roundId)).reply).toEqual(shown);
  });

  it('is refused, and reveals nothing, with a commitment other than that of the next pair', async () => {
    const player = await newGambler(server);
    const { commitment, nextCommitment } = (await seedsCall(player)).reply;
    const before = await everything(server);
    for (const wrong of ['0'.repeat(64), commitment]) {
      expect((await rotateCall(player, 'x', wrong)).code).toBe('40903');
    }
    expect(await everything(server)).toBe(before);
    expect((await rotateCall(player, 'x', nextCommitment)).status).toBe(200);
    expect((await rotateCall(player, 'x', nextCommitment)).code).toBe('40903');
  });

  it('is refused until the first client seed is set', async () => {
    const player = await newGambler(server, { clientSeed: null });
    const { nextCommitment } = (await seedsCall(player)).reply;
    expect((await rotateCall(player, 'x', nextCommitment)).code).toBe('40903');
  });

  it('happens once for concurrent calls', async () => {
    const player = await newGambler(server);
    const { nextCommitment } = (await seedsCall(player)).reply;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rotateCall(player, 'x', nextCommitment)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '40903')).toHaveLength(19);
    expect((await secrets(player.uid)).map(({ state }) => state)).toEqual(['revealed', 'active', 'next']);
  });

  it('with concurrent bets gives every bet a pair that was still secret', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const { nextCommitment } = (await seedsCall(player)).reply;
    const bets = Array.from({ length: 20 }, () => placeBet(server, player, colorBet(100n)));
    const rotated = rotateCall(player, 'x', nextCommitment);
    const more = Array.from({ length: 20 }, () => placeBet(server, player, colorBet(100n)));
    const answers = await Promise.all([...bets, ...more]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { revealed, seeds } = (await rotated).reply;
    const late = answers.filter(({ reply }) => reply.round.commitment === seeds.commitment);
    expect(revealed.nonce + late.length).toBe(40);
  });
});

describe('a server seed', () => {
  it('is in nothing that the server sends before its rotation', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n, clientSeed: null });
    const sent: string[] = [];
    const say = async (answer: Promise<{ text: string }>) => sent.push((await answer).text);
    for (let rotation = 0; rotation < 5; rotation += 1) {
      await say(seedsCall(player, 'me'));
      await say(seedsCall(player, 'me'));
      for (let bet = 0; bet < 8; bet += 1) {
        const placed = await placeBet(server, player, colorBet(100n));
        sent.push(placed.text);
        await say(roundCall(player, placed.reply.round.roundId));
      }
      await say(historyCall(player, 1, 100));
      const hidden = (await secrets(player.uid)).filter(({ state }) => state !== 'revealed');
      const hiddenForms = hidden.flatMap(({ hex }) => [hex, Buffer.from(hex, 'hex').toString('base64')]);
      expect(sent.some((text) => hiddenForms.some((form) => text.includes(form)))).toBe(false);
      const { nextCommitment } = (await seedsCall(player)).reply;
      const rotated = await rotateCall(player, 'me', nextCommitment);
      expect(rotated.text).toContain(hidden[0]?.hex);
      expect(rotated.text).not.toContain(hidden[1]?.hex);
      sent.push(rotated.text);
    }
  });
});

describe('rounds', () => {
  it('are listed newest first, in pages', async () => {
    const player = await newGambler(server, { cashCentavos: 100_000n });
    const ids: string[] = [];
    for (let i = 0; i < 7; i += 1) {
      ids.unshift((await placeBet(server, player, colorBet(100n))).reply.round.roundId);
    }
    const pages = [
      await historyCall(player, 1, 3),
      await historyCall(player, 2, 3),
      await historyCall(player, 3, 3),
    ];
    expect(pages.map(({ reply }) => reply.total)).toEqual([7, 7, 7]);
    expect(pages.flatMap(({ reply }) => reply.rounds.map(({ roundId }) => roundId))).toEqual(ids);
    expect((await historyCall(player, 4, 3)).reply.rounds).toEqual([]);
  });

  it('are found only by their owner and in their game', async () => {
    const [owner, stranger] = [
      await newGambler(server, { cashCentavos: 1_000n }),
      await newGambler(server, { cashCentavos: 1_000n }),
    ];
    const { roundId } = (await placeBet(server, owner, colorBet(100n))).reply.round;
    expect((await roundCall(owner, roundId)).reply.roundId).toBe(roundId);
    expect((await roundCall(stranger, roundId)).code).toBe('40400');
    expect((await roundCall(owner, roundId, 'ring')).code).toBe('40400');
    expect((await roundCall(owner, '999999999999')).code).toBe('40400');
    expect((await roundCall(owner, '999999999999999999')).code).toBe('40400');
    expect((await historyCall(stranger)).reply).toEqual({ rounds: [], total: 0, cursor: null });
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configCalls } from '../../contract/config';
import { playCalls } from '../../contract/play';
import { manifests, sharedGame } from '../../games/allGames';
import { verify } from '../../workers/verify/verify';
import { newGambler } from '../ledger/gamblers';
import { startTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Instant games; the tests in `live` play the shared ones. */
const instant = manifests.filter(({ name }) => sharedGame(name) === null);

test.each(instant.map((manifest) => [manifest.name, manifest] as const))(
  '%s accepts its usual bet for money, and the verifier confirms the round from its revealed seed',
  async (name, { usualBet }) => {
    const player = await newGambler(server, { clientSeed: null, cashCentavos: 100_000n });
    const options = { token: player.token, params: { game: name } };
    // A client seed is accepted only after the commitment has been shown.
    await server.send(playCalls.seeds, {}, options);
    const seeds = (await server.send(playCalls.seeds, { clientSeed: 'own games' }, options)).reply;
    const { round } = (await server.send(playCalls.bet, { bet: usualBet }, options)).reply;
    expect(round.commitment).toBe(seeds.commitment);
    const next = {
      game: name,
      clientSeed: randomBytes(8).toString('hex'),
      nextCommitment: seeds.nextCommitment,
    };
    await server.send(playCalls.rotate, next, { token: player.token });
    const revealed = (await server.send(playCalls.round, { roundId: round.roundId }, options)).reply;
    const open = { ...revealed, serverSeed: revealed.serverSeed ?? 'not revealed' };
    expect(verify(open)).toMatchObject({ ok: true });
    expect(verify({ ...open, nonce: open.nonce + 1 })).toMatchObject({ ok: false });
  },
);

test('the catalogue lists every own game in the order of the listPlace in its manifest', async () => {
  const { reply } = await server.send(configCalls.allGames, {});
  const listed = (reply.games ?? []).filter(({ isOwn }) => isOwn);
  const inOrder = manifests.toSorted((a, b) => a.listPlace - b.listPlace);
  expect(listed.map(({ gameId }) => gameId)).toEqual(inOrder.map(({ id }) => String(id)));
  expect(listed.slice(0, 6).map(({ gameName }) => gameName)).toEqual([
    'Color Game',
    'Jeepney Jump',
    'Sabong Bida',
    'Parol Ring',
    'Island Dice',
    'Scratch Swerte',
  ]);
});

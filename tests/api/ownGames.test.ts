import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playCalls } from '../../contract/play';
import { allRules, manifests, type RulesName, sharedGame } from '../../games/allGames';
import { seedFromHex } from '../../games/kit/rules/draw';
import { parseBet, playRound } from '../../games/kit/rules/round';
import type { AnyRules } from '../../games/kit/rules/rules';
import { type RevealedRound, verify } from '../../workers/verify/verify';
import { newGambler } from '../ledger/gamblers';
import { listedGames } from '../support/gameList';
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
    expect(verify({ ...open, nonce: otherNonce(open) })).toMatchObject({ ok: false });
  },
);

/** The first later nonce that draws another outcome: the next one may draw the same by chance. */
function otherNonce({ game, bet, outcome, serverSeed, clientSeed, nonce }: RevealedRound): number {
  const rules: AnyRules = allRules[game as RulesName];
  const parsed = parseBet(rules, bet);
  if (parsed === null) throw new Error(`${game} refuses its usual bet`);
  const drawnAt = (other: number) =>
    playRound(rules, parsed, { serverSeed: seedFromHex(serverSeed), clientSeed, nonce: other }).outcome;
  let other = nonce + 1;
  while (isDeepStrictEqual(drawnAt(other), outcome)) other += 1;
  return other;
}

test('the catalogue lists every own game in the order of the listPlace in its manifest', async () => {
  const { games } = await listedGames(server);
  const listed = (games ?? []).filter(({ isOwn }) => isOwn);
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

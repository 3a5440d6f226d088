import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { playCalls } from '../../contract/play';
import { colorBet, GAME, type Gambler } from '../../tests/ledger/gamblers';

/** Sends some bets over HTTP, by the players in turn. Throws when one is not settled. */
export type HttpLoop = (count: number) => Promise<void>;

/** `atOnce` bets are on their way at a time. `onSettled` gets how long each took. */
export function createHttpLoop(
  url: string,
  players: readonly Gambler[],
  atOnce: number,
  onSettled: (ms: number) => void = () => undefined,
): HttpLoop {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const path = playCalls.bet.path.replace('{game}', GAME);
  const body = JSON.stringify({ bet: colorBet(100n) });
  let next = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const { token } = players[next % players.length] as Gambler;
      next += 1;
      const headers = {
        'content-type': 'application/json',
        'content-length': body.length,
        token,
        'idempotency-key': randomBytes(16).toString('base64url'),
      };
      const call = request(`${url}${path}`, { method: 'POST', agent, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`a bet was answered with ${response.statusCode}`)),
        );
      });
      call.on('error', reject);
      call.end(body);
    });
  return async (count) => {
    let left = count;
    const lane = async () => {
      for (; left > 0; ) {
        left -= 1;
        const sentMs = performance.now();
        await one();
        onSettled(performance.now() - sentMs);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  };
}

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../contract/live';
import { type ModelPlayer, TABLE } from './player';
import type { Tally } from './tally';

const PING_EVERY_MS = 5_000;
const RECONNECT_MS = 500;
/** A ride begins within this after the round has opened. */
const BOARDING_MS = 3_500;
/** Who ends a ride by hand does so within this after the departure. */
const FLIGHT_MS = 6_000;
/** Rounds that a rider sits out, in percent. */
const SITS_OUT = 20;
/** Rides that end by hand, in percent; the others end at their target. */
const BY_HAND = 50;
const TARGETS = ['1.20', '1.50', '2.00', '3.00', '10.00'];
const NO_TARGET = '10000.00';

/**
 * Sits at the crash table until the signal: joins most rounds, cashes out by hand at some time of the flight or leaves
 * it to the target, and connects again when the connection is lost.
 */
export async function ride(
  player: ModelPlayer,
  urls: readonly string[],
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  let riding: Promise<void> | null = null;
  let depart = (): void => undefined;
  while (!signal.aborted) {
    const url = player.random.pick(urls).replace('http', 'ws');
    const headers = { 'x-forwarded-for': player.address };
    const socket = new WebSocket(`${url}${LIVE_PATH}`, { headers, perMessageDeflate: false });
    const leave = () => socket.terminate();
    signal.addEventListener('abort', leave);
    const openedMs = performance.now();
    let pingedMs = 0;
    let isSeated = false;
    const ping = setInterval(() => {
      pingedMs = performance.now();
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping","id":1}');
    }, PING_EVERY_MS);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', game: TABLE, token: player.token })));
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('{"type":"table"')) {
        // A server that has missed something sends the table again.
        if (!isSeated) tally.took('table after reconnecting', performance.now() - openedMs);
        isSeated = true;
      } else if (text.startsWith('{"type":"pong"'))
        tally.took('ping over the socket', performance.now() - pingedMs);
      else if (text.startsWith('{"type":"refused"')) tally.refused('socket', text);
      else if (text.startsWith('{"type":"tick"') && text.includes('"phase":"running"')) depart();
      else if (text.startsWith('{"type":"round"') && riding === null) {
        const departure = new Promise<void>((resolve) => {
          depart = resolve;
        });
        riding = rideOnce(player, departure, signal).finally(() => {
          riding = null;
        });
      }
    });
    await once(socket, 'close').catch(() => undefined);
    clearInterval(ping);
    signal.removeEventListener('abort', leave);
    if (signal.aborted) break;
    tally.refused('socket', 'closed');
    await sleep(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
  }
  depart();
  await riding;
}

async function rideOnce(player: ModelPlayer, departure: Promise<void>, signal: AbortSignal): Promise<void> {
  const { random } = player;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  if (random.chance(SITS_OUT)) return;
  await pause(random.below(BOARDING_MS));
  if (signal.aborted) return;
  const isByHand = random.chance(BY_HAND);
  const ticketId = await player.join(isByHand ? NO_TARGET : random.pick(TARGETS));
  if (ticketId === null || !isByHand) return;
  await departure;
  await pause(random.below(FLIGHT_MS));
  // A ride that has ended meanwhile is answered as late, which is no error.
  if (!signal.aborted) await player.cashOut(ticketId);
}

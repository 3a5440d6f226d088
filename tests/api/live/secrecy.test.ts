import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LiveMessage, liveCalls } from '../../../contract/live';
import { playCalls } from '../../../contract/play';
import { BETTING_MS } from '../../../games/crash/rules/play';
import type { Gambler } from '../../ledger/gamblers';
import { firstRound, pause } from '../../support/crashTable';
import type { TestServer } from '../../support/server';
import { fare, join, newTablePlayer, params, startTables } from '../../support/tables';
import { type Watcher, watch } from '../../support/watcher';

const ROUNDS = 200;
/** Betting lasts 60 ms, and the average flight 100 ms. */
const PACE = 100;
/** The database clock is known to within a few ms. */
const CLOCKS_DIFFER_MS = 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ LIVE_PACE: String(PACE) });
});
afterAll(() => server.close());

/** Every field name that may occur in a message before the round has ended. */
const OPEN_NAMES = new Set(
  [
    'type game serverTime seq chainEnd chainFrom round roundNumber commitment phase openedAt events aboard bets past',
    'tickets ended left atMs closesAtMs seat multiplier name stake bet target cashOuts part runningMs ticketId',
    'panel payout state ticket finance bonus outcome h serverSeed clientSeed id',
  ].flatMap((line) => line.split(' ')),
);

interface Ended {
  readonly roundNumber: number;
  readonly outcome: { readonly h: string; readonly multiplier: string };
  readonly serverSeed: string;
}

interface Received {
  readonly text: string;
  /** Unix time in ms. */
  readonly atMs: number;
}

type Fields = { readonly [name: string]: unknown };

/** Every field of a message at any depth, with its name. */
function* fieldsOf(value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [name, item];
    yield* fieldsOf(item);
  }
}

/** Ways to write what decides a round and what follows from it. */
function spellingsOf({ outcome, serverSeed }: Ended): string[] {
  const h = BigInt(outcome.h);
  const seed = Buffer.from(serverSeed, 'hex');
  const bytes = [...seed].join(',');
  const all = [
    serverSeed,
    seed.toString('base64'),
    seed.toString('base64url'),
    bytes,
    outcome.h,
    h.toString(16),
  ];
  // As a fraction of one, and as the length of the flight by the curve.
  all.push(
    String(Number(h) / 2 ** 52).slice(0, 12),
    String(Math.log(Number(outcome.multiplier)) * 10_000).slice(0, 10),
  );
  return all.filter((spelling) => spelling.length > 8);
}

it('nothing sent before a round ends reveals its outcome', async () => {
  const player = await newTablePlayer(server, { cashCentavos: 10_000_000n });
  /** Everything that was received, in order. */
  const received: Received[] = [];
  const collect = (text: string) => received.push({ text, atMs: Date.now() });
  await firstRound(server);
  const guest = await watch(server.url, { onText: collect });
  const own = await watch(server.url, { token: player.token, onText: collect });
  const table = await guest.find('table');

  let isOver = false;
  const playing = playAll({ player, own, collect, isOver: () => isOver });
  // On a busy table some ends arrive only with the whole table.
  const last = table.round.roundNumber + ROUNDS + 10;
  for (let reached = 0; reached < last; ) {
    await pause(200);
    const { past } = (await server.send(liveCalls.chain, {}, { params })).reply;
    reached = past[0]?.roundNumber ?? 0;
  }
  isOver = true;
  await playing;
  guest.close();
  own.close();

  // A sequence number says no more than the position of its message, which every listener knows.
  for (const { messages } of [guest, own]) expect(numbersOf(messages)).toEqual(placesOf(messages));

  const openings = openingsOf(received);
  const faults: string[] = [];
  const ends = new Set<number>();
  let before: Received[] = [];
  for (const entry of received) {
    const message = JSON.parse(entry.text) as Fields;
    const ended = message.type === 'tick' ? (message.ended as Ended | null) : null;
    // Two sockets report each end; from the first message on it is public.
    if (ended === null || ends.has(ended.roundNumber)) {
      before.push(entry);
      continue;
    }
    faults.push(...leaksOf(ended, before, openings));
    before = [];
    ends.add(ended.roundNumber);
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(ends.size).toBeGreaterThanOrEqual(ROUNDS);
  // The check itself works: it finds the outcome in messages sent after the end.
  const early = received.map(({ text }) => ({ text, atMs: 0 }));
  expect(leaksOf(endOf(received), early, openings).length).toBeGreaterThan(0);
}, 400_000);

type TableMessage = Extract<LiveMessage, { readonly seq: number }>;
const ofTable = (messages: readonly LiveMessage[]): readonly TableMessage[] =>
  messages.filter((message): message is TableMessage => 'seq' in message);

const numbersOf = (messages: readonly LiveMessage[]): readonly number[] =>
  ofTable(messages).map(({ seq }) => seq);

/** The expected number of each message of a table, counted from the first: a whole table takes no number. */
function placesOf(messages: readonly LiveMessage[]): readonly number[] {
  const [first, ...others] = ofTable(messages);
  let place = first?.seq ?? 0;
  return [place, ...others.map(({ type }) => (type === 'table' ? place : ++place))];
}

interface Playing {
  readonly player: Gambler;
  /** The player's own socket. */
  readonly own: Watcher;
  readonly collect: (text: string) => void;
  readonly isOver: () => boolean;
}

/** Bets, reads and cashes out all the time, and keeps every answer. */
async function playAll({ player, own, collect, isOver }: Playing): Promise<void> {
  const { token } = player;
  while (!isOver()) {
    const seen = own.messages.length;
    const joined = await join(server, player, { bet: fare('1000.00') });
    collect(joined.text);
    if (joined.code === '00000') {
      const { ticketId, roundNumber } = joined.reply.ticket;
      const isFlying = (tick: { readonly roundNumber: number; readonly phase: string }) =>
        tick.roundNumber > roundNumber || (tick.roundNumber === roundNumber && tick.phase === 'running');
      await own.find('tick', isFlying, seen);
      collect((await server.send(liveCalls.cashOut, { ticketId, part: 'half' }, { token, params })).text);
      collect((await server.send(playCalls.round, { roundId: ticketId }, { token, params })).text);
    }
    collect((await server.send(playCalls.seeds, {}, { token, params })).text);
    // Once a tick: the calls of one player do not keep the server from its rounds.
    await own.find('tick', undefined, own.messages.length);
  }
}

/** When each round opened. A busy table announces it with the end of the round before. */
function openingsOf(received: readonly Received[]): ReadonlyMap<number, number> {
  const rounds = received.flatMap(({ text }): Fields[] => {
    const { round } = JSON.parse(text) as { readonly round?: Fields | null };
    return round == null ? [] : [round];
  });
  return new Map(rounds.map(({ roundNumber, openedAt }) => [Number(roundNumber), Number(openedAt)]));
}

/** The last end received. */
function endOf(received: readonly Received[]): Ended {
  const ends = received.flatMap(
    ({ text }) => (JSON.parse(text) as { readonly ended?: Ended | null }).ended ?? [],
  );
  const last = ends.at(-1);
  if (last === undefined) throw new Error('no round ended');
  return last;
}

/**
 * What was revealed too early between the end of the round before and the announcement of this end. The
 * announcement goes out with the next tick: an answer to a call may come between the end itself and that
 * tick.
 */
function leaksOf(ended: Ended, before: readonly Received[], openings: ReadonlyMap<number, number>): string[] {
  const spellings = spellingsOf(ended);
  const endsAfterMs = (BETTING_MS + Math.log(Number(ended.outcome.multiplier)) * 10_000) / PACE;
  let openedAt = openings.get(ended.roundNumber) ?? Number.NaN;
  return before.flatMap(({ text, atMs }) => {
    const message = JSON.parse(text) as Fields;
    // On a socket the announcement itself comes first.
    const isAnswer = message.type === undefined;
    const hasEnded = isAnswer && atMs >= openedAt + endsAfterMs - CLOCKS_DIFFER_MS;
    const leaks = hasEnded ? [] : spellings.filter((spelling) => text.includes(spelling));
    const { round } = message as { readonly round?: Fields };
    if ((message.roundNumber ?? round?.roundNumber) === ended.roundNumber && message.type !== undefined) {
      openedAt = Number(round?.openedAt ?? openedAt);
      leaks.push(...[...fieldsOf(message)].map(([name]) => name).filter((name) => !OPEN_NAMES.has(name)));
      const toldMs = (Number(message.serverTime) - openedAt) * PACE;
      const events = (message.events ?? round?.events ?? []) as { type: string; atMs: number }[];
      const isEarly = ({ type, atMs }: { type: string; atMs: number }) =>
        type === 'crashed' || atMs > toldMs + 1;
      leaks.push(...events.filter(isEarly).map(({ type }) => type));
    }
    return leaks.map((leak) => `${leak} at ${atMs - openedAt} of ${endsAfterMs} in ${text}`);
  });
}

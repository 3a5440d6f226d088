import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveMessage, liveCalls } from '../../../contract/live';
import { playCalls } from '../../../contract/play';
import type { Json } from '../../../games/kit/rules/round';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { firstRound } from '../../support/crashTable';
import { earlyIn } from '../../support/secrecy/early';
import { fieldsSentIn, PLANTS, planting } from '../../support/secrecy/planting';
import { type Finding, predictors, roundsToShow, Samples } from '../../support/secrecy/predictor';
import { shapeFaults } from '../../support/secrecy/shapes';
import {
  type EndedRound,
  type Fields,
  type GameName,
  type Received,
  roundsOf,
  SECRETS,
} from '../../support/secrecy/traffic';
import { newKey, type TestServer } from '../../support/server';
import { fare, startTables } from '../../support/tables';
import { type Watcher, watch } from '../../support/watcher';

/** Rounds that are listened to at a time; all of them are then judged, and enough of them kept to plant in. */
const ROUNDS = 200;
/** Each fault is planted in more fields than this. */
const FIELDS_LEAST = 80;
/** `npm run soak -- secrecy` listens for hours, and looks for what goes with the end over all rounds of that time. */
const HOURS = Number(process.env.SECRECY_HOURS ?? 0);
const LISTENING_MS = 400_000;
/** Crash takes bets for 60 ms and flies for 100 ms on average; a sabong contest takes 210 ms. */
const PACE = 100;
const GAMES = ['crash', 'sabong'] as const satisfies readonly GameName[];

/** Everything that one table sent a guest and two players, on sockets and in answers, while it was listened to. */
interface Traffic {
  readonly received: readonly Received[];
  readonly watchers: readonly Watcher[];
  readonly rounds: readonly EndedRound[];
}

/** What was wrong with all that was received. */
interface Verdict {
  rounds: number;
  readonly shapes: Set<string>;
  readonly early: string[];
  readonly places: string[];
  readonly samples: Samples;
}

let server: TestServer;
const traffic = {} as Record<GameName, Traffic>;
const verdictOn = (game: GameName): Verdict => ({
  rounds: 0,
  shapes: new Set(),
  early: [],
  places: [],
  samples: new Samples(SECRETS[game], PACE),
});
const verdicts: Readonly<Record<GameName, Verdict>> = {
  crash: verdictOn('crash'),
  sabong: verdictOn('sabong'),
};
const found: Partial<Record<GameName, readonly Finding[]>> = {};
beforeAll(
  async () => {
    server = await startTables({ LIVE_PACE: String(PACE) });
    const endMs = Date.now() + HOURS * 3_600_000;
    const latestMs = endMs + LISTENING_MS;
    await Promise.all(
      GAMES.map(async (game) => {
        do {
          const heard = await listen(game);
          judge(game, heard);
          const kept = traffic[game] as Traffic | undefined;
          // On a busy machine some rounds pass before anybody says anything.
          if (!isEnough(game))
            traffic[game] = { ...heard, rounds: [...(kept?.rounds ?? []), ...heard.rounds] };
        } while (Date.now() < endMs || (!isEnough(game) && Date.now() < latestMs));
      }),
    );
    // Judging hours takes minutes without a pause, in which the other game's players would wait in vain.
    for (const game of GAMES) found[game] = verdicts[game].samples.findings();
  },
  HOURS * 3_600_000 + 2 * LISTENING_MS,
);
afterAll(() => server.close());

type Plant = (typeof PLANTS)[GameName][string];

const findingsOf = (game: GameName, sending: Parameters<typeof planting>[0], plant: Plant) =>
  predictors(planting(sending, plant), SECRETS[game], PACE);

/** The fields that were sent in enough rounds for a fault to show in them, judged by the field that was sent most often. */
function fieldsToPlantIn(game: GameName, plant: Plant) {
  const { rounds } = traffic[game];
  const sent = [...fieldsSentIn(rounds)].toSorted(([, one], [, other]) => other.size - one.size);
  const [surest] = sent.slice(0, 1).flatMap(([, sending]) => findingsOf(game, sending, plant));
  return surest === undefined ? [] : sent.filter(([, sending]) => sending.size >= roundsToShow(surest));
}

/** Whether enough was received to plant every fault. */
const isEnough = (game: GameName): boolean =>
  (traffic[game] as Traffic | undefined) !== undefined &&
  Object.values(PLANTS[game]).every((plant) => fieldsToPlantIn(game, plant).length > FIELDS_LEAST);

/** Judges what was received, so that it need not be kept. */
function judge(game: GameName, { received, watchers, rounds }: Traffic): void {
  const verdict = verdicts[game];
  verdict.rounds += rounds.length;
  for (const { frame, message } of received)
    for (const fault of shapeFaults(game, frame, message)) verdict.shapes.add(fault);
  for (const round of rounds) {
    verdict.early.push(...earlyIn(game, round, PACE));
    verdict.samples.add(round);
  }
  for (const { messages } of watchers) {
    const [numbers, places] = [numbersOf(messages), placesOf(messages)];
    if (numbers.join() !== places.join()) verdict.places.push(`${numbers} instead of ${places}`);
  }
  if (HOURS > 0)
    console.log(`${game}: ${verdict.rounds} rounds, ${received.length} messages in the last of them`);
}

/** Bets, takes bets back, cashes out and asks for everything in each round, until enough rounds have ended. */
async function listen(game: GameName): Promise<Traffic> {
  const received: Received[] = [];
  await firstRound(server, { game });
  const hear = (frame: string, text: string) =>
    received.push({ frame, text, message: JSON.parse(text) as Fields, atMs: Date.now() });
  const onText = (text: string) => hear(`message ${(JSON.parse(text) as Fields).type}`, text);
  const [player, fickle] = [await newPlayer(game), await newPlayer(game)];
  const guest = await watch(server.url, { game, onText });
  const own = await watch(server.url, { game, token: player.token, onText });
  const table = await guest.find('table');
  const last = table.round.roundNumber + ROUNDS + 10;
  const params = { game };

  const isOver = () =>
    (guest.messages.findLast((message) => message.type === 'round')?.round.roundNumber ?? 0) > last;
  const join = async ({ token }: Gambler) => {
    const { round } = guest.messages.findLast((message) => 'round' in message) as { round: { events: Json } };
    const options = { token, params, idempotencyKey: newKey() };
    const joined = await server.send(liveCalls.join, { panel: 0, bet: betOn(game, round.events) }, options);
    hear('answer of join', joined.text);
    return joined.code === '00000' ? joined.reply.ticket : null;
  };
  const asked: Promise<void>[] = [];
  // On a socket of its own each time, because a socket may say hello only so often in a second.
  const askForTable = () => asked.push(tableOnce());
  async function tableOnce(): Promise<void> {
    const asking = await watch(server.url, { game, token: player.token, onText });
    await asking.find('table');
    asking.close();
  }
  const playing = async () => {
    const { token } = player;
    while (!isOver()) {
      const seen = own.messages.length;
      askForTable();
      guest.say({ type: 'ping', id: seen });
      const ticket = await join(player);
      if (ticket !== null) {
        const { ticketId, roundNumber } = ticket;
        const hasBegun = (tick: { readonly roundNumber: number; readonly phase: string }) =>
          tick.roundNumber > roundNumber || (tick.roundNumber === roundNumber && tick.phase === 'running');
        await own.find('tick', hasBegun, seen);
        askForTable();
        const options = { token, params };
        const out = { ticketId, part: 'half' } as const;
        if (game === 'crash')
          hear('answer of cashOut', (await server.send(liveCalls.cashOut, out, options)).text);
        hear('answer of round', (await server.send(playCalls.round, { roundId: ticketId }, options)).text);
      }
      hear('answer of seeds', (await server.send(playCalls.seeds, {}, { token, params })).text);
      await own.find('round', undefined, own.messages.length);
    }
  };
  const changingTheirMind = async () => {
    const { token } = fickle;
    while (!isOver()) {
      const ticket = await join(fickle);
      if (ticket !== null) {
        const { text } = await server.send(
          liveCalls.takeBack,
          { ticketId: ticket.ticketId },
          { token, params },
        );
        hear('answer of takeBack', text);
      }
      hear(
        'answer of react',
        (await server.send(liveCalls.react, { reaction: 'heart' }, { token: player.token, params })).text,
      );
      hear('answer of chain', (await server.send(liveCalls.chain, {}, { params })).text);
      await guest.find('round', undefined, guest.messages.length);
    }
  };
  await Promise.all([playing(), changingTheirMind()]);
  await Promise.all(asked);
  guest.close();
  own.close();
  return { received, watchers: [guest, own], rounds: roundsOf(received, SECRETS[game], PACE) };
}

async function newPlayer(game: GameName): Promise<Gambler> {
  const player = await newGambler(server, { cashCentavos: 10_000_000n });
  const options = { token: player.token, params: { game } };
  await server.send(playCalls.seeds, {}, options);
  await server.send(playCalls.seeds, { clientSeed: `player ${player.uid}` }, options);
  return player;
}

function betOn(game: GameName, events: Json): Json {
  if (game === 'crash') return fare('1000.00');
  const [posted] = events as readonly { readonly card?: number }[];
  return { stake: '10.00', side: 'meron', card: posted?.card ?? 0 };
}

describe.each(GAMES)('before a round of %s ends', (game) => {
  it('every message has its own fields and no other', () => {
    expect([...verdicts[game].shapes]).toEqual([]);
  });

  it('no event is announced before its time, and neither outcome nor seed in any spelling', () => {
    expect(verdicts[game].rounds).toBeGreaterThanOrEqual(ROUNDS);
    expect(verdicts[game].early.slice(0, 5)).toEqual([]);
  });

  it('no number goes with its end more than chance allows', () => {
    expect(found[game]).toEqual([]);
  });

  it('a sequence number says no more than the place of its message', () => {
    expect(verdicts[game].places).toEqual([]);
  });
});

describe.each(GAMES)('a secret of %s, planted in what was received', (game) => {
  it.each(Object.entries(PLANTS[game]))('as %s is found under every name', (_, plant) => {
    const fields = fieldsToPlantIn(game, plant);
    expect(fields.length).toBeGreaterThan(FIELDS_LEAST);
    const missed = fields.filter(([, sending]) => findingsOf(game, sending, plant).length === 0);
    expect(missed.map(([field]) => field)).toEqual([]);
  });

  it('in a field, an event or a message of its own is found', () => {
    const [tick] = traffic[game].received.filter(({ frame }) => frame === 'message tick');
    const faults = (frame: string, more: Fields) => shapeFaults(game, frame, { ...tick?.message, ...more });
    expect(faults('message tick', {})).toEqual([]);
    expect(faults('message tick', { endsAtMs: 12_345 })).toHaveLength(1);
    expect(faults('message tick', { events: [{ type: '2.38', atMs: 0 }] })).toHaveLength(1);
    expect(faults('message 2.38', {})).toHaveLength(1);
  });

  it('in another spelling, or with an early last event, is found', () => {
    const round = traffic[game].rounds.at(-1);
    if (round === undefined) throw new Error('no round ended');
    const { roundNumber, outcome, openedAtMs, serverSeed } = round;
    const sent = (message: Fields) => {
      const early = { frame: '', text: JSON.stringify(message), message, atMs: openedAtMs };
      return earlyIn(game, { ...round, before: [early] }, PACE);
    };
    expect(sent({ type: 'pong', id: Buffer.from(serverSeed, 'hex').toString('base64url') })).toHaveLength(1);
    const last = { type: game === 'crash' ? 'crashed' : 'decided', atMs: 0 };
    expect(sent({ type: 'tick', roundNumber, serverTime: openedAtMs, events: [last] })).toHaveLength(1);
    if (game === 'crash') expect(sent({ type: 'pong', id: outcome.h })).toHaveLength(1);
  });
});

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

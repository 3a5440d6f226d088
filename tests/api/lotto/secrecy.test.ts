/** What is sent about a draw before its time: to a guest and to a buyer, over sockets, in answers and in public files. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../../contract/live';
import { lottoCalls } from '../../../contract/lotto';
import { mallCalls } from '../../../contract/rewards/mall';
import { lottoTimes, sellingDraw } from '../../../games/kit/fairness/lotto/times';
import { centavos } from '../../../games/kit/rules/money';
import { findDraw } from '../../../server/domains/lotto/draws';
import { runDraws } from '../../../server/domains/lotto/job';
import { type BeaconSource, beaconSource } from '../../../server/fairness/beaconSource';
import { SignatureChecker } from '../../../server/fairness/signatureCheck';
import { startOf } from '../../../server/manilaDay';
import { openPracticeBeacon } from '../../../server/sandbox/beacon';
import { newGambler } from '../../ledger/gamblers';
import { predictors } from '../../support/secrecy/predictor';
import type { EndedRound, Fields, GameSecret, Received } from '../../support/secrecy/traffic';
import { newKey, startTestServer, type TestServer } from '../../support/server';

/** Enough to see a number that goes with a secret. */
const DRAWS = 52;
const FIRST = sellingDraw(startOf('2031-06-01').getTime() + 9 * 3_600_000);
const PATIENCE = { timeout: 20_000 };

/** The five numbers of a draw, each a secret of its own. */
const SECRETS: readonly GameSecret[] = [0, 1, 2, 3, 4].map((place) => ({
  lastsMs: () => 0,
  unknown: ({ numbers }) => (numbers as readonly number[])[place] ?? 0,
}));

interface HeardDraw extends EndedRound {
  readonly signature: string;
  readonly closesAtMs: number;
}

let folder: string;
let server: TestServer;
let beacon: BeaconSource;
const checker = new SignatureChecker();
const draws: HeardDraw[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotto-secrecy-'));
  server = await startTestServer({
    environment: {
      BEACON: 'sandbox',
      DATA_DIR: folder,
      BEACON_SANDBOX_DELAY_MS: '0',
      LIVE_TABLES: 'on',
      OWN_GAMES: 'color',
      LOG_LEVEL: 'silent',
    },
  });
  const practice = await openPracticeBeacon(server.context.config, now);
  beacon = beaconSource({
    network: practice.network,
    relays: [practice.relay],
    isSignature: (...question) => checker.isSignature(...question),
    nowMs: Date.now,
  });
  await holdAll();
}, 300_000);
afterAll(async () => {
  await server.close();
  await checker.close();
  await rm(folder, { recursive: true, force: true });
});

const now = () => server.clock.now().getTime();
const at = (ms: number) => server.clock.set(new Date(ms));
const manilaDate = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
const run = () => runDraws(server.context, beacon, 300);

/** Buys, asks for everything and listens through all draws. The next draw opens when one closes, before its numbers. */
async function holdAll(): Promise<void> {
  const received: Received[] = [];
  const hear = (frame: string, text: string) => {
    const message = frame.startsWith('file') ? {} : (JSON.parse(text) as Fields);
    received.push({ frame, text, message, atMs: now() });
  };
  at(lottoTimes(FIRST).opensAtMs + 1_000);
  await run();
  const { token } = await newGambler(server.context, { cashCentavos: 1_000_000_00n });
  const listen = async (held: string | null) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${LIVE_PATH}`);
    socket.on('message', (data) => {
      const text = data.toString();
      hear(`message ${(JSON.parse(text) as Fields).type}`, text);
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', game: 'lotto', token: held }));
    return socket;
  };
  const askForAll = async (draw: number) => {
    const date = manilaDate(lottoTimes(draw).drawsAtMs);
    const answers = {
      countdown: server.send(mallCalls.countdown, {}),
      results: server.send(lottoCalls.results, { date }),
      tickets: server.send(lottoCalls.tickets, { pageSize: 2 }, { token }),
      verify: server.send(lottoCalls.verify, { draw }),
      leaves: server.send(lottoCalls.leaves, { draw, from: 0 }),
    };
    for (const [name, answer] of Object.entries(answers)) hear(`answer of ${name}`, (await answer).text);
    for (const [name, file] of Object.entries({ log: 'log.jsonl', day: `rounds-lotto-${date}.jsonl` }))
      hear(`file of the ${name}`, (await server.inject({ url: `/fairness/${file}` })).body);
  };
  const heard = (draw: number, state: string) =>
    vi.waitFor(() => {
      const said = received.filter(({ text }) => text.includes(`"draw":${draw},"state":"${state}"`));
      expect(new Set(said.map(({ frame }) => frame))).toContain('message draw');
    }, PATIENCE);
  const sockets = [await listen(null), await listen(token)];
  for (let draw = FIRST; draw < FIRST + DRAWS; draw += 1) {
    const { opensAtMs, closesAtMs, drawsAtMs } = lottoTimes(draw);
    await heard(draw, 'open');
    const line = {
      game: '2D',
      numbers: [7, (draw % 31) + 1],
      order: 'straight',
      stake: centavos(5_00n),
    } as const;
    const body = { draw, lines: [{ ...line, numbers: [...line.numbers] }] };
    const bought = await server.send(lottoCalls.buy, body, { token, idempotencyKey: newKey() });
    expect(bought.code).toBe('00000');
    hear('answer of buy', bought.text);
    await askForAll(draw);
    at(closesAtMs + 1_000);
    await run();
    await heard(draw, 'closed');
    await askForAll(draw);
    at(drawsAtMs - 1_000);
    await askForAll(draw);
    at(drawsAtMs + 4_000);
    await run();
    const stored = await findDraw(server.db, draw);
    const { serverSeed, signature, twoD, threeD } = stored ?? {};
    if (serverSeed == null || signature == null || twoD == null || threeD == null)
      throw new Error(`draw ${draw} was not held`);
    draws.push({
      roundNumber: draw,
      outcome: { numbers: [...twoD, ...threeD] },
      serverSeed,
      signature,
      openedAtMs: opensAtMs,
      closesAtMs,
      endsAtMs: drawsAtMs,
      before: received.filter(({ atMs }) => atMs >= opensAtMs && atMs < drawsAtMs),
    });
  }
  for (const socket of sockets) socket.close();
}

/** Ways to write bytes that are given as hex. */
const spellingsOf = (hex: string): readonly string[] => {
  const bytes = Buffer.from(hex, 'hex');
  return [hex, bytes.toString('base64'), bytes.toString('base64url'), [...bytes].join(',')];
};

/**
 * What was sent with the number of the beacon before the draw, or with the seed before the close. At the close the next draw
 * opens with its commitment, which is this seed: from then on nobody can buy, and the number of the beacon is all that is
 * unknown.
 */
function secretsIn({ before, serverSeed, signature, closesAtMs }: HeardDraw): readonly string[] {
  const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
  const seed = spellingsOf(serverSeed);
  const number = [signature, randomness].flatMap(spellingsOf);
  const secretsAt = (atMs: number) => (atMs < closesAtMs ? [...seed, ...number] : number);
  return before
    .filter(({ text, atMs }) => secretsAt(atMs).some((spelling) => text.includes(spelling)))
    .map(({ frame }) => frame);
}

const findingsIn = (heard: readonly EndedRound[]) =>
  SECRETS.flatMap((secret) => predictors(heard, secret, 1));

describe('before a draw', () => {
  it('everything that can be heard about it was heard', () => {
    const frames = new Set(draws.flatMap(({ before }) => before.map(({ frame }) => frame)));
    expect([...frames].toSorted()).toEqual([
      'answer of buy',
      'answer of countdown',
      'answer of leaves',
      'answer of results',
      'answer of tickets',
      'answer of verify',
      'file of the day',
      'file of the log',
      'message draw',
      'message lottoTicket',
    ]);
  });

  it('the number of the beacon is sent in no spelling, and before the close neither its seed', () => {
    expect(draws.flatMap(secretsIn)).toEqual([]);
  });

  it('no number that is sent goes with what is drawn more than chance allows', () => {
    expect(draws).toHaveLength(DRAWS);
    expect(findingsIn(draws)).toEqual([]);
  });
});

describe('a secret planted in what was heard before a draw is found', () => {
  const planted = (plant: (draw: HeardDraw) => unknown): HeardDraw[] =>
    draws.map((draw) => {
      const message = { type: 'pong', id: plant(draw) };
      const received = {
        frame: 'message pong',
        text: JSON.stringify(message),
        message,
        atMs: draw.openedAtMs,
      };
      return { ...draw, before: [received] };
    });

  it('as one of the numbers, as text or as a part of another number', () => {
    const numberAt = ({ outcome }: HeardDraw, place: number) => (outcome.numbers as number[])[place] ?? 0;
    expect(findingsIn(planted((draw) => numberAt(draw, 0))).length).toBeGreaterThan(0);
    expect(findingsIn(planted((draw) => `no. ${numberAt(draw, 4)}`)).length).toBeGreaterThan(0);
    expect(
      findingsIn(planted((draw) => numberAt(draw, 2) * 1_000 + (draw.roundNumber % 7))).length,
    ).toBeGreaterThan(0);
  });

  it('as the seed or the signature in another spelling', () => {
    const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
    expect(planted(({ serverSeed }) => base64(serverSeed)).flatMap(secretsIn)).toHaveLength(DRAWS);
    expect(planted(({ signature }) => `x${signature}`).flatMap(secretsIn)).toHaveLength(DRAWS);
  });
});

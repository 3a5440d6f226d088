import { createHmac, randomBytes } from 'node:crypto';
import type { TestPlayer, TestPlayers } from './sandboxPlayers';

/** One line of the report. */
export interface Verdict {
  readonly name: string;
  /** The number of orders in which its calls were sent. */
  readonly orders: number;
  readonly calls: number;
  /** Failures; empty when everything was right. */
  readonly faults: readonly string[];
}

export interface Wallet {
  readonly url: string;
  readonly provider: string;
  readonly secret: string;
  readonly gameId: string;
}

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly text: string;
  readonly data: Readonly<Record<string, string>> | null;
}

interface Message {
  readonly call: 'bet' | 'win' | 'rollback';
  /** Unique within one run of the case. */
  readonly id: string;
  readonly about?: string;
  readonly round: string;
  readonly pesos?: string;
  readonly closes?: boolean;
}

interface Case {
  readonly name: string;
  readonly messages: readonly Message[];
  /** The change of the player's balance in centavos after the calls arrived in that order. */
  readonly ends: number | ((order: Order) => number);
  /** Calls that must be refused in the end, by id, with the code. */
  readonly refused?: Refusals | ((order: Order) => Refusals);
}

/** The ids of a case's calls in the order of their first arrival. */
type Order = readonly string[];
type Refusals = Readonly<Record<string, string>>;

/** Whether the calls arrived in exactly this order. */
const is = (order: Order, ...ids: readonly string[]): boolean => order.join() === ids.join();
const isBefore = (order: Order, one: string, other: string): boolean =>
  order.indexOf(one) < order.indexOf(other);

const bet = (id: string, pesos: string, round = 'r1'): Message => ({ call: 'bet', id, round, pesos });
const win = (id: string, about: string, pesos: string, round = 'r1', closes = true): Message => ({
  ...{ call: 'win', id, about, pesos, round, closes },
});
const rollback = (id: string, about: string, round = 'r1'): Message => ({
  call: 'rollback',
  id,
  about,
  round,
});

/** A win without its bet is retried: the bet may still be on its way. */
const NOT_YET = '40401';

/** What a wallet must do with the calls of one or two rounds, however the network reorders and repeats them. */
const CASES: readonly Case[] = [
  { name: 'a bet takes its stake', messages: [bet('b', '2.00')], ends: -200 },
  {
    name: 'a bet above the balance is refused, and stays so',
    messages: [bet('b', '90000')],
    ends: 0,
    refused: { b: '42200' },
  },
  {
    name: 'a bet below the least stake is refused',
    messages: [bet('b', '0.01')],
    ends: 0,
    refused: { b: '40001' },
  },
  { name: 'a win pays', messages: [bet('b', '2.00'), win('w', 'b', '5.50')], ends: 350 },
  {
    name: 'a round without a win ends with nothing',
    messages: [bet('b', '2.00'), win('w', 'b', '0')],
    ends: -200,
  },
  {
    name: 'a win without a bet is refused',
    messages: [win('w', 'nothing', '5.00')],
    ends: 0,
    refused: { w: NOT_YET },
  },
  {
    name: 'a closed round pays no second win',
    messages: [bet('b', '2.00'), win('w', 'b', '3.00'), win('x', 'b', '3.00')],
    ends: 100,
    // A win that arrived before its bet is retried, and then is the second one.
    refused: (order): Refusals => {
      const bet = order.indexOf('b');
      const [, second = 'x'] = [...order.slice(bet + 1), ...order.slice(0, bet)];
      return { [second]: '40908' };
    },
  },
  {
    name: 'a closed round takes no bet',
    messages: [bet('b', '2.00'), win('w', 'b', '3.00'), bet('c', '2.00')],
    // A round is open until its bet and its win have arrived, and accepts a cancel until then.
    ends: (order) => (is(order, 'b', 'w', 'c') ? 100 : -100),
    refused: (order): Refusals => (is(order, 'b', 'w', 'c') ? { c: '40908' } : {}),
  },
  {
    name: 'a rollback gives the stake back, also before its bet',
    messages: [bet('b', '2.00'), rollback('r', 'b')],
    ends: 0,
  },
  {
    name: 'a bet is rolled back once, however often it is asked',
    messages: [bet('b', '2.00'), rollback('r', 'b'), rollback('s', 'b')],
    ends: 0,
  },
  {
    name: 'a bet that comes after its rollback is refused',
    messages: [rollback('r', 'b'), bet('b', '2.00')],
    ends: 0,
    refused: (order): Refusals => (isBefore(order, 'r', 'b') ? { b: '40909' } : {}),
  },
  {
    name: 'a bet that was rolled back wins nothing',
    messages: [bet('b', '2.00'), rollback('r', 'b'), win('w', 'b', '9.00')],
    // A paid bet is not cancelled; a refused bet is unknown.
    ends: (order) => (is(order, 'b', 'w', 'r') ? 700 : 0),
    refused: (order): Refusals => {
      if (is(order, 'b', 'w', 'r')) return { r: '40908' };
      return isBefore(order, 'r', 'b') ? { b: '40909', w: NOT_YET } : { w: '40909' };
    },
  },
  {
    name: 'two rounds at once do not touch each other',
    messages: [bet('b', '2.00'), win('w', 'b', '4.00'), bet('c', '3.00', 'r2'), rollback('r', 'c', 'r2')],
    ends: 200,
  },
];

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((first, at) =>
        permutations(items.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
      );

interface Seat {
  readonly session: string;
  readonly playerId: string;
}

/** Runs every case against a wallet. Each call is sent twice at once and again at the end: only the first counts. */
export async function runConformance(wallet: Wallet, players: TestPlayers): Promise<Verdict[]> {
  const { provider, gameId } = wallet;
  const ask = async (call: string, body: object, secret = wallet.secret): Promise<Answer> => {
    const path = `/provider/${call}`;
    const text = JSON.stringify(body);
    const seconds = Math.floor(Date.now() / 1_000);
    const mac = createHmac('sha256', secret).update(`${seconds}.${path}.${text}`).digest('hex');
    const response = await fetch(`${wallet.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-provider': provider,
        'x-signature': `t=${seconds},v1=${mac}`,
      },
      body: text,
    });
    const reply = await response.text();
    const { code, data } = JSON.parse(reply) as Pick<Answer, 'code' | 'data'>;
    return { status: response.status, code, text: reply, data };
  };
  const openSession = async (player: TestPlayer): Promise<Seat> => {
    const { data, text } = await ask('session', { token: await player.launch() });
    if (data === null) throw new Error(`no session: ${text}`);
    return { session: data.session ?? '', playerId: data.playerId ?? '' };
  };
  const balanceOf = async ({ session }: Seat): Promise<number> => {
    const { data, text } = await ask('balance', { session });
    if (data === null) throw new Error(`no balance: ${text}`);
    return Math.round(Number(data.balance) * 100);
  };
  const bodyOf = ({ session, playerId }: Seat, message: Message, play: string): object => ({
    ...{ session, playerId, gameId, currency: 'PHP' },
    transactionId: `${play}-${message.id}`,
    roundId: `${play}-${message.round}`,
    ...(message.about === undefined ? {} : { betTransactionId: `${play}-${message.about}` }),
    ...(message.pesos === undefined ? {} : { amount: message.pesos }),
    ...(message.call === 'win' ? { closesRound: message.closes ?? true } : {}),
  });

  /** Sends the calls in an order, repeats those that came too early, and then repeats all. */
  const playOut = async (
    seat: Seat,
    messages: readonly Message[],
    note: (fault: string) => void,
    known: Case,
  ) => {
    const play = randomBytes(6).toString('hex');
    const first = new Map<string, Answer>();
    const order = messages.map(({ id }) => id).join(' ');
    const send = async (message: Message) => {
      const body = bodyOf(seat, message, play);
      const [one, other] = await Promise.all([ask(message.call, body), ask(message.call, body)]);
      const before = first.get(message.id);
      if (one.text !== other.text) note(`${order}: ${message.id} was answered in two ways`);
      if (before !== undefined && before.code !== NOT_YET && before.text !== one.text)
        note(`${order}: ${message.id} was answered differently the next time`);
      if (one.status >= 500 || one.code === '40102') note(`${order}: ${message.id} got ${one.text}`);
      if (before === undefined || before.code === NOT_YET) first.set(message.id, one);
    };
    for (const message of messages) await send(message);
    for (const message of messages) await send(message);
    for (const message of messages.toReversed()) await send(message);
    const ids = messages.map(({ id }) => id);
    const refused = typeof known.refused === 'function' ? known.refused(ids) : (known.refused ?? {});
    for (const [id, code] of Object.entries(refused)) {
      const answer = first.get(id);
      if (answer?.code !== code) note(`${order}: ${id} was answered ${answer?.code}, not ${code}`);
    }
    return messages.length * 6;
  };

  const verdicts: Verdict[] = [];
  const player = await players.newPlayer();
  const seat = await openSession(player);
  for (const known of CASES) {
    const faults: string[] = [];
    const orders = permutations(known.messages);
    let calls = 0;
    for (const messages of orders) {
      const before = await balanceOf(seat);
      calls += await playOut(seat, messages, (fault) => faults.push(fault), known);
      const moved = (await balanceOf(seat)) - before;
      const order = messages.map(({ id }) => id);
      const ends = typeof known.ends === 'function' ? known.ends(order) : known.ends;
      if (moved !== ends) faults.push(`${order.join(' ')}: moved ${moved} centavos, not ${ends}`);
    }
    verdicts.push({ name: known.name, orders: orders.length, calls, faults });
  }

  const leaving = async (name: string, leave: (player: TestPlayer) => Promise<void>, code: string) => {
    const leaver = await players.newPlayer();
    const place = await openSession(leaver);
    const play = randomBytes(6).toString('hex');
    const faults: string[] = [];
    const taken = await ask('bet', bodyOf(place, bet('b', '2.00'), play));
    await leave(leaver);
    const late = bodyOf(place, bet('c', '2.00', 'r2'), play);
    const paid = [1, 2].map(() => ask('win', bodyOf(place, win('w', 'b', '6.00'), play)));
    const [one, other] = await Promise.all(paid);
    const refused = await ask('bet', late);
    if (taken.code !== '00000') faults.push(`the bet was refused: ${taken.text}`);
    if (one?.data?.balance !== '504.00') faults.push(`the win was answered ${one?.text}`);
    if (one?.text !== other?.text) faults.push('the win was answered in two ways');
    if (refused.code !== code) faults.push(`the late bet was answered ${refused.code}, not ${code}`);
    if ((await ask('bet', late)).text !== refused.text) faults.push('the late bet was answered in two ways');
    verdicts.push({ name, orders: 1, calls: 5, faults });
  };
  await leaving('after log-out wins are paid and bets refused', (leaver) => leaver.logOut(), '401');
  await leaving('after self-exclusion wins are paid and bets refused', (leaver) => leaver.exclude(), '40303');
  verdicts.push(await checkInvalidCalls(ask, seat, player, bodyOf));
  return verdicts;
}

/** Besides the fifteen cases: reused tokens, other secrets, other players, other bodies. */
async function checkInvalidCalls(
  ask: (call: string, body: object, secret?: string) => Promise<Answer>,
  seat: Seat,
  player: TestPlayer,
  bodyOf: (seat: Seat, message: Message, play: string) => object,
): Promise<Verdict> {
  const faults: string[] = [];
  const expect = (what: string, { code }: Answer, wanted: string) => {
    if (code !== wanted) faults.push(`${what}: ${code}, not ${wanted}`);
  };
  const play = randomBytes(6).toString('hex');
  const token = await player.launch();
  expect('a new token', await ask('session', { token }), '00000');
  expect('a used token', await ask('session', { token }), '40104');
  expect('another secret', await ask('balance', { session: seat.session }, 'x'.repeat(40)), '40102');
  expect('no session', await ask('balance', { session: 'A'.repeat(43) }), '40104');
  const other = { ...seat, playerId: '1' };
  expect('another player', await ask('bet', bodyOf(other, bet('b', '2.00'), play)), '40300');
  expect('a bet', await ask('bet', bodyOf(seat, bet('b', '2.00'), play)), '00000');
  expect('the same id for another stake', await ask('bet', bodyOf(seat, bet('b', '3.00'), play)), '40901');
  expect(
    'the same id for a rollback',
    await ask('rollback', bodyOf(seat, rollback('b', 'b'), play)),
    '40901',
  );
  return { name: 'strangers and mixed-up calls are refused', orders: 1, calls: 8, faults };
}

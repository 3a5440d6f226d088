import { playCalls } from '../../../contract/play';
import { firstRound } from '../../support/crashTable';
import type { TestServer } from '../../support/server';
import { type Watcher, watch } from '../../support/watcher';
import { audit } from '../audit';
import { everything } from '../gamblers';
import { createRandom, type Random } from '../simulation/random';
import { type Book, openBook } from './book';
import { BOARDING, FLIGHT, type Intent, PLAY } from './intents';
import { type CrowdPlayer, newCrowd } from './player';
import { pickByShare } from './shares';
import { type Heard, type Line, openLine, problemOf, type WireRequest } from './wire';

export interface CrowdReport {
  readonly calls: number;
  /** Intents of which at least one answer was an acknowledgement, by kind. */
  readonly acknowledged: Readonly<Record<string, number>>;
  /** Answers by code. */
  readonly codes: Readonly<Record<string, number>>;
  /** Everything that was wrong. */
  readonly findings: readonly string[];
}

/** Calls at the same time. */
const BURST = 50;
const REPLAYED = 200;
const SETTLED_MAX_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** An intent that was acknowledged, with the request and the text of the answer. */
interface Acknowledged {
  readonly request: WireRequest;
  readonly text: string;
}

/**
 * Few players make that many calls, fifty at the same time, many of them twice or three times under one key and some with
 * another body under it. Afterwards each of their accounts must be what it was plus what the answers acknowledged. The
 * server runs its tables. The same seed makes the same intents; what they meet is up to the machine.
 */
export async function crowd(
  server: TestServer,
  { calls, seed }: { readonly calls: number; readonly seed: number },
): Promise<CrowdReport> {
  await firstRound(server);
  const players = await newCrowd(server);
  const book = await openBook(
    server.db,
    players.map(({ uid }) => uid),
  );
  const [line, guest] = [openLine(server.url), await watch(server.url)];
  const play = new Crowd(server, players, book, line, createRandom(seed));
  try {
    for (let burst = 0; play.calls < calls; burst += 1) {
      await play.burst(await momentOf(burst, guest), Math.min(BURST, calls - play.calls));
    }
    await play.settle();
    play.findings.push(...(await book.differences()), ...(await audit(server.db)));
    await play.replay();
    const { acknowledged, codes, findings } = play;
    return { calls: play.calls, acknowledged, codes, findings };
  } finally {
    guest.close();
    line.close();
  }
}

/** In turn: twice at any time, as a round takes bets, and while it runs. */
async function momentOf(burst: number, guest: Watcher): Promise<typeof PLAY> {
  const now = guest.messages.length;
  if (burst % 4 === 2) {
    await guest.find('round', () => true, now);
    return BOARDING;
  }
  if (burst % 4 === 3) {
    await guest.find('tick', ({ phase }) => phase === 'running', now);
    return FLIGHT;
  }
  return PLAY;
}

class Crowd {
  calls = 0;
  readonly acknowledged: Record<string, number> = {};
  readonly codes: Record<string, number> = {};
  readonly findings: string[] = [];
  readonly #counted = new Set<string>();
  readonly #known: Acknowledged[] = [];
  readonly #server: TestServer;
  readonly #players: readonly CrowdPlayer[];
  readonly #book: Book;
  readonly #line: Line;
  readonly #random: Random;

  constructor(server: TestServer, players: readonly CrowdPlayer[], book: Book, line: Line, random: Random) {
    this.#server = server;
    this.#players = players;
    this.#book = book;
    this.#line = line;
    this.#random = random;
  }

  /** So many calls at once. */
  async burst(kinds: typeof PLAY, count: number): Promise<void> {
    const burst: { intent: Intent; requests: WireRequest[] }[] = [];
    for (let left = count; left > 0; ) {
      const intent = await this.#nextIntent(kinds);
      const copies = intent.requests.flatMap((request) =>
        Array<WireRequest>(this.#random.pick([1, 1, 2, 3])).fill(request),
      );
      const requests = copies.slice(0, left);
      burst.push({ intent, requests });
      left -= requests.length;
    }
    await Promise.all(
      burst.map(async ({ intent, requests }) => {
        const answers = await Promise.all(requests.map((request) => this.#line.send(request)));
        this.#note(intent, requests, answers);
      }),
    );
    this.calls += count;
  }

  #nextIntent(kinds: typeof PLAY): Intent | Promise<Intent> {
    const random = this.#random;
    return pickByShare(kinds, random)(random.pick(this.#players), random, this.#server);
  }

  #note(intent: Intent, requests: readonly WireRequest[], answers: readonly Heard[]): void {
    const { kind, player, name } = intent;
    for (const heard of answers) {
      const code = heard.envelope?.code ?? `status ${heard.status}`;
      this.codes[code] = (this.codes[code] ?? 0) + 1;
      const problem = problemOf(heard);
      if (problem !== null) this.findings.push(`${kind} ${name}: ${problem}`);
    }
    const index = answers.findIndex(({ status }) => status === 200);
    const [first, request] = [answers[index], requests[index]];
    if (first === undefined || request === undefined) return;
    for (const { status, text } of answers) {
      if (status === 200 && text !== first.text)
        this.findings.push(`${kind} ${name} was answered differently:\n${first.text}\n${text}`);
    }
    this.acknowledged[kind] = (this.acknowledged[kind] ?? 0) + 1;
    this.#known.push({ request, text: first.text });
    if (this.#counted.has(name)) return;
    this.#counted.add(name);
    this.#book.note(player.uid, intent.effectOf(first.envelope?.data));
  }

  /** Waits for the end of every ticket that still stands, and notes what its owner is told it has paid. */
  async settle(): Promise<void> {
    const giveUpMs = performance.now() + SETTLED_MAX_MS;
    for (const player of this.#players) {
      for (const ticketId of player.tickets.filter((id) => !player.takenBack.has(id))) {
        for (let cash: bigint | null = null; cash === null; ) {
          cash = await this.#paidBy(player, ticketId);
          if (cash !== null) this.#book.note(player.uid, { cash });
          else if (performance.now() > giveUpMs) throw new Error(`ticket ${ticketId} never ended`);
          else await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
        }
      }
    }
  }

  /** What a ticket has brought, or its stake where its round was called off; null while it stands. */
  async #paidBy({ token }: CrowdPlayer, ticketId: string): Promise<bigint | null> {
    const { send, db } = this.#server;
    const answer = await send(playCalls.round, { roundId: ticketId }, { token, params: { game: 'crash' } });
    if (answer.status === 200) return answer.reply.payout;
    const [refunded] = await db.query<{ stake: bigint }>({
      text: `
        SELECT t.stake FROM live_tickets t JOIN live_rounds r USING (game, round_number)
        WHERE t.ticket_id = $1 AND t.state = 'takenBack' AND r.state = 'calledOff'`,
      values: [ticketId],
    });
    return refunded === undefined ? null : BigInt(refunded.stake);
  }

  /** Sends acknowledged requests again: the answers are the same bytes, and nothing moves. */
  async replay(): Promise<void> {
    const before = await everything(this.#server);
    for (let i = 0; i < Math.min(REPLAYED, this.#known.length); i += 1) {
      const { request, text } = this.#random.pick(this.#known);
      const again = await this.#line.send(request);
      if (again.text !== text) this.findings.push(`${request.url} again:\n${text}\n${again.text}`);
    }
    if ((await everything(this.#server)) !== before) this.findings.push('replays moved the ledger');
  }
}

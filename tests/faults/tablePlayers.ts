import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LIVE_PATH, liveCalls } from '../../contract/live';
import type { Random } from '../ledger/simulation/random';

/** A money call as its sender knows it. Times are by this machine's clock, which the database shares. */
export interface Sent {
  readonly kind: 'join' | 'takeBack' | 'cashOut';
  readonly uid: number;
  readonly sentAtMs: number;
  readonly ticket: {
    readonly ticketId: string;
    readonly roundNumber: number;
    readonly payout: string;
    readonly state: string;
  };
  readonly late: boolean;
}

export interface TablePlayerOptions {
  readonly uid: number;
  readonly token: string;
  /** The server processes; after a disconnect the next one is tried. */
  readonly urls: readonly string[];
  readonly random: Random;
  /** False for a player who only watches. */
  readonly isBetting: boolean;
  /** How long a call is repeated until it is answered. */
  readonly patienceMs?: number;
}

const CALL_MAX_MS = 6_000;
const RETRY_MS = 40;

/** A player at a table who bets, cashes out, is disconnected and reconnects, and records every answer. */
export class TablePlayer {
  readonly sent: Sent[] = [];
  readonly findings: string[] = [];
  /** From each disconnect to the next whole table. */
  readonly resyncMs: number[] = [];
  readonly #options: TablePlayerOptions;
  #socket: WebSocket | null = null;
  #next: number;
  #isOver = false;
  #calls: Promise<void> = Promise.resolve();

  constructor(options: TablePlayerOptions) {
    this.#options = options;
    this.#next = options.random.below(options.urls.length);
  }

  /** Stays connected until `leave`. */
  async stay(): Promise<void> {
    let cutAtMs: number | null = null;
    while (!this.#isOver) {
      const url = this.#options.urls[this.#next % this.#options.urls.length] ?? '';
      this.#next += 1;
      const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`);
      this.#socket = socket;
      const hello = { type: 'hello', game: 'crash', token: this.#options.token };
      socket.on('open', () => socket.send(JSON.stringify(hello)));
      socket.on('error', () => undefined);
      let isSeated = false;
      socket.on('message', (data) => {
        const text = String(data);
        if (!isSeated && text.startsWith('{"type":"table"')) {
          isSeated = true;
          if (cutAtMs !== null) this.resyncMs.push(performance.now() - cutAtMs);
          cutAtMs = null;
        }
        if (text.startsWith('{"type":"round"')) this.#bet();
      });
      await once(socket, 'close').catch(() => undefined);
      if (!isSeated) {
        await sleep(RETRY_MS);
        continue;
      }
      cutAtMs = performance.now();
    }
  }

  cut(): void {
    this.#socket?.terminate();
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    this.#socket?.terminate();
    await this.#calls;
  }

  #bet(): void {
    if (!this.#options.isBetting || this.#isOver) return;
    this.#calls = this.#calls
      .then(() => this.#play())
      .catch((error: Error) => {
        this.findings.push(`${this.#options.uid}: ${error.message}`);
      });
  }

  /** Places one bet, and takes it back or cashes it out at random times, even too late. */
  async #play(): Promise<void> {
    const { random } = this.#options;
    await sleep(random.below(400));
    const target = random.pick(['1.10', '1.50', '2.00', '5.00', '100.00', '100.00']);
    const bet = { stake: '10.00', target, cashOuts: [] };
    const ticketId = await this.#call('join', { panel: random.below(2), bet });
    if (ticketId === null) return;
    if (random.below(8) === 0) await this.#call('takeBack', { ticketId });
    await sleep(random.below(900));
    if (random.below(3) === 0) await this.#call('cashOut', { ticketId, part: 'half' });
    if (random.below(2) === 0) await this.#call('cashOut', { ticketId, part: 'all' });
  }

  /** Sends one call with one key until it is answered; a refusal is an answer. */
  async #call(kind: Sent['kind'], body: object): Promise<string | null> {
    const key = randomBytes(16).toString('base64url');
    const { uid, token, urls, random, patienceMs = CALL_MAX_MS * 2 } = this.#options;
    const giveUpMs = performance.now() + patienceMs;
    // The answer may belong to an earlier try, so the time of the first try counts.
    const sentAtMs = Date.now();
    for (let tries = random.below(urls.length); performance.now() < giveUpMs; tries += 1) {
      const path = liveCalls[kind].path.replace('{game}', 'crash');
      const response = await fetch(`${urls[tries % urls.length]}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token, 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(CALL_MAX_MS),
      }).catch(() => null);
      const text = (await response?.text().catch(() => null)) ?? null;
      if (response === null || text === null || response.status === 503) {
        await sleep(RETRY_MS);
        continue;
      }
      if (response.status >= 500) throw new Error(`${kind} was answered ${text}`);
      if (response.status !== 200) return null;
      const { ticket, late = null } = JSON.parse(text).data as {
        ticket: Sent['ticket'];
        late?: object | null;
      };
      this.sent.push({ kind, uid, sentAtMs, ticket, late: late !== null });
      return ticket.ticketId;
    }
    throw new Error(`${kind} was not answered`);
  }
}

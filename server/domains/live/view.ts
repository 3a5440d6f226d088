import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  type LiveMessage,
  type LivePastRound,
  type LiveRound,
  type LiveTableBet,
  type LiveTicket,
  liveMessage,
  ticket,
} from '../../../contract/live';
import type { Json } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import { type Chain, chainOf } from './chain';
import type { Notice } from './notices';
import { latestRound, pastRounds, type StoredRound } from './rounds';
import { type StoredTicket, tableBetOf, ticketsById, ticketsOfRound } from './tickets';
import type { LiveTime } from './time';
import { inOrder } from './timeline';

/** Seats that everybody sees; those behind them are only counted. */
export const SEATS_SHOWN = 200;
/** Earlier rounds that everybody sees. */
export const PAST_SHOWN = 30;

const RELOAD_AFTER_MS = 300;

const ownTickets = z.array(ticket);

type Phase = LiveRound['phase'];

const PHASES: Readonly<Record<StoredRound['state'], Phase>> = {
  betting: 'betting',
  running: 'running',
  ended: 'result',
  calledOff: 'result',
};

/** What is heard of a table, by whom. */
export interface ViewHandlers {
  /** Whether anybody is there to be told. */
  readonly isWatched: () => boolean;
  /** Said to everybody who watches. */
  readonly onMessage: (text: string) => void;
  /** The whole table is new: everybody gets it, each with his own tickets. */
  readonly onTable: () => Promise<void>;
  /** Tickets have changed; their owners are to hear of it. */
  readonly onTickets: (tickets: readonly StoredTicket[]) => Promise<void>;
  /** The database did not answer; the table will be read anew. */
  readonly onError: (error: unknown) => void;
}

/** News that the next tick will carry. */
interface News {
  events: Json[];
  bets: Map<number, LiveTableBet>;
  left: number[];
  ended: LivePastRound | null;
}

const noNews = (): News => ({ events: [], bets: new Map(), left: [], ended: null });

/** A message as text; what the contract does not know of is left out. */
export const textOf = (message: LiveMessage): string => JSON.stringify(z.encode(liveMessage, message));

/**
 * A table as everybody may see it, kept up to date from what its leader tells, and told on in ticks. It is read
 * from tables and columns that hold no secret.
 */
export class TableView {
  readonly #db: Queryable;
  readonly #game: SharedGame;
  readonly #time: LiveTime;
  readonly #handlers: ViewHandlers;
  #round: StoredRound | null = null;
  #chain: Chain | null = null;
  #past: readonly LivePastRound[] = [];
  /** The bets that stand, by ticket. */
  #bets = new Map<string, StoredTicket>();
  /** Cash-outs of the round so far, as the game tells them; they are told with its events. */
  #cashOuts: Json[] = [];
  #news = noNews();
  /** How many ticks and rounds have been sent; see `seq` in the contract. */
  #seq = 0;
  #tableText: string | null = null;
  /** Tickets to be read, with all that change until it is their turn. */
  #changed = new Set<string>();
  /** Work on the table is done in the order in which it was asked for. */
  #queue: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(db: Queryable, game: SharedGame, time: LiveTime, handlers: ViewHandlers) {
    this.#db = db;
    this.#game = game;
    this.#time = time;
    this.#handlers = handlers;
  }

  get roundNumber(): number {
    return this.#round?.roundNumber ?? 0;
  }

  get chain(): Chain | null {
    return this.#chain;
  }

  get past(): readonly LivePastRound[] {
    return this.#past;
  }

  /** Reads the table anew and tells everybody all of it. */
  reload(): void {
    this.#enqueue(async () => {
      await this.#load();
      await this.#handlers.onTable();
    });
  }

  hear(notice: Notice): void {
    if (notice.kind !== 'tickets') {
      this.#enqueue(() => this.#take(notice));
      return;
    }
    if (this.#changed.size === 0) this.#enqueue(() => this.#takeTickets());
    for (const id of notice.ids) this.#changed.add(id);
  }

  /** Does something after everything that has been heard so far, and before what is heard from now on. */
  inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Hears of nothing any more. Resolves when what was being read has been, so that the database may go. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue;
  }

  /**
   * The whole table as text, with the caller's own tickets; null before the first round. What the table contains and
   * has not been sent yet goes out first, so that no later message repeats it.
   */
  tableText(tickets: readonly LiveTicket[]): string | null {
    if (this.#hasNews()) this.tick();
    const round = this.#shownRound();
    const chain = this.#chainShown();
    if (round === null || chain === null) return null;
    const { name } = this.#game.rules;
    // What is the same for all is written once; time and number at its front and the tickets at its end are put in.
    this.#tableText ??= textOf({
      type: 'table',
      game: name,
      serverTime: 0,
      seq: 0,
      ...chain,
      round,
      past: [...this.#past],
      tickets: [],
    });
    const own = JSON.stringify(z.encode(ownTickets, [...tickets]));
    return `${this.#tableText.slice(0, -'[]}'.length)}${own}}`.replace(
      '"serverTime":0,"seq":0',
      `"serverTime":${this.#time.nowMs()},"seq":${this.#seq}`,
    );
  }

  /** Tells what is new. While the round runs, that nothing is new is told too. */
  tick(): void {
    const round = this.#round;
    if (round === null) return;
    const { events, bets, left, ended } = this.#news;
    // Whoever comes next gets the whole table.
    if (!this.#handlers.isWatched()) {
      this.#news = noNews();
      return;
    }
    if (!this.#hasNews() && round.state !== 'running') return;
    this.#news = noNews();
    this.#seq += 1;
    this.#handlers.onMessage(
      textOf({
        type: 'tick',
        game: this.#game.rules.name,
        roundNumber: round.roundNumber,
        serverTime: this.#time.nowMs(),
        seq: this.#seq,
        phase: PHASES[round.state],
        events,
        ended,
        bets: [...bets.values()],
        left,
        aboard: this.#bets.size,
      }),
    );
  }

  #hasNews(): boolean {
    const { events, bets, left, ended } = this.#news;
    return events.length > 0 || bets.size > 0 || left.length > 0 || ended !== null;
  }

  #enqueue(work: () => Promise<void>): void {
    const unlessClosed = async () => (this.#isClosed ? undefined : work());
    this.#queue = this.#queue.then(unlessClosed).catch((error: unknown) => {
      this.#handlers.onError(error);
      setTimeout(() => this.reload(), RELOAD_AFTER_MS).unref();
    });
  }

  /** Reads everything, and only then changes: a tick in between tells of the table as it was. */
  async #load(): Promise<void> {
    const { name } = this.#game.rules;
    const round = await latestRound(this.#db, name);
    const chain = round === null ? null : await chainOf(this.#db, name, round.roundNumber);
    const past = await pastRounds(this.#db, name, PAST_SHOWN);
    const tickets = round === null ? [] : await ticketsOfRound(this.#db, name, round.roundNumber);
    this.#tableText = null;
    this.#round = round;
    this.#chain = chain;
    // The round may have ended since it was read: nothing tells of its end before the round itself does.
    const isOver = round !== null && round.state !== 'betting' && round.state !== 'running';
    this.#past = isOver ? past : past.filter(({ roundNumber }) => roundNumber !== round?.roundNumber);
    this.#cashOuts = [];
    this.#bets = new Map();
    for (const ticket of tickets) this.#keep(ticket);
    this.#news = noNews();
  }

  async #take(notice: Exclude<Notice, { kind: 'tickets' }>): Promise<void> {
    const round = this.#round;
    if (notice.kind === 'round' || round === null || notice.round !== round.roundNumber) {
      await this.#load();
      return this.#tellRound();
    }
    // It has been read already, together with what came before it.
    if (round.events.length >= notice.from + notice.events.length) return;
    const isEnd = notice.state === 'ended';
    const past = isEnd ? await pastRounds(this.#db, this.#game.rules.name, PAST_SHOWN) : this.#past;
    // All at once: the tick that tells the end reveals the round.
    this.#tableText = null;
    this.#past = past;
    this.#round = { ...round, state: notice.state, events: [...round.events, ...notice.events] };
    this.#news.events.push(...notice.events);
    if (isEnd) {
      this.#news.ended = past.find(({ roundNumber }) => roundNumber === round.roundNumber) ?? null;
    }
    this.tick();
  }

  async #takeTickets(): Promise<void> {
    const ids = [...this.#changed];
    this.#changed.clear();
    const tickets = await ticketsById(this.#db, ids);
    for (const ticket of tickets) if (ticket.roundNumber === this.roundNumber) this.#keep(ticket);
    await this.#handlers.onTickets(tickets);
  }

  #keep(ticket: StoredTicket): void {
    const id = ticket.ticketId.toString();
    const { seat } = ticket;
    const known = this.#bets.get(id);
    this.#tableText = null;
    if (ticket.state === 'takenBack') {
      this.#bets.delete(id);
      this.#news.bets.delete(seat);
      if (seat < SEATS_SHOWN) this.#news.left.push(seat);
      return;
    }
    this.#bets.set(id, ticket);
    if (seat >= SEATS_SHOWN) return;
    const bet = tableBetOf(this.#game, ticket);
    const isChanged = known === undefined || !isDeepStrictEqual(tableBetOf(this.#game, known), bet);
    if (isChanged) this.#news.bets.set(seat, bet);
    const { outMs, outMultiplier: multiplier } = ticket;
    const { cashOut } = this.#game;
    if (cashOut === null || outMs === null || multiplier === null || known?.outMs != null) return;
    const event = cashOut.event({ seat, atMs: this.#game.bettingMs + Math.floor(outMs), multiplier });
    this.#cashOuts.push(event);
    this.#news.events.push(event);
  }

  /** Tells that a round has opened. One that was called off is followed by another at once. */
  async #tellRound(): Promise<void> {
    if (this.#round?.state === 'calledOff') return;
    // It has moved on already: whoever hears of it now needs all of it.
    if (this.#round?.state !== 'betting') return this.#handlers.onTable();
    const round = this.#shownRound();
    const chain = this.#chainShown();
    if (round === null || chain === null) return;
    const [last] = this.#past;
    this.#seq += 1;
    this.#handlers.onMessage(
      textOf({
        type: 'round',
        game: this.#game.rules.name,
        serverTime: this.#time.nowMs(),
        seq: this.#seq,
        ...chain,
        round,
        ended: last?.roundNumber === round.roundNumber - 1 ? last : null,
      }),
    );
  }

  #chainShown() {
    return this.#chain && { chainEnd: this.#chain.chainEnd, chainFrom: this.#chain.firstRound };
  }

  #shownRound(): LiveRound | null {
    const round = this.#round;
    if (round === null) return null;
    const bets = [...this.#bets.values()].filter(({ seat }) => seat < SEATS_SHOWN);
    return {
      roundNumber: round.roundNumber,
      commitment: round.commitment,
      phase: PHASES[round.state],
      openedAt: round.openedAtMs,
      events: inOrder(round, this.#cashOuts),
      aboard: this.#bets.size,
      bets: bets.toSorted((a, b) => a.seat - b.seat).map((ticket) => tableBetOf(this.#game, ticket)),
    };
  }
}

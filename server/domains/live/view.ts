import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  type LiveMessage,
  type LivePastRound,
  type LiveRound,
  type LiveTicket,
  liveMessage,
  type TableCompany,
  ticket,
} from '../../../contract/live';
import type { Json } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import { announcedOf, closingOf, departureOf, pastRounds } from './announced';
import { Peers } from './bus/peers';
import { type Chain, chainOf } from './chain';
import { hasChanges, noChanges } from './changes';
import { addReactions } from './company/addReactions';
import type { Notice } from './notices';
import { latestRound, type StoredRound } from './rounds';
import { type StoredTicket, tableBetOf, ticketsById, ticketsOfRound } from './tickets';
import type { LiveTime } from './time';
import { inOrder } from './timeline';

/** Number of seats that everybody sees; others are only counted. */
export const SEATS_SHOWN = 200;
/** Number of past rounds that everybody sees. */
export const PAST_SHOWN = 30;

const RELOAD_AFTER_MS = 300;

const ownTickets = z.array(ticket);

type Phase = LiveRound['phase'];

const PHASES: Readonly<Record<StoredRound['state'], Phase>> = {
  betting: 'betting',
  closed: 'closed',
  running: 'running',
  ended: 'result',
  calledOff: 'result',
};

/** Where a table's messages go. */
export interface ViewHandlers {
  /** Whether any client watches. */
  readonly isWatched: () => boolean;
  /** Sends a message to all clients that watch. */
  readonly onMessage: (text: string) => void;
  /** The whole table has changed: send it to all clients, each with their own tickets. */
  readonly onTable: () => Promise<void>;
  /** Tickets have changed: tell their owners. */
  readonly onTickets: (tickets: readonly StoredTicket[]) => Promise<void>;
  /** The database could not be read; the table will be reloaded. */
  readonly onError: (error: unknown) => void;
}

/** A message as text, without fields that the contract does not know. */
export const textOf = (message: LiveMessage): string => JSON.stringify(z.encode(liveMessage, message));

/**
 * The public state of a table. It is updated by the leader's notices and sent in ticks. It reads only tables
 * and columns that hold no secret.
 */
export class TableView {
  readonly #db: Queryable;
  readonly #game: SharedGame;
  readonly #time: LiveTime;
  readonly #handlers: ViewHandlers;
  #round: StoredRound | null = null;
  #chain: Chain | null = null;
  #past: readonly LivePastRound[] = [];
  #company: TableCompany | undefined;
  /** The open bets by ticket. */
  #bets = new Map<string, StoredTicket>();
  /** Cash-outs of the round so far, as events of the game; they are sent with the round's events. */
  #cashOuts: Json[] = [];
  #changes = noChanges();
  /** Number of ticks and rounds sent; see `seq` in the contract. */
  #seq = 0;
  #tableText: string | null = null;
  /** The tickets whose owners have been told of them, with their rounds. */
  readonly #told = new Map<string, number>();
  readonly #peers = new Peers();
  /** Tickets to be read; all that change before their turn are read together. */
  #changedTickets = new Set<string>();
  /** Work on the table runs in the order in which it was requested. */
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

  /** The number of the last round whose end has been told. */
  get endedThrough(): number {
    const isOver = this.#round?.state === 'ended' || this.#round?.state === 'calledOff';
    return isOver ? this.roundNumber : this.roundNumber - 1;
  }

  /** Tells of the company with the next tick, if it has changed. */
  setCompany(company: TableCompany): void {
    if (isDeepStrictEqual(this.#company, company)) return;
    this.#tableText = null;
    this.#company = company;
    this.#changes.company = company;
  }

  /** Reads the table again and sends all of it to everybody. */
  reload(): void {
    this.#enqueue(async () => {
      await this.#load();
      await this.#handlers.onTable();
      for (const id of this.#bets.keys()) this.#told.set(id, this.roundNumber);
    });
  }

  /** Reads the round's tickets again, because notices of them may have been missed. */
  reloadTickets(): void {
    this.#enqueue(() => this.#readMissedTickets());
  }

  onNotice(notice: Notice): void {
    if (notice.kind === 'reactions') {
      addReactions(this.#changes.reactions, notice.reactions);
      return;
    }
    if (notice.kind !== 'tickets') {
      this.#enqueue(() => this.#apply(notice));
      return;
    }
    if (notice.batch !== undefined && !this.#peers.hear(notice.batch, performance.now()))
      this.reloadTickets();
    if (notice.ids.length === 0) return;
    if (this.#changedTickets.size === 0) this.#enqueue(() => this.#applyTickets());
    for (const id of notice.ids) this.#changedTickets.add(id);
  }

  /**
   * Reads the table if none has been read: the notice of its first round may still be on its way. For work that has its
   * turn.
   */
  async readFirst(): Promise<void> {
    if (this.#round === null) await this.#load();
  }

  /** Runs `work` after all notices received so far and before any later one. */
  inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /**
   * Ignores all further notices. Resolves when the last read has finished, so that the database may be closed.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue;
  }

  /**
   * The whole table as text, with the player's own tickets; null before the first round. Pending changes that
   * it contains are sent first, so that no later message repeats them.
   */
  tableText(tickets: readonly LiveTicket[]): string | null {
    if (hasChanges(this.#changes)) this.tick();
    const round = this.#publicRound();
    const chain = this.#publicChain();
    if (round === null || chain === null) return null;
    const { name } = this.#game.rules;
    // The part that is the same for all is encoded once; time, sequence number and tickets are inserted.
    this.#tableText ??= textOf({
      type: 'table',
      game: name,
      serverTime: 0,
      seq: 0,
      ...chain,
      round,
      past: [...this.#past],
      ...(this.#company && { company: this.#company }),
      tickets: [],
    });
    const own = JSON.stringify(z.encode(ownTickets, [...tickets]));
    return `${this.#tableText.slice(0, -'[]}'.length)}${own}}`.replace(
      '"serverTime":0,"seq":0',
      `"serverTime":${this.#time.nowMs()},"seq":${this.#seq}`,
    );
  }

  /** Sends what has changed. While the round runs, a tick is sent even without changes. */
  tick(): void {
    const round = this.#round;
    if (round === null) return;
    if (this.#peers.hasFallenSilent(performance.now())) this.reloadTickets();
    const { events, bets, left, ended, closing, departure, company, reactions } = this.#changes;
    // A client that subscribes later gets the whole table.
    if (!this.#handlers.isWatched()) {
      this.#changes = noChanges();
      return;
    }
    if (!hasChanges(this.#changes) && round.state !== 'running') return;
    this.#changes = noChanges();
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
        ...(closing && { closing }),
        ...(departure && { departure }),
        ...(company && { company }),
        ...(reactions.size > 0 && { reactions: [...reactions.values()] }),
      }),
    );
  }

  #enqueue(work: () => Promise<void>): void {
    const unlessClosed = async () => (this.#isClosed ? undefined : work());
    this.#queue = this.#queue.then(unlessClosed).catch((error: unknown) => {
      this.#handlers.onError(error);
      setTimeout(() => this.reload(), RELOAD_AFTER_MS).unref();
    });
  }

  /** Reads everything before changing any state: a tick in between still shows the old state. */
  async #load(): Promise<void> {
    const { name } = this.#game.rules;
    const round = await latestRound(this.#db, name);
    const chain = round === null ? null : await chainOf(this.#db, name, round.roundNumber);
    const past = await pastRounds(this.#db, this.#game, PAST_SHOWN);
    const tickets = round === null ? [] : await ticketsOfRound(this.#db, name, round.roundNumber);
    this.#tableText = null;
    this.#round = round;
    this.#chain = chain;
    // The round may have ended after it was read: leave its result out until the round itself says so.
    const isOver = round?.state === 'ended' || round?.state === 'calledOff';
    this.#past = isOver ? past : past.filter(({ roundNumber }) => roundNumber !== round?.roundNumber);
    this.#cashOuts = [];
    this.#bets = new Map();
    for (const ticket of tickets) this.#setTicket(ticket);
    for (const [id, roundNumber] of this.#told) if (roundNumber < this.roundNumber) this.#told.delete(id);
    // Company and reactions belong to no round.
    const { company, reactions } = this.#changes;
    this.#changes = { ...noChanges(), company, reactions };
  }

  async #apply(notice: Exclude<Notice, { kind: 'tickets' | 'reactions' }>): Promise<void> {
    const round = this.#round;
    if (notice.kind === 'round' || round === null || notice.round !== round.roundNumber) {
      await this.#load();
      return this.#sendRound();
    }
    if (notice.kind === 'closed') return this.#applyClosing(round);
    // This notice has been read already, with the round.
    if (round.events.length >= notice.from + notice.events.length) return;
    const isEnd = notice.state === 'ended';
    if (isEnd || round.state === 'betting') await this.#readMissedTickets();
    // What started the round is public from now on.
    const stored =
      round.beacon === null || isEnd ? round : await latestRound(this.#db, this.#game.rules.name);
    const { signature, departsMs } = stored?.roundNumber === round.roundNumber ? stored : round;
    const past = isEnd ? await pastRounds(this.#db, this.#game, PAST_SHOWN) : this.#past;
    // Update everything together: the tick with the end reveals the round.
    this.#tableText = null;
    this.#past = past;
    const events = [...round.events, ...notice.events];
    this.#round = { ...round, state: notice.state, events, signature, departsMs };
    if (!isEnd && round.state === 'closed') this.#changes.departure = departureOf(this.#game, this.#round);
    this.#changes.events.push(...notice.events);
    if (isEnd) {
      this.#changes.ended = past.find(({ roundNumber }) => roundNumber === round.roundNumber) ?? null;
    }
    this.tick();
  }

  /** Announces what fixes the bets of a round with a beacon. */
  async #applyClosing(round: StoredRound): Promise<void> {
    if (round.state !== 'betting') return;
    const stored = await latestRound(this.#db, this.#game.rules.name);
    if (stored?.roundNumber !== round.roundNumber || stored.state === 'calledOff') return;
    await this.#readMissedTickets();
    const { clientSeed, closing } = stored;
    this.#tableText = null;
    this.#round = { ...round, state: 'closed', clientSeed, closing };
    this.#changes.closing = closingOf(this.#round);
    this.tick();
  }

  async #applyTickets(): Promise<void> {
    const ids = [...this.#changedTickets];
    this.#changedTickets.clear();
    const tickets = await ticketsById(this.#db, ids);
    for (const ticket of tickets) if (ticket.roundNumber === this.roundNumber) this.#setTicket(ticket);
    await this.#tell(tickets);
  }

  /**
   * Reads all tickets of the round: a process may have died between the commit of a ticket and its notice. Done before the
   * round is told to be closed, so that everybody sees all of its bets by then.
   */
  async #readMissedTickets(): Promise<void> {
    if (this.#round === null) return;
    const tickets = await ticketsOfRound(this.#db, this.#game.rules.name, this.roundNumber);
    const standing = new Set(tickets.map(({ ticketId }) => ticketId.toString()));
    const gone = [...this.#bets].flatMap(([id, ticket]): StoredTicket[] =>
      standing.has(id) ? [] : [{ ...ticket, state: 'takenBack' }],
    );
    const news = tickets.filter((ticket) => {
      const id = ticket.ticketId.toString();
      return !this.#told.has(id) || !isDeepStrictEqual(this.#bets.get(id), ticket);
    });
    for (const ticket of [...news, ...gone]) this.#setTicket(ticket);
    await this.#tell([...news, ...gone]);
  }

  async #tell(tickets: readonly StoredTicket[]): Promise<void> {
    for (const { ticketId, roundNumber } of tickets) this.#told.set(ticketId.toString(), roundNumber);
    if (tickets.length > 0) await this.#handlers.onTickets(tickets);
  }

  #setTicket(ticket: StoredTicket): void {
    const id = ticket.ticketId.toString();
    const { seat } = ticket;
    const known = this.#bets.get(id);
    this.#tableText = null;
    if (ticket.state === 'takenBack') {
      // Its bet and its return may be told in two batches, and the first one read both.
      if (known === undefined && this.#told.has(id)) return;
      this.#bets.delete(id);
      this.#changes.bets.delete(seat);
      if (seat < SEATS_SHOWN) this.#changes.left.push(seat);
      return;
    }
    this.#bets.set(id, ticket);
    if (seat >= SEATS_SHOWN) return;
    const bet = tableBetOf(this.#game, ticket);
    const isChanged = known === undefined || !isDeepStrictEqual(tableBetOf(this.#game, known), bet);
    if (isChanged) this.#changes.bets.set(seat, bet);
    const { outMs, outMultiplier: multiplier } = ticket;
    const { cashOut } = this.#game;
    if (cashOut === null || outMs === null || multiplier === null || known?.outMs != null) return;
    const startMs = this.#game.bettingMs + (this.#round?.departsMs ?? 0);
    const event = cashOut.event({ seat, atMs: startMs + Math.floor(outMs), multiplier });
    this.#cashOuts.push(event);
    this.#changes.events.push(event);
  }

  /** Announces a new round. One that was called off is followed by another at once. */
  async #sendRound(): Promise<void> {
    // With a beacon the next round may open only seconds later.
    if (this.#round?.state === 'calledOff' && this.#round.beacon === null) return;
    // The round has moved on already: send everything.
    if (this.#round?.state !== 'betting') return this.#handlers.onTable();
    const round = this.#publicRound();
    const chain = this.#publicChain();
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
        ended: last?.roundNumber === round.roundNumber - 1 && last.calledOff === undefined ? last : null,
      }),
    );
  }

  #publicChain() {
    return this.#chain && { chainEnd: this.#chain.chainEnd, chainFrom: this.#chain.firstRound };
  }

  #publicRound(): LiveRound | null {
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
      ...announcedOf(this.#game, round),
    };
  }
}

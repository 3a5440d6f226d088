import * as z from 'zod/mini';
import { type LottoMessage, lottoMessage } from '../../../contract/lotto';
import { centavos } from '../../../games/kit/rules/money';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import type { Context } from '../../context';
import { moneyOf } from '../../ledger/balances';
import type { Audience, Feed, FeedNotice } from '../live/feed';
import type { Lease } from '../live/lease';
import { findDraw, newestDraws, type StoredDraw, wireDraw } from './draws';
import type { LottoNotice } from './notices';
import { ticketsById, wireTicket } from './tickets';

/** The draws that a client is told at hello: the one that sells, and the one before it. */
const GREETED = 2;
/** Newer draws are noticed; this is for the time in which notices do not arrive. */
const KEPT_MS = 1_000;

/** Lotto over the sockets: every change of a draw to all, and of a ticket to its buyer. Jobs hold the draws. */
export class LottoFeed implements Feed {
  readonly name = LOTTO;
  readonly #context: Context;
  /** Notices are told one after the other, so that nobody hears of an older state last. */
  #told: Promise<void> = Promise.resolve();
  #notices = 0;
  /** The newest draws as last asked for, so that many hellos ask once. */
  #kept: { readonly draws: Promise<StoredDraw[]>; readonly atMs: number } | null = null;

  constructor(context: Context) {
    this.#context = context;
  }

  open(): void {}

  /** There is nothing to lead. */
  async lead(_lease: Lease, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  async greeting(): Promise<readonly string[]> {
    for (;;) {
      const before = this.#notices;
      const newest = await this.#newest();
      // A change that was told while this waited might be in neither.
      if (before === this.#notices) return newest;
    }
  }

  onNotice(notice: FeedNotice, audience: Audience): void {
    this.#forget();
    const { kind, ids } = notice as FeedNotice & LottoNotice;
    this.#inTurn(() => (kind === 'draw' ? this.#tellDraws(ids, audience) : this.#tellTickets(ids, audience)));
  }

  onReconnect(audience: Audience): void {
    this.#forget();
    this.#inTurn(async () => {
      for (const text of await this.#newest()) audience.toAll(text);
    });
  }

  close(): Promise<void> {
    return this.#told;
  }

  #inTurn(work: () => Promise<void>): void {
    this.#told = this.#told
      .then(work)
      .catch((error) => this.#context.log.warn({ err: error }, 'could not tell of a draw of lotto'));
  }

  /** The newest draws, the oldest of them first; that there is none before the first. */
  async #newest(): Promise<readonly string[]> {
    const draws = await this.#newestDraws();
    if (draws.length === 0) {
      const serverTime = this.#context.clock.now().getTime();
      return [textOf({ type: 'noDraw', game: LOTTO, serverTime })];
    }
    return draws.toReversed().map((draw) => this.#drawText(draw));
  }

  #newestDraws(): Promise<StoredDraw[]> {
    const atMs = this.#context.clock.now().getTime();
    if (this.#kept !== null && Math.abs(atMs - this.#kept.atMs) < KEPT_MS) return this.#kept.draws;
    const kept = { draws: newestDraws(this.#context.db, GREETED), atMs };
    this.#kept = kept;
    kept.draws.catch(() => {
      if (this.#kept === kept) this.#kept = null;
    });
    return kept.draws;
  }

  #forget(): void {
    this.#notices += 1;
    this.#kept = null;
  }

  async #tellDraws(ids: readonly string[], audience: Audience): Promise<void> {
    for (const id of ids) {
      const draw = await findDraw(this.#context.db, Number(id));
      if (draw !== null) audience.toAll(this.#drawText(draw));
    }
  }

  async #tellTickets(ids: readonly string[], audience: Audience): Promise<void> {
    const { uids } = audience;
    if (uids.length === 0) return;
    const { db } = this.#context;
    const tickets = await ticketsById(db, ids, uids);
    if (tickets.length === 0) return;
    const money = await moneyOf(db, [...new Set(tickets.map(({ uid }) => uid))]);
    for (const ticket of tickets) {
      const { cashCentavos, bonusCentavos } = money.get(ticket.uid) ?? NO_MONEY;
      const text = textOf({
        type: 'lottoTicket',
        ticket: wireTicket(ticket),
        finance: cashCentavos,
        bonus: bonusCentavos,
      });
      audience.toPlayer(ticket.uid, text);
    }
  }

  #drawText(draw: StoredDraw): string {
    const serverTime = this.#context.clock.now().getTime();
    return textOf({ type: 'draw', game: LOTTO, serverTime, draw: wireDraw(draw) });
  }
}

const NO_MONEY = { cashCentavos: centavos(0n), bonusCentavos: centavos(0n) };

const textOf = (message: LottoMessage): string => JSON.stringify(z.encode(lottoMessage, message));

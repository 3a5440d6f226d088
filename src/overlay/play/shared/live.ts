import { atom } from 'jotai';
import type { LiveTicket } from '../../../../contract/live';
import type { LateTap, MissedBet } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import type { Clock } from '../../../../games/kit/scene/scene';
import type { LinkState } from '../../../shared/live/socket';
import { changeAtom, readAtom } from '../../../shared/store/store';
import {
  NO_FEED,
  payoutsBetween,
  stepFeed,
  type TableState,
  type TableStep,
  type TicketPayout,
} from './liveTable';

/** A table as the page sees it. */
export interface TableView {
  readonly link: LinkState;
  /** Null until the table has been told for the first time. */
  readonly table: TableState | null;
  /** A cash-out of this round that was received too late. */
  readonly late: LateTap | null;
  /** A bet that was received after betting on this round had closed. */
  readonly missed: MissedBet | null;
  /** Panels whose request is on its way. */
  readonly busy: readonly number[];
  /** A request has had no clear answer yet and is being asked again. */
  readonly checking: boolean;
}

export const NO_TABLE: TableView = {
  link: 'connecting',
  table: null,
  late: null,
  missed: null,
  busy: [],
  checking: false,
};

/** Betting on the round had closed when the bet was received. The table's view tells which bet it was. */
export class BetsClosed extends Error {}

/** The table's time. `at` turns a moment of the table, in ms since 1970, into what `nowMs` counts. */
export interface TableClock extends Clock {
  at(tableTimeMs: number): number;
}

/** A table that is being watched, wherever its rounds are run. Money moves through it alone. */
export interface LiveTable {
  readonly view: TableViewAtom;
  readonly clock: TableClock;
  /** Bets in this round while betting is open, else in the next. A bet of a run is held to the run's limits. */
  join(panel: number, bet: Json, stakeCentavos: Centavos, runId: string | null): Promise<LiveTicket>;
  takeBack(ticketId: string): Promise<void>;
  cashOut(ticketId: string, part: 'all' | 'half'): Promise<void>;
  /** Hears of each ticket that pays or ends while the table is watched. Returns how to stop. */
  onPayout(listener: (payout: TicketPayout) => void): () => void;
  /** Stops watching. Bets stay where they are. */
  close(): void;
}

type TableViewAtom = ReturnType<typeof viewAtom>;

const viewAtom = () => atom<TableView>(NO_TABLE);

/** What every table does with what it is told; where the news come from is its owner's business. */
export class TableStore {
  readonly view: TableViewAtom = viewAtom();
  readonly #listeners = new Set<(payout: TicketPayout) => void>();
  readonly #onGap: () => void;
  #feed = NO_FEED;

  /** `onGap`: a message was lost, and the whole table is to be asked for. */
  constructor(onGap: () => void) {
    this.#onGap = onGap;
  }

  get known(): TableView {
    return readAtom(this.view);
  }

  change(change: Partial<TableView>): void {
    changeAtom(this.view, { ...this.known, ...change });
  }

  hear(step: TableStep): void {
    const { table: before, late, missed } = this.known;
    const { isBehind } = this.#feed;
    this.#feed = stepFeed(this.#feed, step);
    const { table } = this.#feed;
    if (this.#feed.isBehind && !isBehind) this.#onGap();
    if (table === before) return;
    const sameRound = before?.round.roundNumber === table?.round.roundNumber;
    this.change({ table, late: sameRound ? late : null, missed: sameRound ? missed : null });
    for (const payout of payoutsBetween(before?.tickets ?? [], table?.tickets ?? [])) {
      for (const listener of this.#listeners) listener(payout);
    }
  }

  /** Keeps a panel busy while its request is on its way. Throws what the request throws. */
  async during<Answer>(panel: number, request: () => Promise<Answer>): Promise<Answer> {
    this.change({ busy: [...this.known.busy.filter((other) => other !== panel), panel] });
    try {
      return await request();
    } finally {
      const busy = this.known.busy.filter((other) => other !== panel);
      this.change({ busy, checking: busy.length > 0 && this.known.checking });
    }
  }

  /** Notes a bet that came too late, if its round is still on show. Gives what to throw. */
  missed(roundNumber: number | null, missed: MissedBet): BetsClosed {
    if (this.known.table?.round.roundNumber === roundNumber) this.change({ missed });
    return new BetsClosed('betting on this round has closed');
  }

  /** How long after betting opened it is now, in ms; 0 while no table is known. */
  sinceOpened(clock: TableClock): number {
    const { table } = this.known;
    return table === null ? 0 : clock.nowMs() - clock.at(table.round.openedAt);
  }

  panelOf(ticketId: string): number {
    return this.known.table?.tickets.find((ticket) => ticket.ticketId === ticketId)?.panel ?? 0;
  }

  onPayout(listener: (payout: TicketPayout) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

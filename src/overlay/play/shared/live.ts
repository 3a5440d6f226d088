import { atom } from 'jotai';
import type { LiveTicket, ShownReaction } from '../../../../contract/live';
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

/** The page's view of a table. */
export interface TableView {
  readonly link: LinkState;
  /** When the table was last heard of; null while it is connected, and before it was for the first time. */
  readonly cut: LostLine | null;
  /** Null until the first full state has been received. */
  readonly table: TableState | null;
  /** A cash-out of this round that was received too late. */
  readonly late: LateTap | null;
  /** A bet that was received after betting on this round had closed. */
  readonly missed: MissedBet | null;
  /** Panels whose request is on its way. */
  readonly busy: readonly number[];
  /** Whether a request has no clear answer yet and is being repeated. */
  readonly checking: boolean;
}

/** The last sign of a table before its connection was lost. */
export interface LostLine {
  /** In the time base of the table's clock, in ms. */
  readonly atMs: number;
  /** In ms since 1970, by the device's clock. */
  readonly deviceMs: number;
}

export const NO_TABLE: TableView = {
  link: 'connecting',
  cut: null,
  table: null,
  late: null,
  missed: null,
  busy: [],
  checking: false,
};

/** Thrown when betting on the round had closed before the bet was received. The table's view says which bet it was. */
export class BetsClosed extends Error {}

/** The table's time. `at` converts a time of the table (ms since 1970) to the time base of `nowMs`. */
export interface TableClock extends Clock {
  at(tableTimeMs: number): number;
}

/** A watched table, real or demo. All its money moves go through this interface. */
export interface LiveTable {
  readonly view: TableViewAtom;
  readonly clock: TableClock;
  /** Bets in this round while betting is open, otherwise in the next one. The limits of a run apply to its bets. */
  join(panel: number, bet: Json, stakeCentavos: Centavos, runId: string | null): Promise<LiveTicket>;
  takeBack(ticketId: string): Promise<void>;
  cashOut(ticketId: string, part: 'all' | 'half'): Promise<void>;
  /** Calls the listener for each ticket that pays or ends while the table is watched. Returns how to unsubscribe. */
  onPayout(listener: (payout: TicketPayout) => void): () => void;
  /** Calls the listener for what players of the table send each other. Returns how to unsubscribe. */
  onReactions(listener: (reactions: readonly ShownReaction[]) => void): () => void;
  /** Tries to connect again now, instead of after the next delay. */
  retry(): void;
  /** Stops watching. Bets stay in place. */
  close(): void;
}

type TableViewAtom = ReturnType<typeof viewAtom>;

const viewAtom = () => atom<TableView>(NO_TABLE);

/**
 * Keeps the view of a table up to date from its messages. The caller passes the messages in, wherever they come from.
 */
export class TableStore {
  readonly view: TableViewAtom = viewAtom();
  readonly #listeners = new Set<(payout: TicketPayout) => void>();
  readonly #reactionListeners = new Set<(reactions: readonly ShownReaction[]) => void>();
  readonly #onGap: () => void;
  #feed = NO_FEED;

  /** `onGap`: called when a message was missed and the full state must be requested. */
  constructor(onGap: () => void) {
    this.#onGap = onGap;
  }

  get current(): TableView {
    return readAtom(this.view);
  }

  change(change: Partial<TableView>): void {
    changeAtom(this.view, { ...this.current, ...change });
  }

  receive(step: TableStep): void {
    const { table: before, late, missed } = this.current;
    const { isBehind } = this.#feed;
    if (step.type === 'tick' && step.reactions !== undefined) {
      for (const listener of this.#reactionListeners) listener(step.reactions);
    }
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

  /** Marks a panel as busy while its request is pending. Throws what the request throws. */
  async during<Answer>(panel: number, request: () => Promise<Answer>): Promise<Answer> {
    this.change({ busy: [...this.current.busy.filter((other) => other !== panel), panel] });
    try {
      return await request();
    } finally {
      const busy = this.current.busy.filter((other) => other !== panel);
      this.change({ busy, checking: busy.length > 0 && this.current.checking });
    }
  }

  /** Records a bet that came too late, if its round is still on show. Returns the error to throw. */
  missed(roundNumber: number | null, missed: MissedBet): BetsClosed {
    if (this.current.table?.round.roundNumber === roundNumber) this.change({ missed });
    return new BetsClosed('betting on this round has closed');
  }

  /** The time since betting opened, in ms; 0 while no table is known. */
  sinceOpened(clock: TableClock): number {
    const { table } = this.current;
    return table === null ? 0 : clock.nowMs() - clock.at(table.round.openedAt);
  }

  panelOf(ticketId: string): number {
    return this.current.table?.tickets.find((ticket) => ticket.ticketId === ticketId)?.panel ?? 0;
  }

  onPayout(listener: (payout: TicketPayout) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onReactions(listener: (reactions: readonly ShownReaction[]) => void): () => void {
    this.#reactionListeners.add(listener);
    return () => this.#reactionListeners.delete(listener);
  }
}

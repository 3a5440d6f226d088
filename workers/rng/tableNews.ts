import type { LiveMessage, LivePastRound, LiveTicket } from '../../contract/live';
import type { GameEvent } from '../../games/kit/rules/shared';
import type { RevealedRound } from '../verify/verify';

export type TableMessage = Extract<LiveMessage, { type: 'table' | 'round' | 'tick' }>;

/** What has happened at a table since the last call. */
export interface TableNews {
  readonly messages: readonly TableMessage[];
  /** Tickets that have changed. */
  readonly tickets: readonly LiveTicket[];
  /** The player's finished rounds, with all that a check needs. */
  readonly rounds: readonly RevealedRound[];
}

/** Collects what happens at a demo table until the next call. */
export class TableChanges {
  /** Of the current round. */
  events: GameEvent[] = [];
  readonly seats = new Set<number>();
  left: number[] = [];
  ended: LivePastRound | null = null;
  /** A round has opened. */
  opened = false;
  /** So much has happened that the whole table is sent. */
  whole = false;
  readonly rounds: RevealedRound[] = [];
  readonly #tickets = new Map<string, LiveTicket>();

  get tickets(): readonly LiveTicket[] {
    return [...this.#tickets.values()];
  }

  /** Whether nothing has happened in the running round. */
  get isQuiet(): boolean {
    return this.events.length === 0 && this.seats.size === 0 && this.left.length === 0 && this.ended === null;
  }

  ticketChanged(ticket: LiveTicket): void {
    this.#tickets.set(ticket.ticketId, ticket);
    if (ticket.seat !== null) this.seats.add(ticket.seat);
  }

  /**
   * Drops the changes of the previous round. If two rounds have opened since the last call, the whole table is sent.
   */
  roundOpens({ isFirst }: { readonly isFirst: boolean }): void {
    if (this.opened) this.whole = true;
    this.opened = !isFirst;
    this.events = [];
    this.seats.clear();
    this.left = [];
  }
}

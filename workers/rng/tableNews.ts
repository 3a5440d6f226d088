import type { LiveMessage, LivePastRound, LiveTicket } from '../../contract/live';
import type { GameEvent } from '../../games/kit/rules/shared';
import type { RevealedRound } from '../verify/verify';

export type TableMessage = Extract<LiveMessage, { type: 'table' | 'round' | 'tick' }>;

/** What has happened at a table since it was last asked. */
export interface TableNews {
  readonly messages: readonly TableMessage[];
  /** Tickets that have changed. */
  readonly tickets: readonly LiveTicket[];
  /** The player's rounds that are over, with all that a check needs. */
  readonly rounds: readonly RevealedRound[];
}

/** Notes what happens at a demo table until somebody asks. */
export class Notebook {
  /** Of the round on show. */
  events: GameEvent[] = [];
  readonly seats = new Set<number>();
  left: number[] = [];
  ended: LivePastRound | null = null;
  /** A round has opened. */
  opened = false;
  /** So much has happened that the table is told as a whole. */
  whole = false;
  readonly rounds: RevealedRound[] = [];
  readonly #tickets = new Map<string, LiveTicket>();

  get tickets(): readonly LiveTicket[] {
    return [...this.#tickets.values()];
  }

  /** Whether anything is to be told of a round that goes on. */
  get isQuiet(): boolean {
    return this.events.length === 0 && this.seats.size === 0 && this.left.length === 0 && this.ended === null;
  }

  ticketChanged(ticket: LiveTicket): void {
    this.#tickets.set(ticket.ticketId, ticket);
    if (ticket.seat !== null) this.seats.add(ticket.seat);
  }

  /** What happened within the round before is over with it; a table that opened twice since is told whole. */
  roundOpens({ isFirst }: { readonly isFirst: boolean }): void {
    if (this.opened) this.whole = true;
    this.opened = !isFirst;
    this.events = [];
    this.seats.clear();
    this.left = [];
  }
}

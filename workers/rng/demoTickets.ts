import type { LiveTicket } from '../../contract/live';
import { Refused } from './refused';

/** A ticket at a demo table, with its player's client seed. */
export interface DemoTicket {
  ticket: LiveTicket;
  readonly clientSeed: string;
}

/** The fields of a bet before it has an id. */
type Placed = Pick<LiveTicket, 'game' | 'panel' | 'roundNumber' | 'bet' | 'stake'>;

/** The tickets of a demo table, in this round and the next. Calls back with each ticket that changes. */
export class DemoTickets {
  readonly #onChange: (ticket: LiveTicket) => void;
  #list: readonly DemoTicket[] = [];
  #count = 0;

  constructor(onChange: (ticket: LiveTicket) => void) {
    this.#onChange = onChange;
  }

  get all(): LiveTicket[] {
    return this.#list.map(({ ticket }) => ticket);
  }

  inRound(roundNumber: number): readonly DemoTicket[] {
    return this.#list.filter(({ ticket }) => ticket.roundNumber === roundNumber);
  }

  /** Throws a Refused if there is no such ticket. */
  of(ticketId: string): DemoTicket {
    const entry = this.#list.find(({ ticket }) => ticket.ticketId === ticketId);
    if (entry === undefined) throw new Refused('unknown ticket');
    return entry;
  }

  /** Adds a ticket, with a seat if its round is open. Throws a Refused when its panel already has one. */
  add(
    placed: Placed,
    { clientSeed, seated }: { readonly clientSeed: string; readonly seated: boolean },
  ): DemoTicket {
    const { panel, roundNumber } = placed;
    const isTaken = this.inRound(roundNumber).some(({ ticket }) => isOpen(ticket) && ticket.panel === panel);
    if (isTaken) throw new Refused('this panel already has a bet');
    this.#count += 1;
    const seat = seated ? this.#freeSeat(roundNumber) : null;
    const ticket: LiveTicket = {
      ...placed,
      ticketId: String(this.#count),
      seat,
      payout: NOTHING,
      state: 'open',
    };
    const entry: DemoTicket = { ticket, clientSeed };
    this.#list = [...this.#list, entry];
    this.#onChange(ticket);
    return entry;
  }

  change(entry: DemoTicket, change: Partial<LiveTicket>): void {
    entry.ticket = { ...entry.ticket, ...change };
    this.#onChange(entry.ticket);
  }

  takeBack(entry: DemoTicket): void {
    this.change(entry, { state: 'takenBack' });
    this.#list = this.#list.filter((other) => other !== entry);
  }

  /**
   * Gives seats to the tickets that wait for this round; one that does not fit is taken back. Earlier tickets are
   * dropped.
   */
  seat(roundNumber: number, fits: (ticket: LiveTicket) => boolean): void {
    const waiting = this.#list.filter(({ ticket }) => ticket.roundNumber >= roundNumber);
    for (const entry of waiting) if (!fits(entry.ticket)) this.change(entry, { state: 'takenBack' });
    this.#list = waiting.filter(({ ticket }) => isOpen(ticket));
    for (const [seat, entry] of this.#list.entries()) this.change(entry, { seat });
  }

  #freeSeat(roundNumber: number): number {
    return 1 + Math.max(-1, ...this.inRound(roundNumber).map(({ ticket }) => ticket.seat ?? -1));
  }
}

export const isOpen = ({ state }: LiveTicket): boolean => state === 'open';

const NOTHING = 0n as LiveTicket['payout'];

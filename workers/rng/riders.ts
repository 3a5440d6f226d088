import type { LiveTicket } from '../../contract/live';
import { Refused } from './refused';

/** A ticket at a demo table, with its player's client seed. */
export interface Rider {
  ticket: LiveTicket;
  readonly clientSeed: string;
}

/** The fields of a bet before it has an id. */
type Placed = Pick<LiveTicket, 'game' | 'panel' | 'roundNumber' | 'bet' | 'stake'>;

/** The tickets of a demo table, in this round and the next. Calls back with each ticket that changes. */
export class Riders {
  readonly #onChange: (ticket: LiveTicket) => void;
  #list: readonly Rider[] = [];
  #count = 0;

  constructor(onChange: (ticket: LiveTicket) => void) {
    this.#onChange = onChange;
  }

  get tickets(): LiveTicket[] {
    return this.#list.map(({ ticket }) => ticket);
  }

  aboard(roundNumber: number): readonly Rider[] {
    return this.#list.filter(({ ticket }) => ticket.roundNumber === roundNumber);
  }

  /** Throws a Refused when there is no such ticket. */
  of(ticketId: string): Rider {
    const rider = this.#list.find(({ ticket }) => ticket.ticketId === ticketId);
    if (rider === undefined) throw new Refused('there is no such bet');
    return rider;
  }

  /** Adds a ticket, with a seat if its round is open. Throws a Refused when its panel already has one. */
  add(
    placed: Placed,
    { clientSeed, seated }: { readonly clientSeed: string; readonly seated: boolean },
  ): Rider {
    const { panel, roundNumber } = placed;
    const isTaken = this.aboard(roundNumber).some(({ ticket }) => isOpen(ticket) && ticket.panel === panel);
    if (isTaken) throw new Refused('this panel has its bet already');
    this.#count += 1;
    const seat = seated ? this.#freeSeat(roundNumber) : null;
    const ticket: LiveTicket = {
      ...placed,
      ticketId: String(this.#count),
      seat,
      payout: NOTHING,
      state: 'open',
    };
    const rider: Rider = { ticket, clientSeed };
    this.#list = [...this.#list, rider];
    this.#onChange(ticket);
    return rider;
  }

  change(rider: Rider, change: Partial<LiveTicket>): void {
    rider.ticket = { ...rider.ticket, ...change };
    this.#onChange(rider.ticket);
  }

  takeBack(rider: Rider): void {
    this.change(rider, { state: 'takenBack' });
    this.#list = this.#list.filter((other) => other !== rider);
  }

  /**
   * Gives seats to the tickets that wait for this round; one that does not fit is taken back. Earlier tickets are
   * dropped.
   */
  seat(roundNumber: number, fits: (ticket: LiveTicket) => boolean): void {
    const waiting = this.#list.filter(({ ticket }) => ticket.roundNumber >= roundNumber);
    for (const rider of waiting) if (!fits(rider.ticket)) this.change(rider, { state: 'takenBack' });
    this.#list = waiting.filter(({ ticket }) => isOpen(ticket));
    for (const [seat, rider] of this.#list.entries()) this.change(rider, { seat });
  }

  #freeSeat(roundNumber: number): number {
    return 1 + Math.max(-1, ...this.aboard(roundNumber).map(({ ticket }) => ticket.seat ?? -1));
  }
}

export const isOpen = ({ state }: LiveTicket): boolean => state === 'open';

const NOTHING = 0n as LiveTicket['payout'];

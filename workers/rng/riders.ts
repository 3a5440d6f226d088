import type { LiveTicket } from '../../contract/live';
import { Refused } from './refused';

/** A bet at a demo table, with the seed its player gave. */
export interface Rider {
  ticket: LiveTicket;
  readonly clientSeed: string;
}

/** What a bet says of itself before it has a number. */
type Placed = Pick<LiveTicket, 'game' | 'panel' | 'roundNumber' | 'bet' | 'stake'>;

/** The bets of a demo table, in this round and the next. Whoever keeps them hears of each that changes. */
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

  /** Throws where there is no such bet. */
  of(ticketId: string): Rider {
    const rider = this.#list.find(({ ticket }) => ticket.ticketId === ticketId);
    if (rider === undefined) throw new Refused('there is no such bet');
    return rider;
  }

  /** Takes a bet, with a seat where its round is open. Throws when its panel has one already. */
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

  /** Seats those who wait for this round; one who does not fit it gets his stake back. The others have left. */
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

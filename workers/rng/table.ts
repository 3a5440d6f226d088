import type { LivePastRound, LiveRound, LiveTableBet, LiveTicket } from '../../contract/live';
import type { Multiplier } from '../../games/kit/rules/money';
import { type Json, parseBet } from '../../games/kit/rules/round';
import { type GameEvent, roundClientSeed, type SharedGame } from '../../games/kit/rules/shared';
import { DemoRound } from './demoRound';
import { type DemoTicket, DemoTickets, isOpen } from './demoTickets';
import { Refused } from './refused';
import { SeedChains } from './seedChains';
import { TableChanges, type TableMessage, type TableNews } from './tableNews';

export interface JoinRequest {
  readonly panel: number;
  readonly bet: Json;
  readonly clientSeed: string;
}

export interface CashOutAnswer {
  readonly ticket: LiveTicket;
  readonly late: { readonly endedAtMs: number; readonly receivedAtMs: number } | null;
}

const PAST_KEPT = 200;

/**
 * A demo table: runs a shared game by the same rules as the server, for the one player of this device. Time is an
 * argument, and nothing of a round is revealed before its time. Seed chains are created here; a chain's end and each
 * round's commitment are published before the round, and its seed after it.
 */
export class DemoTable {
  readonly #shared: SharedGame;
  readonly #chains: SeedChains;
  readonly #tickets = new DemoTickets((ticket) => this.#changes.ticketChanged(ticket));
  #changes = new TableChanges();
  #current: DemoRound;
  #past: LivePastRound[] = [];
  /** The multiplier of the last cash-out of each seat in this round. */
  readonly #outMultipliers = new Map<number, string>();
  /** The number of messages so far; see `seq` in the contract. */
  #seq = 0;
  #lastMs: number;

  constructor(shared: SharedGame, randomBytes: (count: number) => Uint8Array, nowMs: number) {
    this.#shared = shared;
    this.#chains = new SeedChains(randomBytes);
    this.#lastMs = nowMs;
    this.#current = this.#open(1, nowMs);
  }

  /** Advances the table to `nowMs`, in ms since 1970, and returns what happened since the last call. */
  advance(nowMs: number): TableNews {
    this.#run(nowMs);
    const changes = this.#changes;
    this.#changes = new TableChanges();
    const messages: TableMessage[] = [];
    if (changes.whole) messages.push(this.whole(nowMs));
    else if (changes.opened) {
      const { ended } = changes;
      const round = this.#round();
      this.#seq += 1;
      messages.push({ ...this.#head('round', nowMs), ...this.#chains.end, round, ended });
    } else if (!changes.isQuiet) messages.push(this.#tick(changes, nowMs));
    return { messages, tickets: changes.tickets, rounds: changes.rounds };
  }

  /** The whole table, in the form the server sends to a new client. */
  whole(nowMs: number): Extract<TableMessage, { type: 'table' }> {
    return {
      ...this.#head('table', nowMs),
      ...this.#chains.end,
      round: this.#round(),
      past: this.#past,
      tickets: this.#tickets.all,
    };
  }

  /** Bets in this round while betting is open, else in the next. Throws a Refused when the rules refuse the bet. */
  join(nowMs: number, { panel, bet: wire, clientSeed }: JoinRequest): LiveTicket {
    this.#run(nowMs);
    const bet = parseBet(this.#shared.rules, wire);
    const betting = this.#current.phase === 'betting';
    if (
      bet === null ||
      panel >= this.#shared.panels ||
      !this.#shared.accepts(bet.wire, betting ? this.#current.posted : null)
    ) {
      throw new Refused('the rules refuse this bet');
    }
    const { ticket } = this.#tickets.add(
      {
        game: this.#shared.rules.name,
        panel,
        roundNumber: this.#current.roundNumber + (betting ? 0 : 1),
        bet: bet.wire,
        stake: bet.stakeCentavos,
      },
      { clientSeed, seated: betting },
    );
    return ticket;
  }

  /** Takes a ticket back while betting of its round is open; a ticket of a running round stays unchanged. */
  takeBack(nowMs: number, ticketId: string): LiveTicket {
    this.#run(nowMs);
    const entry = this.#tickets.of(ticketId);
    const { roundNumber, phase } = this.#current;
    const isRunning = entry.ticket.roundNumber === roundNumber && phase !== 'betting';
    if (isRunning || !isOpen(entry.ticket)) return entry.ticket;
    this.#tickets.takeBack(entry);
    if (entry.ticket.seat !== null) this.#changes.left.push(entry.ticket.seat);
    return entry.ticket;
  }

  /** Cashes out a ticket, or half of it, at the multiplier of `nowMs`. Throws if the game has no cash-out. */
  cashOut(nowMs: number, ticketId: string, part: 'all' | 'half'): CashOutAnswer {
    this.#run(nowMs);
    const { cashOut, bettingMs } = this.#shared;
    if (cashOut === null) throw new Error('this game has no cash-out');
    const entry = this.#tickets.of(ticketId);
    const { openedAt, phase, roundNumber, endMs } = this.#current;
    if (entry.ticket.roundNumber !== roundNumber || phase === 'betting') {
      throw new Refused('this bet is not in the running round');
    }
    const receivedAtMs = nowMs - openedAt - bettingMs;
    if (phase === 'result') {
      return { ticket: entry.ticket, late: { endedAtMs: endMs - bettingMs, receivedAtMs } };
    }
    if (!isOpen(entry.ticket)) return { ticket: entry.ticket, late: null };
    const multiplier = cashOut.multiplierAt(receivedAtMs);
    const bet = cashOut.end(entry.ticket.bet, part, multiplier);
    this.#cashedOut(entry, bet, multiplier, receivedAtMs + bettingMs, cashOut.isOver(bet));
    return { ticket: entry.ticket, late: null };
  }

  #run(nowMs: number): void {
    const toMs = Math.max(nowMs, this.#lastMs);
    this.#lastMs = toMs;
    for (;;) {
      const { phase, openedAt, endMs } = this.#current;
      const sinceMs = toMs - openedAt;
      if (phase === 'betting') {
        if (sinceMs < this.#shared.bettingMs) return;
        this.#close();
      } else if (phase === 'running') {
        this.#announce(sinceMs);
        if (sinceMs < endMs) return;
        this.#end();
      } else {
        const nextAt = openedAt + endMs + this.#shared.resultMs;
        if (toMs < nextAt) return;
        this.#current = this.#open(this.#current.roundNumber + 1, nextAt);
      }
    }
  }

  #open(roundNumber: number, openedAt: number): DemoRound {
    const { serverSeed, isNewChain } = this.#chains.next(roundNumber);
    const round = new DemoRound(this.#shared, roundNumber, serverSeed, openedAt);
    this.#outMultipliers.clear();
    this.#changes.roundOpens({ isFirst: roundNumber === 1 });
    if (isNewChain) this.#changes.whole = true;
    // A queued bet may not fit what this round posts; it is taken back then.
    this.#tickets.seat(roundNumber, ({ bet }) => this.#shared.accepts(bet, round.posted));
    return round;
  }

  /** Closes betting. There is one player, however many bets they have, so there is one client seed. */
  #close(): void {
    const [first] = this.#inRound();
    this.#current.close(roundClientSeed(first === undefined ? [] : [first.clientSeed]));
  }

  /** Announces what is due, automatic cash-outs among it, in the order of time. */
  #announce(sinceMs: number): void {
    const current = this.#current;
    const { cashOut, bettingMs } = this.#shared;
    const lastMs = Math.min(sinceMs, current.endMs);
    const due = this.#inRound().flatMap((entry) => {
      const automaticMs = isOpen(entry.ticket) ? (cashOut?.automaticMs(entry.ticket.bet) ?? null) : null;
      const atMs = automaticMs === null ? null : bettingMs + automaticMs;
      return cashOut === null || automaticMs === null || atMs === null || atMs > lastMs
        ? []
        : [{ entry, atMs, multiplier: cashOut.multiplierAt(automaticMs) }];
    });
    for (const { entry, atMs, multiplier } of due.toSorted((a, b) => a.atMs - b.atMs)) {
      this.#announceUntil(atMs - 1);
      this.#cashedOut(entry, entry.ticket.bet, multiplier, atMs, true);
    }
    this.#announceUntil(lastMs);
  }

  #announceUntil(untilMs: number): void {
    for (const event of this.#current.due(untilMs)) this.#add(event);
  }

  #cashedOut(entry: DemoTicket, bet: Json, multiplier: Multiplier, atMs: number, over: boolean): void {
    const { ticket } = entry;
    if (over) {
      const { payoutCentavos } = this.#current.play({ ...ticket, bet });
      this.#tickets.change(entry, { bet, payout: payoutCentavos, state: 'settled' });
    } else {
      const payout = this.#shared.cashOut?.paidCentavos(bet) ?? ticket.payout;
      this.#tickets.change(entry, { bet, payout });
    }
    const { seat } = ticket;
    const { cashOut } = this.#shared;
    if (seat === null || cashOut === null) return;
    const text = textOf(multiplier);
    this.#outMultipliers.set(seat, text);
    this.#add(cashOut.event({ seat, atMs: Math.floor(atMs), multiplier: text }));
  }

  #end(): void {
    const current = this.#current;
    current.phase = 'result';
    const { past, commitment, roundNumber } = current;
    this.#past = [past, ...this.#past].slice(0, PAST_KEPT);
    this.#changes.ended = past;
    for (const entry of this.#inRound()) {
      const { stakeCentavos, payoutCentavos, ...round } = current.play(entry.ticket);
      if (isOpen(entry.ticket)) this.#tickets.change(entry, { payout: payoutCentavos, state: 'settled' });
      const { serverSeed, clientSeed } = past;
      const seeds = { commitment, clientSeed, nonce: roundNumber, serverSeed, chain: this.#chains.end };
      this.#changes.rounds.push({ ...round, stake: stakeCentavos, payout: payoutCentavos, ...seeds });
    }
  }

  #inRound(): readonly DemoTicket[] {
    return this.#tickets.inRound(this.#current.roundNumber);
  }

  #bets(): LiveTableBet[] {
    return this.#inRound().map(({ ticket: { seat, stake, bet, state } }) => {
      const multiplier = state === 'settled' ? (this.#outMultipliers.get(seat ?? 0) ?? null) : null;
      return { seat: seat ?? 0, name: '', stake, bet: this.#shared.seen(bet), multiplier };
    });
  }

  #round(): LiveRound {
    const { roundNumber, commitment, phase, openedAt, events } = this.#current;
    const bets = this.#bets();
    return { roundNumber, commitment, phase, openedAt, events: [...events], aboard: bets.length, bets };
  }

  #tick({ events, seats, left, ended }: TableChanges, nowMs: number): TableMessage {
    const { roundNumber, phase } = this.#current;
    const all = this.#bets();
    const bets = all.filter(({ seat }) => seats.has(seat));
    this.#seq += 1;
    const head = this.#head('tick', nowMs);
    return { ...head, roundNumber, phase, events, ended, left, bets, aboard: all.length };
  }

  #add(event: GameEvent): void {
    this.#current.events = [...this.#current.events, event];
    this.#changes.events.push(event);
  }

  #head<Type extends string>(type: Type, nowMs: number) {
    return { type, game: this.#shared.rules.name, serverTime: nowMs, seq: this.#seq };
  }
}

/** "2.38", truncated to hundredths. */
function textOf({ numerator, denominator }: Multiplier): string {
  const hundredths = (numerator * 100n) / denominator;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

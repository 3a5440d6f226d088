import type { LivePastRound, LiveRound, LiveTicket } from '../../contract/live';
import { commitmentOf, createDraw, seedToHex } from '../../games/kit/rules/draw';
import { type Json, parseBet, playRound, type Round } from '../../games/kit/rules/round';
import type { SharedGame, TableEvent } from '../../games/kit/rules/shared';

/** An event as it is told. */
export type ToldEvent = TableEvent & { readonly [key: string]: Json };

/** A round of a demo table. What decides it stays in here until it may be told. */
export class DemoRound {
  readonly roundNumber: number;
  /** In ms since 1970. */
  readonly openedAt: number;
  /** What is posted before betting; null in a game that posts nothing. */
  readonly card: Json;
  phase: LiveRound['phase'] = 'betting';
  /** Told so far. */
  events: readonly ToldEvent[];
  /** When the last event is told, in ms since it opened; known in here from the closing of betting on. */
  endMs = Number.POSITIVE_INFINITY;
  readonly #shared: SharedGame;
  readonly #serverSeed: Uint8Array;
  #clientSeed = 'none';
  #outcome: Json = null;
  #ahead: readonly ToldEvent[] = [];

  constructor(shared: SharedGame, roundNumber: number, serverSeed: Uint8Array, openedAt: number) {
    this.#shared = shared;
    this.#serverSeed = serverSeed;
    this.roundNumber = roundNumber;
    this.openedAt = openedAt;
    const { card } = shared;
    this.card =
      card === null
        ? null
        : card.read(createDraw(card.draw, { serverSeed, clientSeed: card.clientSeed, nonce: roundNumber }));
    this.events = [...shared.opening(this.card)];
  }

  get commitment(): string {
    return commitmentOf(this.#serverSeed);
  }

  /** The round as everybody may know it; only once it is over. */
  get past(): LivePastRound {
    const { roundNumber } = this;
    const serverSeed = seedToHex(this.#serverSeed);
    return { roundNumber, outcome: this.#outcome, serverSeed, clientSeed: this.#clientSeed };
  }

  /** Betting is over: the client seed is in, and the round is decided. */
  close(clientSeed: string): void {
    this.#clientSeed = clientSeed;
    const source = { serverSeed: this.#serverSeed, clientSeed, nonce: this.roundNumber };
    this.#outcome = this.#shared.outcome(createDraw(this.#shared.rules.name, source), this.card);
    this.#ahead = [...this.#shared.timeline(this.#outcome, this.card)];
    this.endMs = this.#ahead.at(-1)?.atMs ?? this.#shared.bettingMs;
    this.phase = 'running';
  }

  /** The story's next events up to `untilMs` since it opened; each is given once. */
  due(untilMs: number): readonly ToldEvent[] {
    const told = this.#ahead.filter(({ atMs }) => atMs <= untilMs);
    this.#ahead = this.#ahead.slice(told.length);
    return told;
  }

  /** What one ticket comes to by the rules, which decide the outcome once more. */
  play(ticket: LiveTicket): Round {
    const bet = parseBet(this.#shared.rules, ticket.bet);
    if (bet === null) throw new Error('the rules refuse this bet');
    return playRound(this.#shared.rules, bet, {
      serverSeed: this.#serverSeed,
      clientSeed: this.#clientSeed,
      nonce: this.roundNumber,
    });
  }
}

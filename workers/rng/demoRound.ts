import type { LivePastRound, LiveRound, LiveTicket } from '../../contract/live';
import { commitmentOf, createDraw, seedToHex } from '../../games/kit/rules/draw';
import { type Json, parseBet, playRound, type Round } from '../../games/kit/rules/round';
import { type GameEvent, postedIn, type SharedGame } from '../../games/kit/rules/shared';

/** A round of a demo table. Its outcome stays in the worker until it may be revealed. */
export class DemoRound {
  readonly roundNumber: number;
  /** In ms since 1970. */
  readonly openedAt: number;
  /** What is posted before betting; null in a game that posts nothing. */
  readonly posted: Json;
  phase: LiveRound['phase'] = 'betting';
  /** Announced so far. */
  events: readonly GameEvent[];
  /** When the last event is announced, in ms since the round opened; known once betting has closed. */
  endMs = Number.POSITIVE_INFINITY;
  readonly #shared: SharedGame;
  readonly #serverSeed: Uint8Array;
  #clientSeed = 'none';
  #outcome: Json = null;
  #ahead: readonly GameEvent[] = [];

  constructor(shared: SharedGame, roundNumber: number, serverSeed: Uint8Array, openedAt: number) {
    this.#shared = shared;
    this.#serverSeed = serverSeed;
    this.roundNumber = roundNumber;
    this.openedAt = openedAt;
    this.posted = postedIn(shared, serverSeed, roundNumber);
    this.events = [...shared.opening(this.posted)];
  }

  get commitment(): string {
    return commitmentOf(this.#serverSeed);
  }

  /** The round's public record; only once it is over. */
  get past(): LivePastRound {
    const { roundNumber } = this;
    const serverSeed = seedToHex(this.#serverSeed);
    return { roundNumber, outcome: this.#outcome, serverSeed, clientSeed: this.#clientSeed };
  }

  /** Closes betting: with the client seed the round is decided. */
  close(clientSeed: string): void {
    this.#clientSeed = clientSeed;
    const source = { serverSeed: this.#serverSeed, clientSeed, nonce: this.roundNumber };
    this.#outcome = this.#shared.outcome(createDraw(this.#shared.rules.name, source), this.posted);
    this.#ahead = [...this.#shared.timeline(this.#outcome, this.posted)];
    this.endMs = this.#ahead.at(-1)?.atMs ?? this.#shared.bettingMs;
    this.phase = 'running';
  }

  /** The next events up to `untilMs` since the round opened; each is returned once. */
  due(untilMs: number): readonly GameEvent[] {
    const due = this.#ahead.filter(({ atMs }) => atMs <= untilMs);
    this.#ahead = this.#ahead.slice(due.length);
    return due;
  }

  /** Settles one ticket by the rules, which draw the outcome again. */
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

import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SharedGame } from '../../../../games/kit/rules/shared';
import { IDS_MAX } from '../notices';
import type { StoredTicket } from '../tickets';
import type { Bus } from './bus';

/** Tickets of this time are told together. */
const GATHER_MS = 25;
/** A process that has had nothing to tell for this long says so. */
const QUIET_AFTER_MS = 1_000;

interface Told {
  /** The number of the last batch. */
  number: number;
  round: number;
  /** Ids by round that have not been told yet. */
  gathered: Map<number, string[]>;
  gathering: NodeJS.Timeout | null;
  quiet: NodeJS.Timeout | null;
}

/** Tells all processes of tickets that this one has committed. What it cannot tell, the others find missing. */
export class TicketTeller {
  readonly #bus: Bus;
  readonly #log: FastifyBaseLogger;
  readonly #process = randomUUID();
  readonly #games = new Map<string, Told>();
  readonly #pending = new Set<Promise<void>>();

  constructor(bus: Bus, log: FastifyBaseLogger) {
    this.#bus = bus;
    this.#log = log;
  }

  /** Tells of a ticket that a call has changed; of none when it was a repeat. */
  tellOf({ rules }: SharedGame, changed: Pick<StoredTicket, 'roundNumber' | 'ticketId'> | null): void {
    if (changed !== null) this.tell(rules.name, changed.roundNumber, [changed.ticketId]);
  }

  tell(game: string, round: number, ids: readonly bigint[]): void {
    const told = this.#of(game);
    const gathered = told.gathered.get(round) ?? [];
    gathered.push(...ids.map(String));
    told.gathered.set(round, gathered);
    told.gathering ??= setTimeout(() => this.#flush(game, told), GATHER_MS);
  }

  /** Tells what is left. Call it when no more calls are being answered. */
  async close(): Promise<void> {
    for (const [game, told] of this.#games) {
      this.#flush(game, told);
      if (told.quiet !== null) this.#saySilent(game, told);
    }
    await Promise.all(this.#pending);
    await this.#bus.close();
  }

  #flush(game: string, told: Told): void {
    if (told.gathering !== null) clearTimeout(told.gathering);
    told.gathering = null;
    const gathered = [...told.gathered];
    told.gathered.clear();
    for (const [round, ids] of gathered) {
      for (let from = 0; from < ids.length; from += IDS_MAX) {
        this.#publish(game, told, round, ids.slice(from, from + IDS_MAX), false);
      }
    }
    if (gathered.length === 0) return;
    if (told.quiet !== null) clearTimeout(told.quiet);
    told.quiet = setTimeout(() => this.#saySilent(game, told), QUIET_AFTER_MS);
    told.quiet.unref();
  }

  #saySilent(game: string, told: Told): void {
    if (told.quiet !== null) clearTimeout(told.quiet);
    told.quiet = null;
    this.#publish(game, told, told.round, [], true);
  }

  #publish(game: string, told: Told, round: number, ids: readonly string[], isLast: boolean): void {
    told.number += 1;
    told.round = round;
    const batch = { process: this.#process, number: told.number, isLast };
    const published = this.#bus
      .publish({ game, kind: 'tickets', round, ids, batch })
      .catch((error: unknown) => this.#log.warn({ err: error, game }, 'could not tell of tickets'))
      .finally(() => this.#pending.delete(published));
    this.#pending.add(published);
  }

  #of(game: string): Told {
    const known = this.#games.get(game);
    if (known !== undefined) return known;
    const told: Told = { number: 0, round: 0, gathered: new Map(), gathering: null, quiet: null };
    this.#games.set(game, told);
    return told;
  }
}

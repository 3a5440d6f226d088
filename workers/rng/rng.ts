import type { LiveTicket } from '../../contract/live';
import { isGameName, rulebook, sharedGame } from '../../games/allGames';
import { commitmentOf, createDraw, type DrawName, seedFromHex, seedToHex } from '../../games/kit/rules/draw';
import { type Json, parseBet, playRound } from '../../games/kit/rules/round';
import { checkPins, type HeldPins, type PinAnswer, type ShownChain } from '../verify/heldPins';
import { type RevealedRound, type SharedRound, type Verdict, verify, verifyShared } from '../verify/verify';
import { Refused } from './refused';
import { type CashOutAnswer, DemoTable, type JoinRequest } from './table';
import type { TableNews } from './tableNews';
import { uniform } from './uniform';

/** One number to read from a draw: `{ uniform: 6 }` is 0 to 5, `bits52` a whole number below 2^52. */
export type Reading = { readonly uniform: number } | 'bits52';

export interface DemoRequest {
  readonly game: string;
  readonly bet: Json;
  readonly clientSeed: string;
  /** The commitment the player was shown for this round. */
  readonly commitment: string;
}

export interface DemoAnswer {
  readonly round: RevealedRound;
  /** The commitment of the next round of this game. */
  readonly nextCommitment: string;
}

const SEED_BYTES = 32;

/**
 * Draws and verifies off the main thread. Demo rounds use the same rules and the same draw as real ones, with a server
 * seed made here. Such a seed cannot stay secret over a reload, so each is used for one round: its commitment is shown
 * before the bet, and the seed is revealed with the result.
 */
export class Rng {
  readonly #randomBytes: (count: number) => Uint8Array;
  readonly #next = new Map<string, Uint8Array>();
  readonly #tables = new Map<string, DemoTable>();

  constructor(randomBytes: (count: number) => Uint8Array) {
    this.#randomBytes = randomBytes;
  }

  /** Answers once the worker runs. */
  ready(): void {}

  /** The commitment of the next demo round of a game. */
  commit(game: string): string {
    const known = this.#next.get(game);
    if (known !== undefined) return commitmentOf(known);
    const made = this.#randomBytes(SEED_BYTES);
    this.#next.set(game, made);
    return commitmentOf(made);
  }

  /**
   * Plays a demo round. Throws if there is no such game, the rules refuse the bet, or the commitment is not one that
   * was given out.
   */
  playDemo({ game, bet: wire, clientSeed, commitment }: DemoRequest): DemoAnswer {
    if (!isGameName(game)) throw new Error(`unknown game: ${game}`);
    const rules = rulebook[game];
    const bet = parseBet(rules, wire);
    if (bet === null) throw new Error('the rules refuse this bet');
    const serverSeed = this.#next.get(game);
    if (serverSeed === undefined || commitmentOf(serverSeed) !== commitment) {
      throw new Refused('unknown commitment');
    }
    const nonce = 0;
    const { stakeCentavos, payoutCentavos, ...played } = playRound(rules, bet, {
      serverSeed,
      clientSeed,
      nonce,
    });
    this.#next.delete(game);
    const round = {
      ...played,
      stake: stakeCentavos,
      payout: payoutCentavos,
      commitment,
      clientSeed,
      nonce,
      serverSeed: seedToHex(serverSeed),
    };
    return { round, nextCommitment: this.commit(game) };
  }

  /** The whole demo table of a game at `nowMs`, in ms since 1970; the first call opens it. */
  tableWhole(game: string, nowMs: number): TableNews {
    const table = this.#tableOf(game, nowMs);
    const news = table.advance(nowMs);
    return { ...news, messages: [table.whole(nowMs)] };
  }

  /** What has happened at a demo table since the last call. Throws if there is no such table. */
  tableNews(game: string, nowMs: number): TableNews {
    return this.#tableOf(game, nowMs).advance(nowMs);
  }

  joinTable(game: string, nowMs: number, request: JoinRequest): LiveTicket {
    return this.#tableOf(game, nowMs).join(nowMs, request);
  }

  takeBack(game: string, nowMs: number, ticketId: string): LiveTicket {
    return this.#tableOf(game, nowMs).takeBack(nowMs, ticketId);
  }

  cashOut(game: string, nowMs: number, ticketId: string, part: 'all' | 'half'): CashOutAnswer {
    return this.#tableOf(game, nowMs).cashOut(nowMs, ticketId, part);
  }

  #tableOf(game: string, nowMs: number): DemoTable {
    const shared = sharedGame(game);
    if (shared === null) throw new Error(`unknown table: ${game}`);
    const open = this.#tables.get(game) ?? new DemoTable(shared, this.#randomBytes, nowMs);
    this.#tables.set(game, open);
    return open;
  }

  /** Random numbers from `least` to `most`, each equally likely and independent of the others: a lucky pick. */
  luckyNumbers(count: number, least: number, most: number): readonly number[] {
    return Array.from({ length: count }, () => least + uniform(this.#randomBytes, most - least + 1));
  }

  /** Checks a shared round, whoever bet in it. */
  verifyShared(round: SharedRound): Verdict {
    return verifyShared(round);
  }

  /** Plays a round again from its revealed seeds and compares. */
  verify(round: RevealedRound): Verdict {
    return verify(round);
  }

  /** Holds the text of the public log against what the device holds; `text` is null where there is no log. */
  checkPins(text: string | null, pins: HeldPins, shown: ShownChain | null): PinAnswer {
    return checkPins(text, pins, shown);
  }

  /** SHA-256 of a server seed in hex. Throws a RangeError unless it is 64 hex digits. */
  commitmentOf(serverSeed: string): string {
    return commitmentOf(seedFromHex(serverSeed));
  }

  /** The numbers of a draw, in order; 52-bit numbers as decimal text. For players who check by hand. */
  read(
    game: DrawName,
    source: { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number },
    readings: readonly Reading[],
  ): readonly (number | string)[] {
    const draw = createDraw(game, { ...source, serverSeed: seedFromHex(source.serverSeed) });
    return readings.map((reading) =>
      reading === 'bits52' ? draw.bits52().toString() : draw.uniform(reading.uniform),
    );
  }
}

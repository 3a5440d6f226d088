import { setTimeout as sleep } from 'node:timers/promises';
import { postedIn } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import { decidesFrom } from '../../fairness/beaconChange';
import { appendLog, logHead } from '../../fairness/log';
import { bindingOf, openingTime } from './beacon/beaconBinding';
import {
  type Chain,
  chainOf,
  giveUpChains,
  makeChain,
  type NewChain,
  nextUncovered,
  storeChain,
} from './chain';
import { holdLease, type Lease } from './lease';
import { type LedTable, until } from './ledTable';
import { notify } from './notices';
import { enterTable, insertRound, isDrawnWithBeacon } from './rounds';

/** The next chain is made and published when this part of the newest one is left. */
const NEXT_CHAIN_AT = 0.1;
const IN_FORCE_MS = 3_600_000;
const NOTICE_POLL_MS = 60_000;
/** A round that cannot be stored this soon after its opening time opens at a later one. */
const OPENS_LATE_MS = 300;

/** A round that a tester has asked for. */
interface ArrangedRound {
  readonly request: unknown;
  readonly opensAtMs: number;
  /** How long the search took. */
  readonly tookMs: number;
  /** A chain of this round alone; missing where no seed was found. */
  readonly chain?: NewChain;
}

/** Opens the rounds of a table, and makes the chains that decide them. */
export class RoundOpener {
  readonly #table: LedTable;
  /** Until when, by the server's clock, the log need not be asked again whether the beacon decides rounds. */
  #inForceUntilMs = 0;

  constructor(table: LedTable) {
    this.#table = table;
  }

  /**
   * Opens a round. With a beacon it waits for a time at which a number is due soon after the closing of betting, and
   * throws an Error when that time has been missed.
   */
  async open(lease: Lease, roundNumber: number, signal: AbortSignal): Promise<void> {
    const { options } = this.#table;
    await options.publicFiles?.requireWhole();
    if (!(await this.#isBeaconInForce())) {
      await sleep(NOTICE_POLL_MS, undefined, { signal });
      return;
    }
    let arranged: ArrangedRound | null = null;
    do {
      arranged = await this.#arrange(roundNumber, arranged?.tookMs ?? 0);
    } while (!(await this.#openAs(lease, roundNumber, arranged, signal)));
  }

  /** Whether the beacon decides rounds now; a change of it is announced first. */
  async #isBeaconInForce(): Promise<boolean> {
    const { context, options, game } = this.#table;
    const { beacon } = options;
    const now = context.clock.now();
    if (beacon === null || now.getTime() < this.#inForceUntilMs) return true;
    const fromMs = await context.db.transaction((transaction) =>
      decidesFrom(transaction, beacon.network, now),
    );
    if (fromMs <= now.getTime()) {
      this.#inForceUntilMs = now.getTime() + IN_FORCE_MS;
      return true;
    }
    const { name } = game.rules;
    const fields = { game: name, beacon: beacon.network.id, decidesFrom: new Date(fromMs).toISOString() };
    context.log.error(fields, 'no round opens: the change of beacon has been announced');
    return false;
  }

  /** False when something else has been asked of the round meanwhile, or the search for it took too long. */
  async #openAs(
    lease: Lease,
    roundNumber: number,
    arranged: ArrangedRound | null,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { context, game, time, options } = this.#table;
    const { name } = game.rules;
    const { beacon } = options;
    const fresh = arranged?.chain ?? (await this.#chainToStore(roundNumber));
    if (arranged !== null && time.nowMs() - arranged.opensAtMs > OPENS_LATE_MS) return false;
    const openedAtMs = await this.#openingTime(signal, arranged?.opensAtMs ?? null);
    return context.db.transaction(async (transaction) => {
      await holdLease(transaction, lease);
      await enterTable(transaction, name, 'leader');
      if (this.#requestFor(roundNumber) !== (arranged?.request ?? null)) return false;
      const isFirst = beacon !== null && !(await isDrawnWithBeacon(transaction, name));
      await this.#storeChain(transaction, roundNumber, fresh, {
        isFirst,
        isArranged: arranged?.chain !== undefined,
      });
      if (isFirst) await this.#logDraw(transaction, roundNumber);
      const chain = await chainOf(transaction, name, roundNumber);
      if (chain === null) throw new Error('there is no chain for the round');
      await this.#insert(transaction, chain, roundNumber, openedAtMs);
      await notify(transaction, { game: name, kind: 'round', round: roundNumber });
      return true;
    });
  }

  #requestFor(roundNumber: number): unknown {
    const { game, options } = this.#table;
    // Without a beacon the sandbox stores the chain of an arranged round by itself.
    return options.beacon === null
      ? null
      : (options.arranger?.requestFor(game.rules.name, roundNumber) ?? null);
  }

  /** Searches for the seed of a round that a tester has asked for, for the number that will decide it. */
  async #arrange(roundNumber: number, searchMs: number): Promise<ArrangedRound | null> {
    const { game, time, options } = this.#table;
    const { beacon, arranger } = options;
    const request = this.#requestFor(roundNumber);
    if (request === null || beacon === null || arranger === null) return null;
    const startMs = time.nowMs();
    const opensAtMs = openingTime(beacon.network, startMs + 2 * searchMs, this.#times);
    const { round } = bindingOf(beacon.network, opensAtMs, this.#times);
    const seed = await arranger.seedFor(request, game, roundNumber, round);
    const tookMs = time.nowMs() - startMs;
    return { request, opensAtMs, tookMs, ...(seed && { chain: await makeChain(1, seed) }) };
  }

  /** When the round opens, by the database's clock: now, or when a number of the beacon fits. */
  async #openingTime(signal: AbortSignal, arrangedMs: number | null): Promise<number> {
    const { time, options } = this.#table;
    const { beacon, metrics } = options;
    if (beacon === null) return time.nowMs();
    // A clock that is slow would show a number to everybody before betting has closed.
    await until(time, metrics.opensFromMs, signal);
    const opensAtMs = arrangedMs ?? openingTime(beacon.network, time.nowMs(), this.#times);
    await until(time, opensAtMs, signal);
    if (time.nowMs() - opensAtMs > OPENS_LATE_MS) throw new Error('the opening time of a round was missed');
    return opensAtMs;
  }

  get #times() {
    const { game, options, context } = this.#table;
    return { bettingMs: game.bettingMs / options.pace, marginMs: context.config.beaconMarginMs };
  }

  /** The chain that must be stored with this round: its own, or the next one when the newest is almost used up. */
  async #chainToStore(roundNumber: number): Promise<NewChain | null> {
    const { context, game, options } = this.#table;
    const { name } = game.rules;
    const { db } = context;
    const { chainLength, beacon, metrics } = options;
    const covered = ((await nextUncovered(db, name)) ?? roundNumber) - roundNumber;
    metrics.chainRoundsLeft.set({ game: name }, covered);
    const isNew = beacon !== null && !(await isDrawnWithBeacon(db, name));
    const isNeeded = isNew || covered <= (beacon === null ? 0 : chainLength * NEXT_CHAIN_AT);
    return isNeeded ? makeChain(chainLength) : null;
  }

  /** Stores a chain after all others; with the first round that has a beacon, or an arranged one, instead of them. */
  async #storeChain(
    transaction: Queryable,
    roundNumber: number,
    fresh: NewChain | null,
    { isFirst, isArranged }: { readonly isFirst: boolean; readonly isArranged: boolean },
  ): Promise<void> {
    if (fresh === null) return;
    const { context, game, options } = this.#table;
    const { name } = game.rules;
    const { clock, config } = context;
    // The chains before the first round with a beacon are in no log.
    if (isFirst) await giveUpChains(transaction, name, roundNumber);
    else if (isArranged) await closeChains(transaction, name, roundNumber, clock.now());
    const firstRound = (await nextUncovered(transaction, name)) ?? roundNumber;
    // Chains without a public log, and those of the sandbox, which arranges rounds, are given up without notice.
    const isFree = config.sandbox || options.beacon === null;
    const place = { game: name, firstRound, now: clock.now(), ...(isFree && { noticeRounds: 0 }) };
    const { chainId, length, chainEnd } = await storeChain(transaction, context.seals, place, fresh);
    if (options.beacon === null) return;
    const fact = {
      type: 'chain',
      game: name,
      chainId: Number(chainId),
      firstRound,
      length,
      chainEnd,
    } as const;
    await appendLog(transaction, [fact], clock.now());
  }

  async #logDraw(transaction: Queryable, firstRound: number): Promise<void> {
    const { context, game } = this.#table;
    const fact = { type: 'draw', game: game.rules.name, version: 'v2', firstRound } as const;
    await appendLog(transaction, [fact], context.clock.now());
  }

  async #insert(
    transaction: Queryable,
    chain: Chain,
    roundNumber: number,
    openedAtMs: number,
  ): Promise<void> {
    const { game, options, scheduler } = this.#table;
    const { name } = game.rules;
    const { serverSeed, commitment } = await scheduler.seedOf(transaction, roundNumber, chain);
    const posted = postedIn(game, serverSeed, roundNumber);
    const network = options.beacon?.network;
    await insertRound(transaction, {
      game: name,
      roundNumber,
      chainId: chain.chainId,
      commitment,
      card: posted,
      openedAtMs,
      events: game.opening(posted),
      beacon: network && {
        network: network.id,
        chainHash: network.chainHash,
        ...bindingOf(network, openedAtMs, this.#times),
        logHead: await logHead(transaction),
        closesAtMs: openedAtMs + this.#times.bettingMs,
      },
    });
  }
}

/** Gives up what the chains of a game still cover, for an arranged round of the sandbox, and logs it. */
async function closeChains(
  transaction: Queryable,
  game: string,
  fromRound: number,
  now: Date,
): Promise<void> {
  if (!(await giveUpChains(transaction, game, fromRound))) return;
  const fact = { type: 'chainClosed', game, lastRound: fromRound - 1, reason: 'arranged' } as const;
  await appendLog(transaction, [fact], now);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { leafOf, treeRoot } from '../../../../games/kit/fairness/betTree';
import { withOwnSignal } from '../../../fairness/ownSignal';
import { publishClosing, storeSignature } from '../closing';
import { holdLease, type Lease } from '../lease';
import { callOffRound, type LedTable, until, whenMs } from '../ledTable';
import { notify } from '../notices';
import {
  clientSeedOfBets,
  closeBetting,
  enterTable,
  latestRound,
  type RoundBeacon,
  type StoredRound,
} from '../rounds';
import { betsForTree } from '../tickets';

/** The closing record must be committed this long before the number that decides is due; the database checks it. */
const CLOSED_BEFORE_MS = 200;
/** How often the leader looks whether somebody has handed in the signature. */
const STORED_EVERY_MS = 500;
/** Differences of the clocks that the measurement explains. */
const CLOCKS_DIFFER_MS = 50;

type BoundRound = StoredRound & { readonly beacon: RoundBeacon };

/** Leads rounds whose result a public number decides, from the closing of betting to the start. */
export class BeaconRounds {
  readonly #table: LedTable;

  constructor(table: LedTable) {
    this.#table = table;
  }

  get #name(): string {
    return this.#table.game.rules.name;
  }

  /** Closes betting and publishes what fixes the bets, or calls the round off when it is too late for that. */
  async close(lease: Lease, round: StoredRound, signal: AbortSignal): Promise<void> {
    const { context, game, time, options } = this.#table;
    const { beacon } = bound(round);
    await until(time, whenMs(this.#table, round, game.bettingMs), signal);
    if (time.nowMs() > beacon.atMs - CLOSED_BEFORE_MS) {
      return callOffRound(this.#table, lease, round, 'closedLate');
    }
    const { roundNumber } = round;
    await context.db.transaction(async (transaction) => {
      await holdLease(transaction, lease);
      await enterTable(transaction, this.#name, 'leader');
      const { clientSeed, seats } = await clientSeedOfBets(transaction, this.#name, roundNumber);
      const bets = await betsForTree(transaction, this.#name, roundNumber);
      await publishClosing(transaction, this.#name, {
        roundNumber,
        clientSeed,
        seats,
        root: treeRoot(bets.map(leafOf)),
        bets: bets.length,
        stakes: bets.reduce((sum, { stake }) => sum + stake, 0n),
      });
      await notify(transaction, { game: this.#name, kind: 'closed', round: roundNumber });
    });
    const slackMs = beacon.atMs - CLOSED_BEFORE_MS - time.nowMs();
    options.metrics.closeSlack.observe({ game: this.#name }, slackMs / 1_000);
  }

  /** Waits for the public number, and starts the round; calls it off when the number is too late. */
  async depart(lease: Lease, round: StoredRound, signal: AbortSignal): Promise<void> {
    if (round.signature !== null) return this.#start(lease, round, signal);
    const { context } = this.#table;
    const signature = await this.#signature(bound(round), signal);
    if (signature === null) return callOffRound(this.#table, lease, round, 'beaconLate');
    await context.db.transaction(async (transaction) => {
      await holdLease(transaction, lease);
      // Somebody else may have handed it in meanwhile: it is the same.
      await storeSignature(transaction, this.#name, round.roundNumber, signature);
    });
  }

  /** The signature from the relays or handed in by anybody; null when it is not there at the limit. */
  #signature({ roundNumber, beacon }: BoundRound, signal: AbortSignal): Promise<string | null> {
    const { context, time, options } = this.#table;
    const { metrics } = options;
    const source = options.beacon;
    return withOwnSignal(signal, async (over) => {
      const ways: Promise<string | null>[] = [
        this.#stored(roundNumber, over.signal),
        until(time, beacon.atMs + context.config.beaconLimitMs, over.signal).then(() => null),
      ];
      // Numbers of a beacon that is no longer in use can only be handed in.
      if (source !== null && source.network.chainHash === beacon.chainHash) {
        const onInvalid = (relay: string) => {
          metrics.invalid.inc({ relay });
          context.log.error({ relay, beaconRound: beacon.round }, 'a relay sent a wrong signature');
        };
        ways.push(source.signatureOf(beacon.round, over.signal, { onInvalid }));
      }
      try {
        const signature = await Promise.race(ways);
        signal.throwIfAborted();
        if (signature !== null) this.#measure(beacon);
        return signature;
      } finally {
        over.abort();
        await Promise.allSettled(ways);
      }
    });
  }

  #measure({ atMs, round }: RoundBeacon): void {
    const { context, time, options } = this.#table;
    const waitMs = time.nowMs() - atMs;
    options.metrics.beaconWait.observe(Math.max(0, waitMs) / 1_000);
    if (waitMs >= -CLOCKS_DIFFER_MS) return;
    // The number was known before it was due: our clock is slow, and betting may close too late by it.
    options.metrics.noteEarly(time.nowMs());
    context.log.fatal({ beaconRound: round, earlyMs: -waitMs }, 'a signature was known before it was due');
  }

  async #stored(roundNumber: number, signal: AbortSignal): Promise<string> {
    for (;;) {
      await sleep(STORED_EVERY_MS, undefined, { signal });
      const round = await latestRound(this.#table.context.db, this.#name);
      if (round?.roundNumber === roundNumber && round.signature !== null) return round.signature;
    }
  }

  /** Starts a round whose number is known, at the earliest when its preparations have been shown. */
  async #start(lease: Lease, round: StoredRound, signal: AbortSignal): Promise<void> {
    const { context, game, time, options, scheduler } = this.#table;
    const { roundNumber, openedAtMs } = round;
    await until(time, whenMs(this.#table, round, game.bettingMs + context.config.beaconDepartMs), signal);
    const departsMs = Math.max(0, Math.floor((time.nowMs() - openedAtMs) * options.pace - game.bettingMs));
    const schedule = await scheduler.scheduleOf(context.db, { ...round, departsMs });
    const startsMs = game.bettingMs + departsMs;
    const announced = schedule.timeline.slice(0, -1).filter(({ atMs }) => atMs <= startsMs);
    await context.db.transaction(async (transaction) => {
      await holdLease(transaction, lease);
      await enterTable(transaction, this.#name, 'leader');
      await closeBetting(transaction, context.seals, this.#name, {
        roundNumber,
        clientSeed: round.clientSeed ?? '',
        events: [...round.events, ...announced],
        endsMs: schedule.endsMs,
        departsMs,
      });
      await notify(transaction, {
        game: this.#name,
        kind: 'events',
        round: roundNumber,
        state: 'running',
        from: round.events.length,
        events: announced,
      });
    });
  }
}

function bound(round: StoredRound): BoundRound {
  const { beacon } = round;
  if (beacon === null) throw new Error(`round ${round.roundNumber} has no beacon`);
  return { ...round, beacon };
}

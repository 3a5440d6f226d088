import { beaconNumber } from '../../games/kit/fairness/beaconNumber';
import type { BeaconNumber } from '../../games/kit/rules/draw';
import type { SharedGame } from '../../games/kit/rules/shared';
import type { Database } from '../db/database';
import type { RoundArranger } from '../domains/live/ledTable';
import { enterTable, latestRound, numberAfter } from '../domains/live/rounds';
import type { PracticeBeacon } from './beacon';
import { type Sought, searchSeed } from './searchSeed';

/** What a tester wants of the next round of a table, but for the number that will decide it. */
interface ArrangeRequest {
  readonly roundNumber: number;
  readonly sought: Omit<Sought, 'nonce' | 'beacon'>;
}

/**
 * Decides rounds with a beacon as testers ask for: the practice beacon's key is ours, so the number of a round can be
 * computed before it opens, and a server seed searched that fulfils the request with it. Not fair; exists only in the
 * sandbox. The process that leads the table must be the one that was asked.
 */
export class SandboxArranger implements RoundArranger<ArrangeRequest> {
  readonly #beacon: () => PracticeBeacon | null;
  readonly #requests = new Map<string, ArrangeRequest>();

  constructor(beacon: () => PracticeBeacon | null) {
    this.#beacon = beacon;
  }

  /** Asks something of the next round of a table, in place of what was asked before; returns its number. */
  ask(db: Database, { rules: { name } }: SharedGame, sought: ArrangeRequest['sought']): Promise<number> {
    return db.transaction(async (transaction) => {
      // Keeps the leader from opening the round meanwhile.
      await enterTable(transaction, name, 'leader');
      const latest = (await latestRound(transaction, name))?.roundNumber ?? 0;
      const roundNumber = await numberAfter(transaction, name, latest);
      this.#requests.set(name, { roundNumber, sought });
      return roundNumber;
    });
  }

  requestFor(game: string, roundNumber: number): ArrangeRequest | null {
    const request = this.#requests.get(game);
    return request?.roundNumber === roundNumber ? request : null;
  }

  async seedFor(
    { sought }: ArrangeRequest,
    game: SharedGame,
    roundNumber: number,
    beaconRound: number,
  ): Promise<Uint8Array | null> {
    const beacon = this.numberOf(beaconRound);
    const found = await searchSeed({ ...sought, nonce: roundNumber, beacon }, game);
    return found?.serverSeed ?? null;
  }

  /** A number of the practice beacon, due or not. */
  numberOf(beaconRound: number): BeaconNumber {
    const beacon = this.#beacon();
    if (beacon === null) throw new Error('only numbers of the practice beacon can be computed');
    return beaconNumber(beacon.network, beaconRound, beacon.sign(beaconRound));
  }
}

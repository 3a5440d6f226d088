import { centavos } from '../../../games/kit/rules/money';
import type { Database } from '../../../server/db/database';
import { countRounds } from '../../../server/domains/play/rounds';
import { change } from '../../../server/domains/safer-play/change';
import { acknowledge } from '../../../server/domains/safer-play/realityCheck';
import { balances } from '../../../server/ledger/balances';
import { GAME } from '../gamblers';
import { batched } from './batch';
import { bet, borrowKey, breakRules, replay, reuseKey } from './bets';
import { credit, pay, points, withdraw } from './movements';
import { must } from './must';
import { checkSeeds, turn } from './seeds';
import { createWorld, type Person, type World } from './world';

type Operation = (world: World, person: Person) => Promise<void>;

/** Operations with their frequency in percent. */
const OPERATIONS: readonly (readonly [number, Operation])[] = [
  [58, bet],
  [14, replay],
  [4, reuseKey],
  [2, borrowKey],
  [2, breakRules],
  [10, credit],
  [1, pay],
  [4, withdraw],
  [2, points],
  [1, turn],
  [2, checkSeeds],
];

const SHARES = OPERATIONS.flatMap(([share, operation]) => Array<Operation>(share).fill(operation));

/** More often than a reality check is due: players confirm it and continue. */
const LOOK_EVERY_MS = 55 * 60_000;

/** Worlds that run concurrently, so that the database always has a batch to work on. */
const LANES = 125;
/** Between two reads of the settings, in ms of real time, as a server does by itself. */
const REFRESH_EVERY_MS = 10_000;

/** Runs many seeds on one database and returns the digest of each. Throws at the first error. */
export async function simulateAll(
  db: Database,
  seeds: readonly number[],
  operations: number,
): Promise<Map<number, string>> {
  const digests = new Map<number, string>();
  const left = [...seeds];
  const shared = batched(db);
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
        digests.set(seed, await simulate(shared, seed, operations));
      }
    }),
  );
  return digests;
}

/**
 * Runs one seed: this many operations of two players in two processes, each compared at once with the
 * expected result. Throws at the first difference. Returns a digest of all answers, which a second run of the
 * seed on an empty database must repeat.
 */
async function simulate(db: Database, seed: number, operations: number): Promise<string> {
  const world = await createWorld(db, seed);
  let lookedAt = world.clock.now();
  let refreshedMs = performance.now();
  for (let step = 0; step < operations; step += 1) {
    if (world.clock.now().getTime() - lookedAt.getTime() >= LOOK_EVERY_MS) {
      lookedAt = world.clock.now();
      for (const { uid } of world.people) await change(world, uid, acknowledge);
    }
    // Many seeds share the machine, and settings that are a minute old decide about no money.
    if (performance.now() - refreshedMs >= REFRESH_EVERY_MS) {
      await world.context.settings.refresh();
      refreshedMs = performance.now();
    }
    const person = world.random.pick(world.people);
    const operation = world.random.pick(SHARES);
    try {
      await operation(world, person);
    } catch (cause) {
      throw new Error(`seed ${seed}, step ${step} (${operation.name}): ${String(cause)}`, { cause });
    }
    world.clock.advance(world.random.below(20_000));
  }
  for (const person of world.people) await settleUp(world, person);
  return world.digest();
}

/** Compares the final state of the database with that of the model. */
async function settleUp({ db, log, seed }: World, person: Person): Promise<void> {
  const there = await balances(db, person.uid);
  const total = await countRounds(db, { uid: person.uid, game: GAME });
  const expected = {
    cashCentavos: centavos(person.cash),
    bonusCentavos: centavos(person.bonus),
    holdCentavos: centavos(person.hold),
    points: Number(person.points),
    depositedCentavos: centavos(person.deposited),
    turnoverCentavos: centavos(person.staked),
  };
  for (const [name, value] of Object.entries(expected)) {
    const found = there[name as keyof typeof expected];
    must(found === value, `seed ${seed}: ${name} of ${person.uid} is ${found}, not ${value}`);
  }
  must(total === person.rounds, `seed ${seed}: ${total} rounds, not ${person.rounds}`);
  log(`end ${person.cash} ${person.bonus} ${person.hold} ${person.points} ${person.rounds}`);
}

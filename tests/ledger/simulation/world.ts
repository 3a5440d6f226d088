import { createHash } from 'node:crypto';
import { commitmentOf } from '../../../games/kit/rules/draw';
import type { ParsedBet } from '../../../games/kit/rules/round';
import { SettingsHolder } from '../../../server/active/settingsHolder';
import { parseConfig } from '../../../server/config';
import type { Context } from '../../../server/context';
import type { Database } from '../../../server/db/database';
import type { BetCaches } from '../../../server/domains/play/bet';
import { createPairCache } from '../../../server/domains/play/pairCache';
import { createTurns } from '../../../server/domains/play/turns';
import { authenticate } from '../../../server/domains/players/sessions';
import { showSeeds } from '../../../server/fairness/pairs';
import type { deposit, grantBonus } from '../../../server/ledger/deposit';
import { createLog } from '../../../server/log';
import { ShiftingClock } from '../../../server/sandbox';
import { testSeals } from '../../support/seedKey';
import { GAME, newGambler } from '../gamblers';
import type { ModelBonus } from './bonus';
import { type FaultyDatabase, withFaults } from './faults';
import { createRandom, type Random } from './random';

/** An acknowledged bet. */
export interface KnownBet {
  readonly key: string;
  readonly wire: unknown;
  readonly bodyHash: string;
  readonly text: string;
}

export interface KnownOrder {
  readonly orderId: string;
  readonly amount: bigint;
  isPaid: boolean;
}

/** A player, and their expected state. Amounts are centavos. */
export interface Person {
  readonly uid: number;
  readonly sessionId: string;
  cash: bigint;
  bonus: bigint;
  /** The bonus that is processing and those that wait after it. */
  readonly bonuses: ModelBonus[];
  hold: bigint;
  points: bigint;
  deposited: bigint;
  staked: bigint;
  rounds: number;
  serverSeed: Uint8Array;
  nextSeed: Uint8Array;
  clientSeed: string;
  nonce: number;
  readonly bets: KnownBet[];
  readonly orders: KnownOrder[];
  readonly credits: { readonly reference: string; readonly move: typeof deposit | typeof grantBonus }[];
  /** Withdrawals whose money is on hold. */
  readonly held: { readonly reference: string; readonly amount: bigint }[];
}

/** One server process: its own caches on the shared database. */
export interface Process {
  readonly context: Context;
  readonly table: BetCaches;
}

export interface World {
  readonly seed: number;
  readonly random: Random;
  readonly clock: ShiftingClock;
  readonly context: Context;
  readonly db: FaultyDatabase;
  readonly processes: readonly Process[];
  readonly people: readonly Person[];
  /** Adds to the digest of what has happened, which a second run must repeat. */
  readonly log: (line: string) => void;
  readonly newName: () => string;
  readonly digest: () => string;
}

const PEOPLE = 2;
const START = new Date('2027-03-01T04:00:00.000Z');
const EXPOSURE_MAX = '2000';
const EXPOSURE_MAX_CENTAVOS = 200_000n;

export const isOverExposure = (bet: ParsedBet): boolean => bet.maxPayoutCentavos > EXPOSURE_MAX_CENTAVOS;

const config = parseConfig({
  NODE_ENV: 'test',
  EXPOSURE_MAX,
  EXPOSURE_MAX_GAMES: '',
  LOG_LEVEL: 'silent',
  BET_CYCLE_MS: '0',
});
const log = createLog(config);

/** Two players and two processes on a shared database, with one random seed. */
export async function createWorld(shared: Database, seed: number): Promise<World> {
  const random = createRandom(seed);
  const clock = new ShiftingClock();
  clock.freeze(START);
  const db = withFaults(shared);
  const settings = new SettingsHolder({ config, db: shared, log });
  await settings.refresh();
  const context: Context = { config, db, clock, log, settings, ...testSeals };
  const people: Person[] = [];
  for (let i = 0; i < PEOPLE; i += 1) people.push(await createPerson(context, random));
  const hash = createHash('sha256');
  let names = 0;
  return {
    seed,
    random,
    clock,
    context,
    db,
    processes: [0, 1].map(() => ({ context, table: { pairs: createPairCache(), turns: createTurns() } })),
    people,
    log: (line) => {
      hash.update(`${line}\n`);
    },
    newName: () => {
      names += 1;
      return `s${seed}-${names}-0123456789`;
    },
    digest: () => hash.copy().digest('hex'),
  };
}

async function createPerson(context: Context, random: Random): Promise<Person> {
  const { clock } = context;
  const { uid, token } = await newGambler(context, { clientSeed: null });
  const session = await authenticate(context, token);
  if (session === null) throw new Error('the new session was not found');
  const seeds = [random.bytes(), random.bytes()] as const;
  let taken = 0;
  const nextOfTwo = () => {
    taken += 1;
    return seeds[taken - 1] ?? random.bytes();
  };
  const line = { uid, game: GAME, now: clock.now() };
  const shown = await showSeeds(context, { ...line, clientSeed: null }, nextOfTwo);
  if (shown.commitment !== commitmentOf(seeds[0])) throw new Error('the commitment belongs to another seed');
  await showSeeds(context, { ...line, clientSeed: 'first' });
  return {
    uid,
    sessionId: session.sessionId,
    cash: 0n,
    bonus: 0n,
    bonuses: [],
    hold: 0n,
    points: 0n,
    deposited: 0n,
    staked: 0n,
    rounds: 0,
    serverSeed: seeds[0],
    nextSeed: seeds[1],
    clientSeed: 'first',
    nonce: 0,
    bets: [],
    orders: [],
    credits: [],
    held: [],
  };
}

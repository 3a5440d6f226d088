import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../server/context';
import type { Database } from '../../server/db/database';
import { audit } from '../ledger/audit';
import { newGambler } from '../ledger/gamblers';
import { createRandom, type Random } from '../ledger/simulation/random';
import { cpuWaitMs } from './cpuWait';
import { COUNTED, type Counts, Customer } from './customer';
import { type Fault, startTestSystem, type TestSystem } from './testSystem';

export interface ChaosOptions {
  readonly seconds: number;
  /** Determines which faults happen, in which order. */
  readonly seed: number;
  /** Continues after `seconds` until there were this many kills. */
  readonly killsMin: number;
}

export interface ChaosReport {
  readonly faults: Record<Fault, number>;
  /** kill -9 of the server and immediate shutdowns of the database. */
  readonly kills: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Calls given up without an answer, and how many of them the server had settled. */
  readonly abandoned: { readonly sent: number; readonly settled: number };
  readonly counts: Counts;
  readonly retries: number;
  /**
   * From the end of a fault to the answer of a bet sent after it, without the time in which the server waited for a core:
   * the slowest, and the median; and the longest of these waits.
   */
  readonly recoveryMs: {
    readonly worst: number;
    readonly after: string;
    readonly median: number;
    readonly waited: number;
  };
  /** Everything that was wrong. */
  readonly findings: readonly string[];
}

interface Recovery {
  readonly fault: Fault;
  readonly tookMs: number;
  readonly waitedMs: number;
}

/** Two of three faults are kills. */
const PLAN: readonly Fault[] = [
  ...Array<Fault>(3).fill('killServer'),
  ...Array<Fault>(3).fill('stopDatabase'),
  'cutWire',
  'loseAnswers',
  'holdWire',
];
const CUSTOMERS = 6;
/** Concurrent sessions of each customer. */
const WINDOWS = 2;
const START_CENTAVOS = 100_000_00n;
const REPLAYED_AT_THE_END = 500;
const RECOVERY_GIVEN_UP_MS = 60_000;

/**
 * Runs the real server on a real database while both are killed and the connection between them is broken,
 * with customers playing all the time; then compares everything and reports what was wrong.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const random = createRandom(options.seed);
  const system = await startTestSystem(random, createRandom(options.seed + 1));
  let lastSentMs = 0;
  let isOver = false;
  try {
    const note = (sentAtMs: number) => {
      lastSentMs = Math.max(lastSentMs, sentAtMs);
    };
    const customers = await createCustomers(system, options.seed, note, () => isOver);
    const playing = customers.flatMap((customer) =>
      Array.from({ length: WINDOWS }, () => customer.play(() => isOver)),
    );
    const { faults, recoveries } = await inflictFaults(system, options, random, () => lastSentMs);
    isOver = true;
    await Promise.all(playing);
    await replaySome(customers, random);
    for (const customer of customers) customer.leave();
    const result = await report(system.db, customers, faults, recoveries);
    if (result.findings.length === 0) return result;
    return { ...result, findings: [...result.findings, `the server said:\n${system.complaints()}`] };
  } finally {
    isOver = true;
    await system.close();
  }
}

export async function createCustomers(
  { db, url }: Pick<TestSystem, 'db' | 'url'>,
  seed: number,
  onSettled: (sentAtMs: number) => void,
  haveFaultsStopped: () => boolean = () => true,
): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let i = 0; i < CUSTOMERS; i += 1) {
    const gambler = await newGambler({ db, clock: systemClock }, { cashCentavos: START_CENTAVOS });
    customers.push(new Customer(url, gambler, createRandom(seed * 100 + i), onSettled, haveFaultsStopped));
  }
  return customers;
}

/** Inflicts one fault after the other, each after bets are settled again. */
async function inflictFaults(
  system: TestSystem,
  { seconds, killsMin }: ChaosOptions,
  random: Random,
  lastSentMs: () => number,
) {
  const faults: Record<Fault, number> = {
    killServer: 0,
    stopDatabase: 0,
    cutWire: 0,
    loseAnswers: 0,
    holdWire: 0,
  };
  const recoveries: Recovery[] = [];
  const recover = async (struckMs: number, fault: string) => {
    while (lastSentMs() < struckMs) {
      if (performance.now() - struckMs > RECOVERY_GIVEN_UP_MS) {
        throw new Error(`no bet was settled since ${fault}:\n${system.complaints()}`);
      }
      await sleep(5);
    }
    return performance.now() - struckMs;
  };
  const recoverFrom = async (fault: Fault): Promise<Recovery> => {
    const before = { pid: system.serverPid(), waitedMs: cpuWaitMs(system.serverPid()) };
    const struckMs = await system.inflict(fault);
    const tookMs = await recover(struckMs, fault);
    const pid = system.serverPid();
    const waitedMs = cpuWaitMs(pid) - (pid === before.pid ? before.waitedMs : 0);
    return { fault, tookMs: tookMs - waitedMs, waitedMs };
  };
  await recover(performance.now(), 'the start');
  const endMs = performance.now() + seconds * 1_000;
  while (performance.now() < endMs || killsOf(faults) < killsMin) {
    await sleep(100 + random.below(700));
    const fault = random.pick(PLAN);
    faults[fault] += 1;
    recoveries.push(await recoverFrom(fault));
  }
  return { faults, recoveries };
}

const killsOf = ({ killServer, stopDatabase }: Record<Fault, number>): number => killServer + stopDatabase;

/** Repeats acknowledged calls: the answer must be the same bytes. */
export async function replaySome(customers: readonly Customer[], random: Random): Promise<void> {
  for (const customer of customers) {
    const known = customer.intents.filter(({ state }) => state === 'acknowledged');
    const count = Math.min(known.length, Math.ceil(REPLAYED_AT_THE_END / CUSTOMERS));
    for (let i = 0; i < count; i += 1) await customer.replay(random.pick(known));
  }
}

async function report(
  db: Database,
  customers: readonly Customer[],
  faults: Record<Fault, number>,
  recoveries: readonly Recovery[],
): Promise<ChaosReport> {
  const compared = await compareWithDatabase(db, customers);
  const intents = customers.flatMap((customer) => customer.intents);
  const inState = (state: string) => intents.filter((intent) => intent.state === state).length;
  const sorted = recoveries.toSorted((a, b) => a.tookMs - b.tookMs);
  const counts = Object.fromEntries(
    COUNTED.map((name) => [name, customers.reduce((sum, customer) => sum + customer.counts[name], 0)]),
  ) as Counts;
  return {
    faults,
    kills: killsOf(faults),
    acknowledged: inState('acknowledged'),
    refused: inState('refused'),
    abandoned: { sent: inState('abandoned'), settled: compared.abandonedButSettled },
    counts,
    retries: customers.reduce((sum, customer) => sum + customer.retries, 0),
    recoveryMs: {
      worst: Math.round(sorted.at(-1)?.tookMs ?? 0),
      after: sorted.at(-1)?.fault ?? 'none',
      median: Math.round(sorted[Math.floor(sorted.length / 2)]?.tookMs ?? 0),
      waited: Math.round(Math.max(0, ...recoveries.map(({ waitedMs }) => waitedMs))),
    },
    findings: [
      ...customers.flatMap((customer) => customer.findings),
      ...(await audit(db)),
      ...compared.findings,
    ],
  };
}

/**
 * Every acknowledged call of these customers is stored once with the same answer, no refused call is stored, and no
 * unknown one.
 */
export async function compareWithDatabase(
  db: Database,
  customers: readonly Customer[],
): Promise<{ abandonedButSettled: number; findings: string[] }> {
  const findings: string[] = [];
  const rows = await db.query<{ uid: number; key: string; answer: string }>({
    text: 'SELECT uid, key, answer FROM ledger_answers WHERE uid = ANY ($1)',
    values: [customers.map(({ uid }) => uid)],
  });
  const there = new Map(rows.map(({ uid, key, answer }) => [`${uid} ${key}`, answer]));
  let abandonedButSettled = 0;
  for (const { uid, key, state, answer } of customers.flatMap((customer) => customer.intents)) {
    const name = `${uid} ${key}`;
    const found = there.get(name);
    there.delete(name);
    if (state === 'acknowledged' && found !== answer) findings.push(`${name} was acknowledged and is lost`);
    if (state === 'refused' && found !== undefined) findings.push(`${name} was refused and is there`);
    if (state === 'open') findings.push(`${name} never ended`);
    if (state === 'abandoned' && found !== undefined) abandonedButSettled += 1;
  }
  for (const name of there.keys()) findings.push(`${name} was never sent`);

  const deposits = await db.query<{ reference: string }>({
    text: "SELECT reference FROM ledger_references WHERE kind = 'deposit'",
  });
  const credited = new Set(deposits.map(({ reference }) => reference));
  for (const orderId of customers.flatMap((customer) => customer.paid)) {
    if (!credited.has(orderId)) findings.push(`${orderId} was paid and is not credited`);
  }
  return { abandonedButSettled, findings };
}

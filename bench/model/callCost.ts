import { setTimeout as sleep } from 'node:timers/promises';
import { clusterUs, cpuUs } from '../lib/cpu';
import { LOOKS } from './habits';
import type { ModelPlayer } from './player';

/** CPU of one call: of the server processes, and of all processes of the database. */
export interface CallCost {
  readonly nodeMs: number;
  readonly databaseMs: number;
}

/** So many players make each call once, one after the other. */
const CALLERS = 100;
const IDLE_MS = 3_000;

/** The processes whose CPU is measured. */
export interface Machines {
  readonly servers: readonly number[];
  readonly postmaster: number;
}

interface Used {
  readonly nodeUs: number;
  readonly databaseUs: number;
}

export const usedBy = ({ servers, postmaster }: Machines): Used => ({
  nodeUs: servers.reduce((sum, pid) => sum + cpuUs(pid), 0),
  databaseUs: clusterUs(postmaster),
});

/**
 * The cost of each call by itself, on the database that the model has filled, without what the idle server uses in that
 * time for its tables. Calls that meet others cost less: their commits share a flush.
 */
export async function callCosts(
  machines: Machines,
  players: readonly ModelPlayer[],
): Promise<ReadonlyMap<string, CallCost>> {
  // Who rides may still have a bet at the table.
  const callers = players.filter(({ role }) => role !== 'rider').slice(0, CALLERS);
  const idle = await measured(machines, () => sleep(IDLE_MS));
  const looks = new Map(LOOKS.map(([, look]) => [look.name, look]));
  const calls: readonly (readonly [name: string, call: (player: ModelPlayer) => Promise<unknown>])[] = [
    ['bet', (player) => player.bet()],
    ['join', (player) => player.join('1.50')],
    ['cash in (three calls)', (player) => player.cashIn()],
    ['write to support (two calls)', (player) => player.write()],
    ...[...looks].map(([name, look]) => [name, (player: ModelPlayer) => player.look(look)] as const),
  ];
  const costs = new Map<string, CallCost>();
  for (const [name, call] of calls) {
    const used = await measured(machines, async () => {
      for (const player of callers) await call(player);
    });
    const cost = (us: number, idleUs: number) =>
      Math.max(0, us - (idleUs * used.ms) / idle.ms) / 1_000 / callers.length;
    costs.set(name, {
      nodeMs: cost(used.nodeUs, idle.nodeUs),
      databaseMs: cost(used.databaseUs, idle.databaseUs),
    });
  }
  return costs;
}

async function measured(
  machines: Machines,
  work: () => Promise<unknown>,
): Promise<Used & { readonly ms: number }> {
  const [before, fromMs] = [usedBy(machines), performance.now()];
  await work();
  const [ms, after] = [performance.now() - fromMs, usedBy(machines)];
  return { nodeUs: after.nodeUs - before.nodeUs, databaseUs: after.databaseUs - before.databaseUs, ms };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Supervisor } from '../../tests/faults/supervisor';
import type { Random } from '../../tests/ledger/simulation/random';
import type { Cluster } from './cluster';

/** What a fault is inflicted on. */
export interface Stage {
  readonly cluster: Cluster;
  readonly servers: readonly Supervisor[];
  /** Chooses which server process dies: one of them leads the tables. */
  readonly random: Random;
}

export interface ClusterFault {
  readonly title: string;
  /** Bets must be settled again within this time. */
  readonly recoveryMaxMs: number;
  /** Resolves when the fault has happened, with what undoes it once bets are settled again. */
  readonly inflict: (stage: Stage) => Promise<() => Promise<void>>;
}

/** goals.md, bench 15: a database process, a machine, a server process. */
const DATABASE_MAX_MS = 10_000;
const MACHINE_MAX_MS = 30_000;
const SERVER_MAX_MS = 2_000;
const STANDBYS_FROZEN_MS = 8_000;
const STANDBYS_GONE_MS = 2_000;
const ETCD_FROZEN_MS = 20_000;
const NATS_AWAY_MS = 5_000;

const undone = async (): Promise<void> => undefined;

/**
 * The fault of the control. With synchronous replication nobody may be promoted after it, since the primary knew that
 * no standby was left; without, a standby is, which lacks what was acknowledged meanwhile.
 */
export const CONTROL = 'allMachines';

export const CLUSTER_FAULTS: Readonly<Record<string, ClusterFault>> = {
  postmaster: {
    title: "kill -9 of the primary's postmaster",
    recoveryMaxMs: DATABASE_MAX_MS,
    inflict: async ({ cluster }) => {
      await (await cluster.primary()).killPostgres();
      return undone;
    },
  },
  machine: {
    title: "kill -9 of the primary's machine",
    recoveryMaxMs: MACHINE_MAX_MS,
    inflict: async ({ cluster }) => {
      const primary = await cluster.primary();
      await primary.killMachine();
      return async () => primary.start();
    },
  },
  switchover: {
    title: 'switchover, as for maintenance',
    recoveryMaxMs: DATABASE_MAX_MS,
    inflict: async ({ cluster }) => {
      const primary = await cluster.primary();
      await primary.ask('POST', '/switchover', { leader: primary.name });
      return undone;
    },
  },
  standbys: {
    title: "standbys frozen for 8 s, then kill -9 of the primary's machine",
    recoveryMaxMs: MACHINE_MAX_MS + STANDBYS_FROZEN_MS,
    inflict: async ({ cluster }) => {
      const primary = await cluster.primary();
      const standbys = await cluster.standbys();
      for (const node of standbys) await node.freeze(true);
      await sleep(STANDBYS_FROZEN_MS);
      await primary.killMachine();
      for (const node of standbys) await node.freeze(false);
      return async () => primary.start();
    },
  },
  [CONTROL]: {
    title: "kill -9 of the standbys' machines, and of the primary's 2 s later",
    recoveryMaxMs: MACHINE_MAX_MS + STANDBYS_GONE_MS,
    inflict: async ({ cluster }) => {
      const primary = await cluster.primary();
      const standbys = await cluster.standbys();
      for (const node of standbys) await node.killMachine();
      await sleep(STANDBYS_GONE_MS);
      await primary.killMachine();
      for (const node of standbys) node.start();
      return async () => primary.start();
    },
  },
  etcd: {
    title: 'etcd frozen for 20 s',
    recoveryMaxMs: SERVER_MAX_MS,
    inflict: async ({ cluster }) => {
      cluster.freezeEtcd(true);
      const thaws = sleep(ETCD_FROZEN_MS).then(() => cluster.freezeEtcd(false));
      return () => thaws;
    },
  },
  proxy: {
    title: 'all lines cut: kill -9 of the proxy',
    recoveryMaxMs: SERVER_MAX_MS,
    inflict: async ({ cluster }) => {
      await cluster.restartProxy();
      return undone;
    },
  },
  nats: {
    title: 'kill -9 of NATS, which stays away for 5 s',
    recoveryMaxMs: SERVER_MAX_MS,
    inflict: async ({ cluster }) => {
      await cluster.killNats();
      return async () => {
        await sleep(NATS_AWAY_MS);
        cluster.startNats();
      };
    },
  },
  server: {
    title: 'kill -9 of a server process',
    recoveryMaxMs: SERVER_MAX_MS,
    inflict: async ({ servers, random }) => {
      const at = random.below(servers.length);
      await servers[at]?.kill();
      return async () => servers[at]?.isReady();
    },
  },
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '../../server/db/database';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { findPostmaster } from '../../server/db/postmaster';
import type { Random } from '../ledger/simulation/random';
import { startServer } from './supervisor';
import { openWire } from './wire';

export const FAULTS = ['killServer', 'stopDatabase', 'cutWire', 'loseAnswers', 'holdWire'] as const;
export type Fault = (typeof FAULTS)[number];

/** The real server and database with a breakable connection between them. */
export interface TestSystem {
  readonly url: string;
  /** A direct connection to the database, affected only by faults of the database itself. */
  readonly db: Database;
  /** The address of the database, past the connection that can be broken. */
  readonly databaseUrl: string;
  /** Inflicts the fault. Returns the time from which answers are affected by it. */
  readonly inflict: (fault: Fault) => Promise<number>;
  readonly serverPid: () => number;
  readonly complaints: () => string;
  readonly close: () => Promise<void>;
}

/**
 * `random` determines how long faults last, `wireRandom` which answers are lost; `environment` overrides the
 * server's settings.
 */
export async function startTestSystem(
  random: Random,
  wireRandom: Random,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestSystem> {
  const folder = await mkdtemp(join(tmpdir(), 'peryahan-chaos-'));
  const dataFolder = join(folder, 'postgres');
  const { url } = await startEmbedded({ folder });
  await migrate(url);
  const db = openDatabase({ url, connectionsMax: 4, onError: () => undefined });
  const wire = await openWire(join(folder, 'wire'), url, (oneOf) => wireRandom.below(oneOf) === 0);
  const server = await startServer(wire.url, environment);

  const forAWhile = async (setOn: (isOn: boolean) => void, mostMs: number) => {
    setOn(true);
    await sleep(200 + random.below(mostMs));
    setOn(false);
  };
  const inflictOne: Record<Fault, () => Promise<void>> = {
    killServer: server.kill,
    stopDatabase: async () => {
      const running = await findPostmaster(dataFolder);
      if (running !== null) process.kill(running.pid, 'SIGQUIT');
      while ((await findPostmaster(dataFolder)) !== null) await sleep(5);
    },
    cutWire: async () => wire.cut(),
    loseAnswers: () => forAWhile(wire.loseAnswers, 400),
    holdWire: () => forAWhile(wire.hold, 800),
  };
  return {
    url: server.url,
    db,
    databaseUrl: url,
    inflict: async (fault) => {
      await inflictOne[fault]();
      const struckMs = performance.now();
      if (fault === 'stopDatabase') await startEmbedded({ folder });
      return struckMs;
    },
    serverPid: server.pid,
    complaints: server.complaints,
    close: async () => {
      await server.stop();
      await wire.close();
      await db.close();
      await (await startEmbedded({ folder })).stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

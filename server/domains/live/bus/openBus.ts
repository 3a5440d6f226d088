import type { Context } from '../../../context';
import type { Bus } from './bus';
import { pgBus } from './pgBus';

/** NATS where NATS_URL names it, else PostgreSQL. Throws when NATS cannot be reached. */
export async function openBus({ config, db, log }: Pick<Context, 'config' | 'db' | 'log'>): Promise<Bus> {
  if (config.nats === null) return pgBus(db);
  // Loaded only where it is used.
  const { openNatsBus } = await import('./natsBus');
  return openNatsBus(config.nats, log);
}

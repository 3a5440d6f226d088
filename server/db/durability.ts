import type { Queryable } from './database';

/** Throws an Error when the database is a standby: it can be read, and takes no bet. */
export async function requirePrimary(db: Queryable): Promise<void> {
  const [row] = await db.query<{ isStandby: boolean }>({
    name: 'is-standby',
    text: 'SELECT pg_is_in_recovery() AS "isStandby"',
  });
  if (row?.isStandby !== false) throw new Error('The database is a standby, which takes no writes.');
}

/**
 * Throws an Error when the database may lose acknowledged data: money must survive a power cut, and with `hasStandbys`
 * the loss of the primary's machine.
 */
export async function refuseUnsafeDatabase(db: Queryable, hasStandbys = false): Promise<void> {
  const [settings] = await db.query<{ fsync: string; commit: string; standbys: string }>({
    text: `
      SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
        current_setting('synchronous_standby_names') AS standbys`,
  });
  const unsafe = [
    ...(settings?.fsync === 'on' ? [] : ['fsync off']),
    // "local" does not wait for a standby.
    ...(settings !== undefined && !['off', 'local'].includes(settings.commit)
      ? []
      : [`synchronous_commit ${settings?.commit ?? 'unknown'}`]),
    ...(hasStandbys && settings?.standbys === '' ? ['synchronous_standby_names empty'] : []),
  ];
  if (unsafe.length > 0) {
    throw new Error(`The database runs with ${unsafe.join(' and ')}: acknowledged money could be lost.`);
  }
}

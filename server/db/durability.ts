import type { Queryable } from './database';

/** Throws an Error when the database may lose acknowledged data: money must survive a power cut. */
export async function refuseUnsafeDatabase(db: Queryable): Promise<void> {
  const [settings] = await db.query<{ fsync: string; commit: string }>({
    text: "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit",
  });
  const unsafe = [
    ...(settings?.fsync === 'on' ? [] : ['fsync']),
    ...(settings === undefined || settings.commit === 'off' ? ['synchronous_commit'] : []),
  ];
  if (unsafe.length > 0) {
    throw new Error(`The database runs with ${unsafe.join(' and ')} off: acknowledged money could be lost.`);
  }
}

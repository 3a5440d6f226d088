import type { FastifyInstance } from 'fastify';
import { deviceCalls } from '../../../contract/device';
import { wrapperCalls } from '../../../contract/wrapper';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { route } from '../../http/route';
import { networkOf, take } from '../players/tries';
import { registerCspReports } from './cspReports';
import { keepRecord } from './records';
import { registerReports } from './reportRoutes';

const HOUR_MS = 60 * 60_000;
/** Anybody may store a record; nobody needs to store many. */
const RECORDS_PER_ADDRESS = 600;

/** What a device asks at start: its own id, and where the app is. */
export function registerDevice(app: FastifyInstance, context: Context): void {
  const { config, db, clock } = context;
  registerReports(app, context);
  registerCspReports(app, context);

  route(app, deviceCalls.infoId, async ({ body, ip }) => {
    const now = clock.now();
    const limit = { key: `device:${networkOf(ip)}`, most: RECORDS_PER_ADDRESS, windowMs: HOUR_MS };
    return db.transaction(async (tx) => {
      if (!(await take(tx, limit, now))) throw refuse('tooMany');
      return { deviceInfoId: await keepRecord(tx, body, now) };
    });
  });
  route(app, wrapperCalls.boot, async () => ({
    defaultUrl: config.publicUrl ?? '',
    version: config.appsVersion,
    newSideUrl: config.newSideUrl ?? '',
    newSideVersion: config.newSideUrl === null ? '' : (config.newSideVersion ?? config.appsVersion),
  }));
  route(app, wrapperCalls.commentFlag, async () => ({ commentFlag: config.commentFlag }));
}

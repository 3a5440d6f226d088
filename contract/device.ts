import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import { call } from './call';
import { deviceRecord } from './deviceRecord';

export const deviceCalls = {
  infoId: call({
    path: '/x2/device/getInfoId',
    auth: 'none',
    quiet: true,
    about:
      'Stores what a device reports about itself and returns the id of the record. An earlier record is replaced as a whole.',
    body: deviceRecord,
    reply: z.object({ deviceInfoId: z.string() }),
  }),
  migrationCheck: call({
    path: '/x2/migration-bonus/check',
    auth: 'optional',
    quiet: true,
    about: 'Whether a move between the child and the main app is open to the caller. Takes any object.',
    body: z.looseObject({}),
    reply: z.object({
      showJumpMigratePopup: z.boolean(),
      showMigrateOverPopup: z.boolean(),
      showTips2Main: z.boolean(),
      migrateAward: z.boolean(),
      migrateAmount: amount,
      migrateAwardAmount: amount,
    }),
  }),
  protectMigrationCheck: call({
    path: '/x2/vest/protect_migration/check',
    auth: 'player',
    quiet: true,
    about: 'The state of the protected move.',
    reply: z.object({ state: z.enum(['NONE', 'INIT', 'DONE']) }),
  }),
};

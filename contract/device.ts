import * as z from 'zod/mini';
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
};

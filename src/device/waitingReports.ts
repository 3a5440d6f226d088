import * as z from 'zod/mini';
import { eventReport, logLine } from '../../contract/reports';
import { stored } from '../shared/storage/storage';

const atMs = z.number();

/** Reports that wait for the next batch, the oldest first, with the device's time at which each was made. */
export const waitingItem = stored(
  'waitingReports',
  z.array(
    z.union([
      z.strictObject({ kind: z.literal('event'), atMs, report: eventReport }),
      z.strictObject({ kind: z.literal('log'), atMs, report: logLine }),
    ]),
  ),
  () => [],
);

export type Waiting = ReturnType<typeof waitingItem.read>[number];

/** Forgets them, where the consent that they need is withdrawn. */
export const forgetWaiting = (): void => waitingItem.clear();

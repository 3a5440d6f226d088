import * as z from 'zod/mini';
import { stored } from '../storage/storage';
import { storedAtom } from '../store/storedAtom';

/** The demo balances and counts of each game that has been opened, as stored on the device. Balances are pesos. */
export const demoAccountsAtom = storedAtom(
  stored(
    'demo',
    z.record(z.string(), z.object({ balance: z.string(), betCount: z.number(), entryCount: z.number() })),
    () => ({}),
  ),
);

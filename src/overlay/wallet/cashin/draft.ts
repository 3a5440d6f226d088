import { atom } from 'jotai';
import * as z from 'zod/mini';
import type { Payer } from '../../../../contract/money';
import { activityId } from '../../../../contract/rewards/activities';
import { couponId } from '../../../../contract/rewards/mall';
import { uidAtom } from '../../../shared/session/session';
import { stored } from '../../../shared/storage/storage';
import { changeAtom, readAtom, watchAtom } from '../../../shared/store/store';

/** What was typed and chosen for a cash-in and not yet sent. It survives a reload, until the tab is closed. */
const draftItem = stored(
  'cashInDraft',
  z.object({
    typed: z.string().check(z.maxLength(16)),
    activityId: z.nullable(activityId),
    couponId: z.nullable(couponId),
  }),
  () => ({ typed: '', activityId: null, couponId: null }),
  { area: 'session' },
);

const NOBODY: Payer = { name: '', email: '', taxNumber: '' };

/** Who pays, for channels that ask. Kept in memory only, because it has a tax number. */
export const payerAtom = atom(NOBODY);

export const keptDraft = () => draftItem.read();
export const keepDraft = draftItem.write;

/** Forgets what was typed: the order is open. The payer stays for the next one. */
export const clearDraft = draftItem.clear;

// The player logged out or changed.
watchAtom(uidAtom, () => {
  draftItem.clear();
  if (readAtom(payerAtom) !== NOBODY) changeAtom(payerAtom, NOBODY);
});

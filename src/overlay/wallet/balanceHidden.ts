import * as z from 'zod/mini';
import { stored } from '../../shared/storage/storage';
import { storedAtom } from '../../shared/store/storedAtom';

/** Whether the wallet shows dots instead of balances, on this device. */
export const balanceHiddenAtom = storedAtom(stored('balanceHidden', z.boolean(), () => false));

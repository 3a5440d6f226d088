import { isString, orNull } from '../storage/guards';
import { storedAs } from '../storage/item';
import { changeAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';

/** Whether a text has the form of an invite code. */
export const isInviteCode = (text: unknown): text is string =>
  isString(text) && /^[A-Za-z0-9]{1,16}$/.test(text);

const inviteItem = storedAs('inviteCode', orNull(isInviteCode), () => null);

/** The code of the invite link that led to this device; kept until an account is opened with it. */
export const inviteCodeAtom = storedAtom(inviteItem);

/** The invite code in an address, before or after the hash. */
export function inviteCodeIn(address: string): string | null {
  const found = /[?&]invite=([^&#]*)/.exec(address)?.[1];
  return isInviteCode(found) ? found : null;
}

/** Stores the invite code of the address with which this visit started. */
export function keepInviteCode(address: string): void {
  const found = inviteCodeIn(address);
  if (found !== null) changeAtom(inviteCodeAtom, found);
}

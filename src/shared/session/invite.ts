import * as z from 'zod/mini';
import { stored } from '../storage/storage';
import { changeAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';

const code = z.string().check(z.regex(/^[A-Za-z0-9]{1,16}$/));
const inviteItem = stored('inviteCode', z.nullable(code), () => null);

/** The code of the invite link that led to this device; kept until an account is opened with it. */
export const inviteCodeAtom = storedAtom(inviteItem);

/** Whether a text has the form of an invite code. */
export const isInviteCode = (text: string): boolean => z.safeParse(code, text).success;

/** The invite code in an address, before or after the hash. */
export function inviteCodeIn(address: string): string | null {
  const found = /[?&]invite=([^&#]*)/.exec(address)?.[1];
  const parsed = z.safeParse(code, found);
  return parsed.success ? parsed.data : null;
}

/** Stores the invite code of the address with which this visit started. */
export function keepInviteCode(address: string): void {
  const found = inviteCodeIn(address);
  if (found !== null) changeAtom(inviteCodeAtom, found);
}

import * as z from 'zod/mini';
import { accountCalls } from '../../../contract/account';
import { callQuery } from '../query/callQuery';
import { stored } from '../storage/storage';
import { changeAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';

const code = z.string().check(z.regex(/^[A-Za-z0-9]{1,16}$/));
const inviteItem = stored('inviteCode', z.nullable(code), () => null);

/** The code of the invite link that brought this device; kept until an account is opened with it. */
export const inviteCodeAtom = storedAtom(inviteItem);

/** What the server says of an invite code: whether it is good, and the link that carries it. */
export const inviteQuery = (inviteCode: string) =>
  callQuery(accountCalls.checkInvite, { inviteCode }, { staleTime: Number.POSITIVE_INFINITY });

/** Whether a text can be an invite code at all. */
export const isInviteCode = (text: string): boolean => z.safeParse(code, text).success;

/** The invite code in an address, wherever the link carries it: before the hash or after it. */
export function inviteCodeIn(address: string): string | null {
  const found = /[?&]invite=([^&#]*)/.exec(address)?.[1];
  const parsed = z.safeParse(code, found);
  return parsed.success ? parsed.data : null;
}

/** Keeps the invite code of the address this visit started with. */
export function keepInviteCode(address: string): void {
  const found = inviteCodeIn(address);
  if (found !== null) changeAtom(inviteCodeAtom, found);
}

import { randomInt } from 'node:crypto';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';

/** Without letters and digits that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A new invite code: eight characters, about 8 x 10^11 of them. */
export const newInviteCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** The player who owns an invite code, in upper or lower case; null when there is none. */
export async function inviterOf(on: Queryable, code: string): Promise<number | null> {
  const [row] = await on.query<{ uid: number }>({
    name: 'players-by-invite-code',
    text: 'SELECT uid FROM players WHERE invite_code = $1',
    values: [code.toUpperCase()],
  });
  return row?.uid ?? null;
}

/** The registration address with this code filled in; a path where no public address is configured. */
export const inviteLink = ({ config }: Pick<Context, 'config'>, code: string): string =>
  `${config.publicUrl?.replace(/\/$/, '') ?? ''}/#/login?type=0&invite=${code.toUpperCase()}`;

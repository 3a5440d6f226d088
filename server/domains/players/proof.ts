import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { tryCode } from './codes';
import { isPasswordRight } from './passwords';
import { giveBack, type Limit, take } from './tries';

const QUARTER_HOUR_MS = 15 * 60_000;

/** Exactly one of the two. */
export interface Proof {
  readonly pwd?: string | undefined;
  /** The code sent to the player's phone. */
  readonly code?: string | undefined;
}

/** Tries of a player's password by whoever has a token of theirs. */
export const passwordTries = (uid: number): Limit => ({
  key: `password:${uid}`,
  most: 5,
  windowMs: QUARTER_HOUR_MS,
});

/**
 * Checks that whoever calls is the player and not only the holder of a token. A password is counted before it is checked,
 * a code is used up. Refuses "badRequest" (not exactly one proof), "tooMany", "loginWrong" and "codeWrong".
 */
export async function requireProof(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  { pwd, code }: Proof,
): Promise<void> {
  if ((pwd === undefined) === (code === undefined)) throw refuse('badRequest');
  const now = clock.now();
  const [player] = await db.query<{ phone: string; passwordHash: string }>({
    name: 'players-proof',
    text: 'SELECT phone, password_hash AS "passwordHash" FROM players WHERE uid = $1',
    values: [uid],
  });
  if (player === undefined) throw refuse('notFound');
  if (code !== undefined) {
    if (!(await tryCode(db, { phone: player.phone, purpose: 'security', code, now })))
      throw refuse('codeWrong');
    return;
  }
  const limit = passwordTries(uid);
  if (!(await take(db, limit, now))) throw refuse('tooMany');
  if (!(await isPasswordRight(player.passwordHash, pwd ?? ''))) throw refuse('loginWrong');
  await giveBack(db, [limit]);
}

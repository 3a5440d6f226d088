import { AVATAR_PATH, type Profile } from '../../../contract/account/profile';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { maskPhone } from './phone';

/** How long withdrawals are held after a change of the password. */
export const WITHDRAWAL_HOLD_MS = 24 * 60 * 60_000;

interface ProfileRow {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  /** yyyy-mm-dd. */
  readonly birthday: string | null;
  readonly passwordChangedAt: Date | null;
  readonly avatar: number | null;
  readonly pictureId: string | null;
}

/** A player's own account, as they see it. */
export async function profileOf({ db, clock }: Pick<Context, 'db' | 'clock'>, uid: number): Promise<Profile> {
  const [row] = await db.query<ProfileRow>({
    name: 'players-profile',
    text: `
      SELECT name, phone, email, birthday, password_changed_at AS "passwordChangedAt", avatar,
        picture_id AS "pictureId"
      FROM players LEFT JOIN player_pictures USING (uid) WHERE uid = $1`,
    values: [uid],
  });
  if (row === undefined) throw refuse('notFound');
  const { passwordChangedAt, avatar, pictureId, ...shown } = row;
  const held = withdrawalsHeldUntil(passwordChangedAt, clock.now());
  return {
    ...shown,
    phone: maskPhone(row.phone),
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
    avatar: { index: avatar, url: pictureId === null ? null : `${AVATAR_PATH}/${pictureId}` },
    withdrawalsHeldUntil: held?.toISOString() ?? null,
  };
}

/** When withdrawals reopen after a change of the password; null when they are open. */
export function withdrawalsHeldUntil(passwordChangedAt: Date | null, now: Date): Date | null {
  if (passwordChangedAt === null) return null;
  const until = new Date(passwordChangedAt.getTime() + WITHDRAWAL_HOLD_MS);
  return until > now ? until : null;
}

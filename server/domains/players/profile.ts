import { AVATAR_PATH, type Profile } from '../../../contract/account/profile';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { maskPhone } from './phone';
import { SECURITY_CHANGED_AT, withdrawalsHeldUntil } from './withdrawalFacts';

interface ProfileRow {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  /** yyyy-mm-dd. */
  readonly birthday: string | null;
  readonly passwordChangedAt: Date | null;
  readonly securityChangedAt: Date | null;
  readonly avatar: number | null;
  readonly pictureId: string | null;
}

/** A player's own account, as they see it. */
export async function profileOf({ db, clock }: Pick<Context, 'db' | 'clock'>, uid: number): Promise<Profile> {
  const [row] = await db.query<ProfileRow>({
    name: 'players-profile',
    text: `
      SELECT name, phone, email, birthday, password_changed_at AS "passwordChangedAt",
        ${SECURITY_CHANGED_AT} AS "securityChangedAt", avatar, picture_id AS "pictureId"
      FROM players LEFT JOIN player_pictures USING (uid) WHERE uid = $1`,
    values: [uid],
  });
  if (row === undefined) throw refuse('notFound');
  const { passwordChangedAt, securityChangedAt, avatar, pictureId, ...shown } = row;
  const held = withdrawalsHeldUntil(securityChangedAt, clock.now());
  return {
    ...shown,
    phone: maskPhone(row.phone),
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
    avatar: { index: avatar, url: pictureId === null ? null : `${AVATAR_PATH}/${pictureId}` },
    withdrawalsHeldUntil: held?.toISOString() ?? null,
  };
}

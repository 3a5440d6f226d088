import { createHash } from 'node:crypto';
import { IDENTITY_LIMITS, type Identity, type identityCalls } from '../../../contract/account/identity';
import type { BodyOf } from '../../../contract/call';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { manilaDate } from '../../manilaDay';
import { isBirthday } from '../players/age';
import { cleanJpeg, isJpeg } from '../players/pictures/jpeg';
import { findPlayer, setVerified } from '../players/players';
import { take } from '../players/tries';
import { latestCheck } from './checks';

const DAY_MS = 24 * 60 * 60_000;
const SENT_A_DAY = 5;

/** The state of a player's identity. Refuses "notFound" where there is no such player. */
export async function identityOf({ db }: Pick<Context, 'db'>, uid: number): Promise<Identity> {
  const [player, check] = await Promise.all([findPlayer(db, uid), latestCheck(db, uid)]);
  if (player === null) throw refuse('notFound');
  return {
    verified: player.verified,
    isUnderAge: player.isUnderAge,
    check:
      check === null
        ? null
        : {
            document: check.document,
            sentAt: check.sentAt.toISOString(),
            decidedAt: check.decidedAt?.toISOString() ?? null,
            rejection: check.rejection,
          },
  };
}

/**
 * Keeps a player's documents for a reviewer. A player whose check is waiting or approved sends no other one: "alreadySet".
 * Refuses "badRequest" for a birthday that nobody alive can have and for anything but JPEGs, "tooLarge" and "tooMany".
 */
export async function submitIdentity(
  context: Context,
  uid: number,
  sent: BodyOf<typeof identityCalls.submit>,
): Promise<Identity> {
  const { db, clock } = context;
  const now = clock.now();
  if (!isBirthday(sent.birthday, manilaDate(now))) throw refuse('badRequest');
  const pictures = [readPicture(uid, sent.documentImage), readPicture(uid, sent.faceImage)] as const;
  await db.transaction(async (tx) => {
    // Of two calls in parallel one waits here, and then finds the check of the other.
    await tx.query({
      name: 'identity-lock-player',
      text: "SELECT pg_advisory_xact_lock(hashtext('identity'), $1)",
      values: [uid],
    });
    const player = await findPlayer(tx, uid);
    if (player?.verified === 'PENDING' || player?.verified === 'VERIFIED') throw refuse('alreadySet');
    const limit = { key: `identity:${uid}`, most: SENT_A_DAY, windowMs: DAY_MS };
    if (!(await take(tx, limit, now))) throw refuse('tooMany');
    for (const picture of pictures) await keepPicture(tx, uid, picture, now);
    await tx.query({
      name: 'identity-checks-insert',
      text: `
        INSERT INTO identity_checks
          (uid, state, document, document_number, full_name, birthday, document_picture, face_picture, sent_at)
        VALUES ($1, 'PENDING', $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        uid,
        sent.document,
        sent.documentNumber,
        sent.fullName,
        sent.birthday,
        pictures[0].id,
        pictures[1].id,
        now,
      ],
    });
    await setVerified(tx, uid, 'PENDING');
  });
  return identityOf(context, uid);
}

interface IdentityPicture {
  readonly id: string;
  readonly bytes: Buffer;
}

function readPicture(uid: number, base64: string): IdentityPicture {
  const sent = Buffer.from(base64, 'base64');
  if (sent.length > IDENTITY_LIMITS.pictureBytes) throw refuse('tooLarge');
  const picture = isJpeg(sent) ? cleanJpeg(sent, IDENTITY_LIMITS.pictureSidePx) : null;
  if (picture === null) throw refuse('badRequest');
  const id = createHash('sha256').update(`identity:${uid}:`).update(picture.bytes).digest('base64url');
  return { id, bytes: picture.bytes };
}

async function keepPicture(on: Queryable, uid: number, picture: IdentityPicture, now: Date): Promise<void> {
  await on.query({
    name: 'identity-pictures-keep',
    text: `
      INSERT INTO identity_pictures (picture_id, uid, bytes, created_at)
      VALUES ($1, $2, $3, $4) ON CONFLICT (picture_id) DO NOTHING`,
    values: [picture.id, uid, picture.bytes, now],
  });
}

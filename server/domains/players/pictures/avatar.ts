import { createHash } from 'node:crypto';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/refusal';
import { take } from '../tries';
import { cleanJpeg, isJpeg } from './jpeg';
import { cleanPng, isPng } from './png';

/** The largest uploaded picture, in bytes. */
export const PICTURE_MAX_BYTES = 256 * 1024;
const HOUR_MS = 60 * 60_000;
const UPLOADS_PER_HOUR = 20;

export interface Picture {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

/** Replaces the player's avatar with one of the drawn avatars. */
export async function chooseAvatar({ db }: Pick<Context, 'db'>, uid: number, index: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await setIndex(transaction, uid, index);
    await transaction.query({
      name: 'player-pictures-delete',
      text: 'DELETE FROM player_pictures WHERE uid = $1',
      values: [uid],
    });
  });
}

/**
 * Replaces the player's avatar with an uploaded picture. Its type is determined from the bytes. The same
 * picture gets the same id again. Refuses "badRequest" for anything but a PNG or JPEG of an allowed size,
 * "tooLarge" and "tooMany".
 */
export async function uploadAvatar(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  base64: string,
): Promise<void> {
  const picture = readPicture(Buffer.from(base64, 'base64'));
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const limit = { key: `avatar:${uid}`, most: UPLOADS_PER_HOUR, windowMs: HOUR_MS };
    if (!(await take(transaction, limit, now))) throw refuse('tooMany');
    await setIndex(transaction, uid, null);
    await transaction.query({
      name: 'player-pictures-put',
      text: `
        INSERT INTO player_pictures (uid, picture_id, media_type, bytes, created_at) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (uid) DO UPDATE SET picture_id = excluded.picture_id, media_type = excluded.media_type,
          bytes = excluded.bytes, created_at = excluded.created_at`,
      values: [uid, pictureId(uid, picture.bytes), picture.mediaType, picture.bytes, now],
    });
  });
}

/** A picture by its id; null when there is none, or no longer. */
export async function findPicture(on: Queryable, id: string): Promise<Picture | null> {
  const [row] = await on.query<Picture>({
    name: 'player-pictures-find',
    text: 'SELECT media_type AS "mediaType", bytes FROM player_pictures WHERE picture_id = $1',
    values: [id],
  });
  return row ?? null;
}

function readPicture(bytes: Buffer): Picture {
  if (bytes.length > PICTURE_MAX_BYTES) throw refuse('tooLarge');
  const png = isPng(bytes) ? cleanPng(bytes) : null;
  if (png !== null && png.length <= 2 * PICTURE_MAX_BYTES) return { mediaType: 'image/png', bytes: png };
  const jpeg = isJpeg(bytes) ? cleanJpeg(bytes) : null;
  if (jpeg !== null) return { mediaType: 'image/jpeg', bytes: jpeg.bytes };
  throw refuse('badRequest');
}

/** An id that cannot be guessed without the picture. */
const pictureId = (uid: number, bytes: Buffer): string =>
  createHash('sha256').update(`avatar:${uid}:`).update(bytes).digest('base64url');

async function setIndex(on: Queryable, uid: number, index: number | null): Promise<void> {
  await on.query({
    name: 'players-set-avatar',
    text: 'UPDATE players SET avatar = $2 WHERE uid = $1',
    values: [uid, index],
  });
}

import { createHash } from 'node:crypto';
import { SUPPORT_LIMITS } from '../../../contract/messages/support';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { cleanJpeg, isJpeg } from '../players/pictures/jpeg';
import type { Reader } from './conversations';

/** A JPEG that was checked and stripped to its picture. */
export interface SentPicture {
  readonly id: string;
  readonly bytes: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The picture that a player sends; its type is determined from the bytes. The same picture of one player gets the
 * same id. Refuses "badRequest" for anything but a JPEG of an allowed size, and "tooLarge".
 */
export function readPicture(uid: number, base64: string): SentPicture {
  const sent = Buffer.from(base64, 'base64');
  if (sent.length > SUPPORT_LIMITS.pictureBytes) throw refuse('tooLarge');
  const picture = isJpeg(sent) ? cleanJpeg(sent, SUPPORT_LIMITS.pictureSidePx) : null;
  if (picture === null) throw refuse('badRequest');
  const id = createHash('sha256').update(`support:${uid}:`).update(picture.bytes).digest('base64url');
  return { id, ...picture };
}

export async function keepPicture(
  on: Queryable,
  uid: number,
  picture: SentPicture,
  now: Date,
): Promise<void> {
  await on.query({
    name: 'support-pictures-keep',
    text: `
      INSERT INTO support_pictures (picture_id, uid, width_px, height_px, bytes, created_at)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (picture_id) DO NOTHING`,
    values: [picture.id, uid, picture.widthPx, picture.heightPx, picture.bytes, now],
  });
}

/** A picture in base64. Refuses "notFound" where the reader has none of that id. */
export async function findPicture(
  on: Queryable,
  reader: Reader,
  id: string,
): Promise<{ mediaType: 'image/jpeg'; image: string }> {
  const [row] = await on.query<{ bytes: Buffer }>({
    name: 'support-pictures-find',
    text: 'SELECT bytes FROM support_pictures WHERE picture_id = $1 AND ($2::integer IS NULL OR uid = $2)',
    values: [id, reader === 'operator' ? null : reader.uid],
  });
  if (row === undefined) throw refuse('notFound');
  return { mediaType: 'image/jpeg', image: row.bytes.toString('base64') };
}

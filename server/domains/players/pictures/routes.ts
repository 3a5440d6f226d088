import type { FastifyInstance } from 'fastify';
import { AVATAR_PATH, profileCalls } from '../../../../contract/account/profile';
import type { Context } from '../../../context';
import { refuse } from '../../../http/refusal';
import { route } from '../../../http/route';
import { profileOf } from '../profile';
import { chooseAvatar, findPicture, PICTURE_MAX_BYTES, uploadAvatar } from './avatar';

/** In base64, with room for the rest of the body. */
const BODY_MAX_BYTES = Math.ceil((PICTURE_MAX_BYTES * 4) / 3) + 1024;

export function serveAvatars(app: FastifyInstance, context: Context): void {
  route(app, profileCalls.chooseAvatar, async ({ player, body }) => {
    await chooseAvatar(context, player.uid, body.index);
    return profileOf(context, player.uid);
  });
  route(
    app,
    profileCalls.uploadAvatar,
    async ({ player, body }) => {
      await uploadAvatar(context, player.uid, body.image);
      return profileOf(context, player.uid);
    },
    { bodyMaxBytes: BODY_MAX_BYTES },
  );
  servePictures(app, context);
}

/**
 * An <img> sends no token, so that knowing the id is what authorises. The headers keep browsers from treating
 * the bytes as anything but this type of picture.
 */
function servePictures(app: FastifyInstance, { db }: Context): void {
  app.get<{ Params: { pictureId: string } }>(`${AVATAR_PATH}/:pictureId`, async ({ params }, reply) => {
    const isId = /^[A-Za-z0-9_-]{43}$/.test(params.pictureId);
    const picture = isId ? await findPicture(db, params.pictureId) : null;
    if (picture === null) throw refuse('notFound');
    return reply
      .type(picture.mediaType)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline; filename="avatar"')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(picture.bytes);
  });
}

import type { FastifyInstance } from 'fastify';
import { IDENTITY_LIMITS, identityCalls } from '../../../contract/account/identity';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { identityOf, submitIdentity } from './submit';

/** Two pictures in base64, with room for the rest of the body. */
const BODY_MAX_BYTES = 2 * Math.ceil((IDENTITY_LIMITS.pictureBytes * 4) / 3) + 16 * 1024;

/** The identity check. Open to every player: also during a break, and to an account that is closed for its age. */
export function registerIdentity(app: FastifyInstance, context: Context): void {
  route(app, identityCalls.state, ({ player }) => identityOf(context, player.uid));
  route(app, identityCalls.submit, ({ player, body }) => submitIdentity(context, player.uid, body), {
    bodyMaxBytes: BODY_MAX_BYTES,
  });
}

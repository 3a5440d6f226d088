import type { FastifyInstance } from 'fastify';
import { SMS_RESEND_S } from '../../../contract/account';
import { profileCalls } from '../../../contract/profile';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { route } from '../../http/route';
import { bindEmail, sendEmailCode } from './bindEmail';
import { changePassword } from './changePassword';
import { checkCode, sendCode } from './codes';
import { mailCarrier } from './mailCarrier';
import { openSessions, ownsSession } from './openSessions';
import { serveAvatars } from './pictures/routes';
import { findPlayer } from './players';
import { profileOf } from './profile';
import { endOtherSessions, endSession, forgetSessions } from './sessions';
import { smsCarrier } from './smsCarrier';

/** What a player sees and changes of his own account. */
export function serveProfile(app: FastifyInstance, context: Context): void {
  route(app, context, profileCalls.profile, ({ player }) => profileOf(context, player.uid));
  serveAvatars(app, context);
  serveEmail(app, context);
  servePassword(app, context);
  serveSessions(app, context);
}

function serveEmail(app: FastifyInstance, context: Context): void {
  const carrier = mailCarrier(context);

  route(app, context, profileCalls.sendEmailCode, async ({ player, body, ip }) => {
    await sendEmailCode(context, carrier, { uid: player.uid, email: body.email, ip });
    return { resendAfterS: SMS_RESEND_S };
  });
  route(app, context, profileCalls.bindEmail, async ({ player, body }) => {
    await bindEmail(context, { uid: player.uid, ...body });
    return profileOf(context, player.uid);
  });
}

function servePassword(app: FastifyInstance, context: Context): void {
  const carrier = smsCarrier(context);

  route(app, context, profileCalls.sendSecurityCode, async ({ player, ip }) => {
    const found = await findPlayer(context.db, player.uid);
    if (found === null) throw refuse('notFound');
    await sendCode(context, carrier, { phone: found.phone, purpose: 'security', ip });
    return { resendAfterS: SMS_RESEND_S };
  });
  route(app, context, profileCalls.checkSecurityCode, async ({ player, body }) => {
    const found = await findPlayer(context.db, player.uid);
    const asked = {
      phone: found?.phone ?? '',
      purpose: 'security',
      now: context.clock.now(),
      ...body,
    } as const;
    if (!(await checkCode(context.db, asked))) throw refuse('codeWrong');
    return null;
  });
  route(app, context, profileCalls.changePassword, async ({ player, body }) => {
    await changePassword(context, player, body);
    return profileOf(context, player.uid);
  });
}

function serveSessions(app: FastifyInstance, context: Context): void {
  route(app, context, profileCalls.sessions, async ({ player }) => ({
    sessions: await openSessions(context, player),
  }));
  route(app, context, profileCalls.revokeSession, async ({ player, body }) => {
    if (!(await ownsSession(context, player.uid, body.sessionId))) throw refuse('notFound');
    await endSession(context, body.sessionId);
    return null;
  });
  route(app, context, profileCalls.revokeOthers, async ({ player }) => {
    await endOtherSessions(context.db, { ...player, now: context.clock.now() });
    forgetSessions(context.db);
    return null;
  });
}

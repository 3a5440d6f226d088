import type { FastifyInstance } from 'fastify';
import { SMS_RESEND_S } from '../../../contract/account/account';
import { profileCalls } from '../../../contract/account/profile';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { route } from '../../http/route';
import { bindEmail, sendEmailCode } from './bindEmail';
import { changePassword } from './changePassword';
import type { MailCarrier } from './mail';
import { openSessions, ownsSession } from './openSessions';
import { serveAvatars } from './pictures/routes';
import { profileOf } from './profile';
import { endOtherSessions, endSession, forgetSessions } from './sessions';

/** The calls with which players read and change their own account. */
export function serveProfile(app: FastifyInstance, context: Context, mail: MailCarrier | null): void {
  route(app, profileCalls.profile, ({ player }) => profileOf(context, player.uid));
  serveAvatars(app, context);
  serveEmail(app, context, mail);
  servePassword(app, context);
  serveSessions(app, context);
}

function serveEmail(app: FastifyInstance, context: Context, carrier: MailCarrier | null): void {
  route(app, profileCalls.sendEmailCode, async ({ player, body, ip }) => {
    await sendEmailCode(context, carrier, { uid: player.uid, email: body.email, ip });
    return { resendAfterS: SMS_RESEND_S };
  });
  route(app, profileCalls.bindEmail, async ({ player, body }) => {
    await bindEmail(context, { uid: player.uid, ...body });
    return profileOf(context, player.uid);
  });
}

function servePassword(app: FastifyInstance, context: Context): void {
  route(app, profileCalls.changePassword, async ({ player, body }) => {
    await changePassword(context, player, body);
    return profileOf(context, player.uid);
  });
}

function serveSessions(app: FastifyInstance, context: Context): void {
  route(app, profileCalls.sessions, async ({ player }) => ({
    sessions: await openSessions(context, player),
  }));
  route(app, profileCalls.revokeSession, async ({ player, body }) => {
    if (!(await ownsSession(context, player.uid, body.sessionId))) throw refuse('notFound');
    await endSession(context, { uid: player.uid, sessionId: body.sessionId });
    return null;
  });
  route(app, profileCalls.revokeOthers, async ({ player }) => {
    const { db, clock } = context;
    await db.transaction((transaction) => endOtherSessions(transaction, { ...player, now: clock.now() }));
    forgetSessions(db);
    return null;
  });
}

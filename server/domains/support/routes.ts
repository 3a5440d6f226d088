import type { FastifyInstance } from 'fastify';
import { SUPPORT_LIMITS, supportCalls } from '../../../contract/messages/support';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { OPERATOR_HEADER, requireOperator } from '../messages/operator';
import {
  closeConversation,
  conversationOf,
  findConversation,
  listConversations,
  listMessages,
  markRead,
} from './conversations';
import {
  answerPlayer,
  closeForOperator,
  listForOperator,
  pictureForOperator,
  supportOperatorCalls,
  threadForOperator,
} from './operator';
import { findPicture } from './pictures';
import { openConversation, writeMessage } from './write';

/** A picture in base64 and a text, with room for the rest of the body. */
const BODY_MAX_BYTES = Math.ceil((SUPPORT_LIMITS.pictureBytes * 4) / 3) + 16 * 1024;

/**
 * Customer service. Whoever has an account may write, also during a break or an exclusion, and whatever their age:
 * nothing here is guarded but by the log-in.
 */
export function registerSupport(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const withPicture = { bodyMaxBytes: BODY_MAX_BYTES };
  route(app, supportCalls.list, ({ player, body }) => listConversations(context, player.uid, body));
  route(app, supportCalls.thread, async ({ player, body: { conversationId, ...request } }) => {
    const row = await findConversation(db, player, BigInt(conversationId));
    return { conversation: conversationOf(row), ...(await listMessages(db, row.id, request)) };
  });
  route(
    app,
    supportCalls.open,
    async ({ player, body }) => ({ conversation: await openConversation(context, player.uid, body) }),
    withPicture,
  );
  route(
    app,
    supportCalls.write,
    async ({ player, body: { conversationId, ...written } }) => ({
      conversation: await writeMessage(context, player.uid, {
        ...written,
        conversationId: BigInt(conversationId),
      }),
    }),
    withPicture,
  );
  route(app, supportCalls.close, async ({ player, body }) => {
    const row = await findConversation(db, player, BigInt(body.conversationId));
    return { conversation: conversationOf(await closeConversation(db, row)) };
  });
  route(app, supportCalls.read, async ({ player, body }) => ({
    conversation: await markRead(context, player.uid, {
      id: BigInt(body.conversationId),
      through: BigInt(body.messageId),
    }),
  }));
  route(app, supportCalls.picture, ({ player, body }) => findPicture(db, player, body.pictureId));
  registerOperators(app, context);
}

function registerOperators(app: FastifyInstance, context: Context): void {
  const { operatorToken } = context.config;
  if (operatorToken === null) return;
  void app.register(async (desk) => {
    // Before the body is read, so that strangers learn nothing from how it is refused.
    desk.addHook('onRequest', async ({ headers }) =>
      requireOperator(operatorToken, headers[OPERATOR_HEADER]),
    );
    route(desk, supportOperatorCalls.list, ({ body }) => listForOperator(context, body));
    route(desk, supportOperatorCalls.thread, ({ body }) => threadForOperator(context, body));
    route(desk, supportOperatorCalls.picture, ({ body }) => pictureForOperator(context, body));
    route(desk, supportOperatorCalls.answer, ({ body }) => answerPlayer(context, body));
    route(desk, supportOperatorCalls.close, ({ body }) => closeForOperator(context, body));
  });
}

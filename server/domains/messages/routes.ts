import type { FastifyInstance } from 'fastify';
import { messageCalls } from '../../../contract/messages';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { listMessages, readAllMessages, readMessage, unreadMessages } from './inbox';
import { OPERATOR_HEADER, operatorCall, postMessage, requireOperator } from './operator';

/** What the house and its operators tell players. */
export function registerMessages(app: FastifyInstance, context: Context): void {
  route(app, context, messageCalls.list, ({ player, body }) => listMessages(context, player.uid, body));
  route(app, context, messageCalls.unread, ({ player }) => unreadMessages(context, player.uid));
  route(app, context, messageCalls.read, ({ player, body }) =>
    readMessage(context, player.uid, BigInt(body.messageId)),
  );
  route(app, context, messageCalls.readAll, ({ player, body }) =>
    readAllMessages(context, player.uid, body.segment),
  );
  const { operatorToken } = context.config;
  if (operatorToken === null) return;
  void app.register(async (desk) => {
    // Before the body is read, so that a stranger learns nothing from how it is refused.
    desk.addHook('onRequest', async ({ headers }) =>
      requireOperator(operatorToken, headers[OPERATOR_HEADER]),
    );
    route(desk, context, operatorCall, ({ body }) => postMessage(context, body));
  });
}

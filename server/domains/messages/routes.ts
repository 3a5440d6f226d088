import type { FastifyInstance } from 'fastify';
import { messageCalls } from '../../../contract/messages/messages';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { listMessages, type Recipients, readAllMessages, readMessage, unreadMessages } from './inbox';
import { OPERATOR_HEADER, operatorCall, postMessage, requireOperator } from './operator';

/** Messages from the product and its operators to players. */
export function registerMessages(app: FastifyInstance, context: Context, recipients: Recipients): void {
  const ground = { ...context, recipients };
  route(app, messageCalls.list, ({ player, body }) => listMessages(ground, player.uid, body));
  route(app, messageCalls.unread, ({ player }) => unreadMessages(ground, player.uid));
  route(app, messageCalls.read, ({ player, body }) =>
    readMessage(ground, player.uid, BigInt(body.messageId)),
  );
  route(app, messageCalls.readAll, ({ player, body }) => readAllMessages(ground, player.uid, body.segment));
  const { operatorToken } = context.config;
  if (operatorToken === null) return;
  void app.register(async (desk) => {
    // Before the body is read, so that strangers learn nothing from how it is refused.
    desk.addHook('onRequest', async ({ headers }) =>
      requireOperator(operatorToken, headers[OPERATOR_HEADER]),
    );
    route(desk, operatorCall, ({ body }) => postMessage(ground, body));
  });
}

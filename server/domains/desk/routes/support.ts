import type { FastifyInstance } from 'fastify';
import { deskCalls } from '../../../../contract/desk/calls';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { type Operator, route } from '../../../http/route';
import { postMessage } from '../../messages/operator';
import { memberSince } from '../../players/players';
import {
  answerPlayer,
  closeForOperator,
  listForOperator,
  pictureForOperator,
  threadForOperator,
} from '../../support/operator';
import { record } from '../audit';

/** The calls about conversations with players. */
export function registerSupport(desk: FastifyInstance, context: Context): void {
  const { support } = deskCalls;
  /** The name under which the player sees the answer, and the log who answered. */
  const named = <Body>(operator: Operator, body: Body) => ({ ...body, operator: operator.name });
  route(desk, support.list, ({ operator, body: { newestFirst = false, ...body } }) =>
    listForOperator(context, { ...named(operator, body), newestFirst }),
  );
  route(desk, support.thread, ({ operator, body }) => threadForOperator(context, named(operator, body)));
  route(desk, support.picture, ({ operator, body }) => pictureForOperator(context, named(operator, body)));
  route(desk, support.answer, ({ operator, body }) =>
    answerPlayer(context, named(operator, body), told(operator, 'support.answer')),
  );
  route(desk, support.close, ({ operator, body }) =>
    closeForOperator(context, named(operator, body), told(operator, 'support.close')),
  );
  route(desk, support.post, async ({ operator, body }) => {
    const recipients = { memberSince, takesOffers: async () => true, unreadAnswers: async () => 0 };
    const object = `player ${body.uid}`;
    return postMessage(
      { ...context, recipients },
      { ...body, segment: 'service', isMarked: false, link: null },
      (transaction, message, now) =>
        record(transaction, { operator, action: 'message.post', object, detail: { message } }, now),
    );
  });
}

/** Writes into the audit trail what was done to a conversation, in the transaction of the change. */
const told =
  (operator: Operator, action: string) =>
  (
    transaction: Queryable,
    { uid, conversationId }: { readonly uid: number; readonly conversationId: string },
    now: Date,
  ) =>
    record(transaction, { operator, action, object: `player ${uid}`, detail: { conversationId } }, now);

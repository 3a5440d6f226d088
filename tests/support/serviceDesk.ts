import * as z from 'zod/mini';
import type { BodyOf, Call, ReplyOf } from '../../contract/call';
import type { Envelope } from '../../contract/envelope';
import { type Conversation, type SupportMessage, supportCalls } from '../../contract/messages/support';
import { supportOperatorCalls } from '../../server/domains/support/operator';
import type { Person } from './people';
import { newKey, type TestServer } from './server';

export const OPERATOR_TOKEN = 'an-operator-token-of-forty-characters-ok';

type OperatorCalls = typeof supportOperatorCalls;
type OperatorCall = OperatorCalls[keyof OperatorCalls];

/** Makes a call as the operator Ana, with a body as it goes over the wire, valid or not. */
export async function asOperator(
  server: TestServer,
  { path }: Call,
  body: object,
  token: string | null = OPERATOR_TOKEN,
): Promise<Envelope> {
  const response = await server.inject({
    method: 'POST',
    url: path,
    payload: { operator: 'Ana', ...body },
    headers: token === null ? {} : { 'operator-token': token },
  });
  return response.json();
}

/** Makes a call as the operator Ana that must succeed. */
export async function operate<C extends OperatorCall>(
  server: TestServer,
  call: C,
  body: Omit<BodyOf<C>, 'operator' | 'newestFirst'> & { readonly newestFirst?: boolean },
): Promise<ReplyOf<C>> {
  const { code, message, data } = await asOperator(server, call, body);
  if (code !== '00000') throw new Error(`${call.path}: ${code} ${message}`);
  return z.decode(call.reply, data as never) as ReplyOf<C>;
}

/** Opens a conversation that must be accepted. */
export async function openConversation(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  body: Partial<BodyOf<typeof supportCalls.open>> = {},
): Promise<Conversation> {
  const whole = { key: newKey(), category: 'cashIn', text: 'My cash in is missing', ...body } as const;
  return (await server.send(supportCalls.open, whole, { token })).reply.conversation;
}

/** A conversation with its messages, oldest first, as its player sees it. */
export async function threadOf(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  conversationId: string,
): Promise<{ conversation: Conversation; messages: SupportMessage[] }> {
  const body = { conversationId, pageSize: 100 };
  const { conversation, list } = (await server.send(supportCalls.thread, body, { token })).reply;
  return { conversation, messages: [...list].reverse() };
}

/** Answers a conversation as it stands now. */
export async function answer(server: TestServer, conversationId: string, text = 'It is in your wallet now.') {
  const { conversation } = await operate(server, supportOperatorCalls.thread, {
    conversationId,
    pageSize: 1,
  });
  return operate(server, supportOperatorCalls.answer, {
    key: newKey(),
    conversationId,
    version: conversation.version,
    text,
  });
}

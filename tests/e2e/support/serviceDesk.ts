import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { answer, type Person } from './person';

/** The token that playwright.config.ts starts the server with. */
const HEADERS = { 'operator-token': 'operator-token-of-the-browser-tests' };

export const newKey = (): string => randomBytes(16).toString('hex');

/** Makes a call as the operator Ana that must succeed. */
export async function operate<Data>(request: APIRequestContext, call: string, body: object): Promise<Data> {
  const data = { operator: 'Ana', ...body };
  const reply = await request.post(`/x2/operator/support/${call}`, { headers: HEADERS, data });
  const { code, message, data: answered } = await reply.json();
  expect(code, `${call}: ${message}`).toBe('00000');
  return answered as Data;
}

/** Opens a conversation with this text. Gives its id. */
export async function openConversation(
  request: APIRequestContext,
  { token }: Person,
  text: string,
): Promise<string> {
  const body = { key: newKey(), category: 'cashIn', text };
  const { conversation } = await answer<{ conversation: { conversationId: string } }>(
    request,
    '/x2/support/open',
    body,
    token,
  );
  return conversation.conversationId;
}

/** Answers a conversation as it stands now. */
export async function answerPlayer(
  request: APIRequestContext,
  conversationId: string,
  text: string,
): Promise<void> {
  const { conversation } = await operate<{ conversation: { version: number } }>(request, 'thread', {
    conversationId,
    pageSize: 1,
  });
  const { version } = conversation;
  await operate(request, 'answer', { conversationId, version, key: newKey(), text });
}

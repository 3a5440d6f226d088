import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskCalls } from '../../../contract/desk/calls';
import type { DeskConversation } from '../../../contract/desk/support';
import { testConsole } from '../testing/testConsole';
import Messages from './Messages';

const { support: calls, presence } = deskCalls;
const desk = testConsole();

const conversation: DeskConversation = {
  conversationId: '10482',
  category: 'cashIn',
  title: 'My cash in is missing',
  state: 'open',
  isUnread: false,
  picturesLeft: 9,
  openedAt: '2026-11-22T01:12:00.000Z',
  wroteAt: '2026-11-22T01:28:00.000Z',
  uid: 1001,
  version: 1,
};
const END = { total: 1, cursor: null };
const field = page.getByLabelText('Answer that the player reads');

let go: () => void;

beforeEach(async () => {
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  desk.reply(calls.list, () => ({ list: [conversation], ...END }));
  desk.reply(calls.thread, () => ({ conversation, list: [], ...END }));
  const decided = async () => {
    await until;
    return { isDone: true, conversation };
  };
  desk.reply(calls.answer, decided);
  desk.reply(calls.close, decided);
  desk.reply(presence.look, () => ({ looking: [], handed: [], people: [] }));
  window.location.hash = '#/messages?id=10482';
  desk.show(<Messages />);
  await expect.element(field).toBeVisible();
});

describe('the field of an answer', () => {
  test('keeps what is typed while an answer is sent', async () => {
    await userEvent.fill(field, 'We look for it.');
    await userEvent.click(page.getByRole('button', { name: 'Send the answer' }));
    await userEvent.fill(field, 'We look for it. One more thing.');
    go();
    await expect.element(field).toHaveValue(' One more thing.');
    await expect.element(page.getByText('The answer is sent.')).toBeVisible();
    expect(desk.sent(calls.answer)).toEqual([expect.objectContaining({ text: 'We look for it.' })]);
  });

  test('keeps what was not sent when the conversation is closed', async () => {
    await userEvent.fill(field, 'We look for it.');
    go();
    await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }));
    await expect.element(page.getByText('The conversation is closed.')).toBeVisible();
    await expect.element(field).toHaveValue('We look for it.');
  });
});

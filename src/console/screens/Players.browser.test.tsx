import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReplyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import { centavos } from '../../../games/kit/rules/money';
import { testConsole } from '../testing/testConsole';
import Players from './Players';

const { player: calls } = deskCalls;
const desk = testConsole();

const NONE = centavos(0n);
const NOBODY_YET = { play: [], sessions: [], links: [], moves: [], limits: [], notes: [], conversations: [] };

const pageOf = (uid: number): ReplyOf<typeof calls.read> => ({
  player: {
    uid,
    name: `Player ${uid} M•••`,
    phone: `+63 917 ••• ${uid}`,
    verified: 'VERIFIED',
    isRestricted: false,
    joinedAt: '2026-11-01T00:00:00.000Z',
    cash: NONE,
    hold: NONE,
    bonus: NONE,
    email: null,
    age: 30,
    source: null,
    invitedBy: null,
    points: 0,
  },
  money: null,
  ...NOBODY_YET,
  vip: { level: 1, reviewedAt: null },
  breakUntil: null,
  excludedUntil: null,
  lift: null,
});

const note = page.getByLabelText('Write a note for the team');

beforeEach(async () => {
  desk.reply(calls.read, ({ uid }) => pageOf(Number(uid)));
  desk.reply(calls.revealPhone, () => ({
    value: '+639171234567',
    until: new Date(Date.now() + 60_000).toISOString(),
  }));
  window.location.hash = '#/players/1001';
  desk.show(<Players />);
  await expect.element(page.getByText('+63 917 ••• 1001')).toBeVisible();
});

describe("a player's page", () => {
  test('shows nothing of the player before: nothing revealed, typed or open', async () => {
    await userEvent.click(page.getByRole('button', { name: 'Reveal phone' }));
    const dialog = page.getByRole('dialog');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'They ask whether it is theirs.');
    await userEvent.click(page.getByRole('button', { name: 'Show for 5 minutes' }));
    await expect.element(page.getByText('+639171234567')).toBeVisible();
    await userEvent.fill(note, 'Called about their phone.');
    await userEvent.click(page.getByRole('button', { name: 'Lower a limit' }));
    await expect.element(dialog).toBeVisible();
    window.location.hash = '#/players/1002';
    await expect.element(page.getByText('+63 917 ••• 1002')).toBeVisible();
    await expect.element(page.getByText('+639171234567')).not.toBeInTheDocument();
    await expect.element(note).toHaveValue('');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('takes a note once, and keeps what is typed while it is saved', async () => {
    let save = () => {};
    const saved = new Promise<void>((resolve) => {
      save = resolve;
    });
    desk.reply(calls.note, async () => {
      await saved;
      return { noteId: '1', by: { id: 2, name: 'Ben Cruz' }, text: 'First.', at: '2026-11-22T01:00:00.000Z' };
    });
    await userEvent.fill(note, 'First.');
    const add = page.getByRole('button', { name: 'Add note' }).element() as HTMLElement;
    add.click();
    await expect.poll(() => desk.sent(calls.note)).toHaveLength(1);
    add.click();
    await userEvent.fill(note, 'First. Second.');
    save();
    await expect.element(note).toHaveValue(' Second.');
    expect(desk.sent(calls.note)).toEqual([{ uid: 1001, text: 'First.' }]);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskCalls } from '../../../contract/desk/calls';
import { PROPOSAL } from '../testing/proposal';
import { testConsole } from '../testing/testConsole';
import { ProposalDecision } from './ProposalDecision';

const desk = testConsole();
const decide = vi.fn(async () => ({ isDone: true }));

const reason = page.getByLabelText('Reason, kept in the audit trail');
const code = page.getByLabelText(/^Your code/);
const decided = () => decide.mock.calls.map(([body]: unknown[]) => body);

const show = () =>
  desk.show(
    <ProposalDecision
      // A phone is recognised when it is drawn.
      key={window.innerWidth}
      proposal={PROPOSAL}
      call={deskCalls.pause.decide}
      approve="Approve"
      decide={decide}
    />,
  );

beforeEach(() => {
  decide.mockClear();
  show();
});

describe('Enter', () => {
  test('sends what its key has chosen', async () => {
    await expect.element(page.getByRole('button', { name: 'Send back' })).toBeVisible();
    await userEvent.keyboard('r');
    await userEvent.type(reason, 'The numbers do not agree.');
    await userEvent.type(code, '123456{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Done: Send back.');
    expect(decided()).toEqual([expect.objectContaining({ decision: 'sendBack' })]);
  });

  test('sends what was pressed before its code was there', async () => {
    await userEvent.type(reason, 'The numbers do not agree.');
    await userEvent.click(page.getByRole('button', { name: 'Send back' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Type the 6 digits');
    await userEvent.type(code, '123456{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Done: Send back.');
    expect(decided()).toEqual([expect.objectContaining({ decision: 'sendBack' })]);
  });

  test('sends the first where nothing is chosen', async () => {
    await userEvent.type(reason, 'Compared with the message.');
    await userEvent.type(code, '123456{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Done: Approve.');
    expect(decided()).toEqual([expect.objectContaining({ decision: 'approve' })]);
  });

  describe('on a phone', () => {
    beforeEach(async () => {
      await page.viewport(375, 812);
      show();
    });

    test('sends no approval, which is held', async () => {
      await expect.element(page.getByRole('button', { name: 'Hold to approve' })).toBeVisible();
      await userEvent.type(reason, 'Compared with the message.');
      await userEvent.type(code, '123456{Enter}');
      await expect.element(code).toHaveValue('123456');
      expect(decided()).toEqual([]);
    });

    test('sends what is not held, where that is chosen', async () => {
      await expect.element(page.getByRole('button', { name: 'Hold to approve' })).toBeVisible();
      await userEvent.keyboard('r');
      await userEvent.type(reason, 'The numbers do not agree.');
      await userEvent.type(code, '123456{Enter}');
      await expect.element(page.getByRole('status')).toHaveTextContent('Done: Send back.');
      expect(decided()).toEqual([expect.objectContaining({ decision: 'sendBack' })]);
    });
  });
});

test('a press sends what it says, whatever is chosen', async () => {
  await expect.element(page.getByRole('button', { name: 'Send back' })).toBeVisible();
  await userEvent.keyboard('r');
  await userEvent.type(reason, 'Compared with the message.');
  await userEvent.type(code, '123456');
  await userEvent.click(page.getByRole('button', { name: 'Approve' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Done: Approve.');
  expect(decided()).toEqual([expect.objectContaining({ decision: 'approve' })]);
});

import { focusManager, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK_UNATTENDED_HEADER } from '../../../contract/desk/call';
import { deskCalls } from '../../../contract/desk/calls';
import { testConsole } from '../testing/testConsole';
import { watchAttendance } from './attendance';
import { queryClient, type ReadOptions, useDesk } from './query';

const { handOver } = deskCalls.presence;
const { list: read } = deskCalls.pause;
const desk = testConsole();

function Reads({ options }: { readonly options: ReadOptions }) {
  return <p>{useDesk(read, {}, options).isSuccess ? 'read' : 'reading'}</p>;
}

const show = async (options: ReadOptions) => {
  desk.reply(read, () => ({ list: [] }));
  desk.show(<Reads options={options} />);
  await expect.element(page.getByText('read', { exact: true })).toBeVisible();
};
const timesRead = () => desk.sent(read).length;

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

describe('calls while nobody is there', () => {
  test('say so, until somebody is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    watchAttendance();
    const start = Date.now();
    const sayTheyAreAlone = () => desk.asked.at(-1)?.headers.has(DESK_UNATTENDED_HEADER);
    await show({ everyMs: 50 });
    expect(sayTheyAreAlone()).toBe(false);
    vi.setSystemTime(start + 61_000);
    await expect.poll(sayTheyAreAlone).toBe(true);
    await userEvent.keyboard('j');
    await expect.poll(sayTheyAreAlone).toBe(false);
  });
});

describe('a return to the tab', () => {
  const comeBack = async () => {
    await queryClient.invalidateQueries({ queryKey: [read.path], refetchType: 'none' });
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  };

  test('reads a list again', async () => {
    await show({});
    await comeBack();
    await expect.poll(timesRead).toBeGreaterThan(1);
  });

  test('does not read again what is forgotten at once, which would be an entry of the audit trail', async () => {
    await show({ forgetAtOnce: true });
    await comeBack();
    // A read of another kind that comes after it.
    desk.reply(handOver, () => null as never);
    await queryClient.fetchQuery({
      queryKey: ['other'],
      queryFn: () => fetch(handOver.path, { body: '{}' }),
    });
    expect(timesRead()).toBe(1);
  });
});

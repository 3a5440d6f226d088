import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK_UNATTENDED_HEADER } from '../../../contract/desk/call';
import { deskCalls } from '../../../contract/desk/calls';
import { testConsole } from '../testing/testConsole';
import { watchAttendance } from './attendance';
import { type ReadOptions, useDesk } from './query';

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

afterEach(() => {
  vi.useRealTimers();
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

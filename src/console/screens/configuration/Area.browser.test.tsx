import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskCalls } from '../../../../contract/desk/calls';
import type { LimitsSettings } from '../../../../contract/desk/settings';
import { centavos } from '../../../../games/kit/rules/money';
import { testConsole } from '../../testing/testConsole';
import { Area } from './Area';
import type { AreaReply, Version } from './areas';

const { operation: calls } = deskCalls;
const desk = testConsole();

const pesos = (amount: number) => centavos(BigInt(amount) * 100n);
const tier = (fromLevel: number, max: number) => ({ fromLevel, perDay: 3, max: pesos(max) });

/** Limits that begin at so many pesos. */
const limits = (least: number, tiers = [tier(0, 1_000), tier(3, 5_000)]): LimitsSettings => ({
  hoursStart: '',
  hoursEnd: '',
  withdrawMin: pesos(least),
  withdrawFee: pesos(0),
  secondFrom: pesos(50_000),
  tiers,
  depositMin: pesos(100),
  depositMax: pesos(30_000),
});

const versionOf = (content: LimitsSettings): Version & { settings: { area: 'limits' } } => ({
  versionId: '12',
  number: 12,
  state: 'draft',
  revision: 1,
  by: { id: 2, name: 'Ben Cruz' },
  savedAt: '2026-11-22T01:00:00.000Z',
  startsAt: null,
  endsAt: null,
  stopped: null,
  settings: { area: 'limits', content },
  difference: [],
  checks: [],
});

/** Shows the area with what is live, and a draft where there is one. */
const show = (live: LimitsSettings, draft: LimitsSettings | null = null) => {
  const reply: AreaReply = {
    live: { area: 'limits', content: live },
    liveNumber: 11,
    defaults: { area: 'limits', content: live },
    ownGames: [],
    versions: [],
    draft: draft === null ? null : versionOf(draft),
    waiting: null,
  };
  desk.show(<Area area="limits" reply={reply} />);
};

const least = page.getByLabelText(/^Least/).first();
const fee = page.getByLabelText(/^Fee/);

/** A reply that waits until it is let go. */
function held() {
  let go = () => {};
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { until, go };
}

describe('a field', () => {
  test('follows the version that is shown', async () => {
    show(limits(100));
    await expect.element(least).toHaveValue('100.00');
    show(limits(100), limits(300));
    await expect.element(least).toHaveValue('300.00');
    // It was sent to a second person, and then another version went live.
    show(limits(100));
    await expect.element(least).toHaveValue('100.00');
    show(limits(250));
    await expect.element(least).toHaveValue('250.00');
  });

  test('keeps what is typed as it is typed', async () => {
    show(limits(100));
    await userEvent.fill(least, '7');
    await expect.element(least).toHaveValue('7');
    await userEvent.fill(least, '7.');
    show(limits(100));
    await expect.element(least).toHaveValue('7.');
    await userEvent.fill(least, '');
    show(limits(200));
    await expect.element(least).toHaveValue('');
    await expect.element(page.getByText('Pesos such as 250 or 250.50')).toBeVisible();
  });

  test('of a level shows its own amount once the level before it is removed', async () => {
    show(limits(100));
    await userEvent.click(page.getByRole('button', { name: 'Remove' }).first());
    await expect.element(page.getByLabelText('From level')).toHaveValue('3');
    await expect.element(page.getByLabelText('Most at a time')).toHaveValue('5000.00');
  });
});

describe('a draft', () => {
  test('that is saved keeps what is edited meanwhile', async () => {
    const { until, go } = held();
    desk.reply(calls.save, async () => {
      await until;
      return versionOf(limits(300)) as never;
    });
    show(limits(100));
    await userEvent.fill(least, '300');
    await userEvent.click(page.getByRole('button', { name: 'Save and check' }));
    await userEvent.fill(least, '400');
    go();
    await expect.element(page.getByRole('button', { name: 'Save and check' })).toBeEnabled();
    show(limits(100), limits(300));
    await expect.element(least).toHaveValue('400');
    await userEvent.click(page.getByRole('button', { name: 'Save and check' }));
    await expect.poll(() => desk.sent(calls.save)).toHaveLength(2);
    expect(desk.sent(calls.save).at(-1)).toMatchObject({ settings: { content: { withdrawMin: '400.00' } } });
  });

  test('that is discarded gives the fields back to what is live', async () => {
    desk.reply(calls.discard, () => ({ isDone: true }));
    show(limits(100), limits(300));
    await userEvent.fill(least, '400');
    await userEvent.fill(fee, 'none');
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await expect.element(page.getByRole('button', { name: 'Discard' })).toBeEnabled();
    show(limits(100));
    await expect.element(least).toHaveValue('100.00');
    await expect.element(fee).toHaveValue('0.00');
  });
});

import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Centavos, centavos } from '../rules/money';
import type { Json } from '../rules/round';
import words from '../words/enPH.json';
import { Actions } from './Actions';
import { LateBar } from './LateBar';
import { Panel } from './Panel';
import { Segments } from './Segments';
import { StakeBar } from './StakeBar';
import { formatAmount, testPage, translateBy } from './testing/testPage';
import { useBoardKeys } from './useBoardKeys';
import { useStake } from './useStake';

const translate = translateBy(words);

const BOUNDS = { first: centavos(2_000n), min: centavos(500n), max: centavos(200_000n) };
const habits: Json[] = [];
const pressed: string[] = [];

interface TrialProps {
  readonly kept?: Json;
  readonly balance?: bigint;
  readonly quick?: readonly Centavos[] | 'factors';
}

/** A board that consists of the shared parts only. */
function Trial({ kept = null, balance = 100_000n, quick = 'factors' }: TrialProps) {
  const [mode, setMode] = useState<'under' | 'over'>('under');
  const { stakeCentavos, setStake, maxCentavos } = useStake(
    { habits: kept, onHabits: (next) => void habits.push(next), balanceCentavos: centavos(balance) },
    BOUNDS,
  );
  useBoardKeys({
    onPrimary: () => void pressed.push('bet'),
    onUp: () => void pressed.push('up'),
    onDown: null,
    onLeft: null,
    onRight: () => void pressed.push('right'),
  });
  return (
    <Panel>
      <Segments
        label="Side"
        segments={[
          { key: 'under', label: 'Under' },
          { key: 'over', label: 'Over' },
        ]}
        active={mode}
        disabled={false}
        onSegment={setMode}
      />
      <StakeBar
        {...{ translate, formatAmount, stakeCentavos, maxCentavos, quick }}
        minCentavos={BOUNDS.min}
        disabled={false}
        onStake={setStake}
      />
      <Actions
        translate={translate}
        small={[]}
        primary={{
          label: 'Roll',
          amount: formatAmount(stakeCentavos),
          shut: false,
          busy: false,
          onPress: () => void pressed.push('bet'),
        }}
        auto={null}
        onAutoStop={() => undefined}
        lockedBecause={null}
      />
    </Panel>
  );
}

const { place, render, unmount } = testPage();
const show = (props: TrialProps = {}) => render(<Trial {...props} />);

beforeEach(() => {
  habits.length = 0;
  pressed.length = 0;
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const stake = () => place.querySelector('output')?.textContent;

describe('the stake', () => {
  it('goes along its steps, halves, doubles, and is remembered', async () => {
    await show();
    await userEvent.click(button('Raise the stake'));
    await userEvent.click(button('Half the stake'));
    await userEvent.click(button('Double the stake'));
    await userEvent.click(button('Lower the stake'));
    expect(stake()).toBe('₱20');
    expect(habits).toEqual(['50.00', '25.00', '50.00', '20.00'].map((amount) => ({ stake: amount })));
  });

  it('never goes above the balance or below the least stake', async () => {
    await show({ balance: 3_100n });
    await userEvent.click(button('Largest stake'));
    expect(stake()).toBe('₱31');
    await expect.element(button('Raise the stake')).toBeDisabled();
    await expect.element(button('Double the stake')).toBeDisabled();
    for (let tap = 0; tap < 3; tap += 1) await userEvent.click(button('Half the stake'));
    expect(stake()).toBe('₱5');
    await expect.element(button('Half the stake')).toBeDisabled();
  });

  it('is restored at the next visit, and an invalid stored value is ignored', async () => {
    await show({ kept: { stake: '75.50', mode: 'two' } });
    expect(stake()).toBe('₱75.50');
    unmount();
    await show({ kept: { stake: '1e9' } });
    expect(stake()).toBe('₱20');
  });

  it('is selected with one tap, but not above the balance', async () => {
    await show({ quick: [500n, 5_000n, 10_000n].map(centavos), balance: 6_000n });
    await userEvent.click(button('₱50'));
    expect(stake()).toBe('₱50');
    await expect.element(button('₱50')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('₱100')).toBeDisabled();
  });
});

describe('the keys of a board', () => {
  it('work unless a control uses them, and act once while a key is held', async () => {
    await show();
    await userEvent.keyboard(' {ArrowUp}{ArrowRight}{ArrowDown}{ >3/}');
    expect(pressed).toEqual(['bet', 'up', 'right', 'bet']);
  });

  it('leave space to a button and arrows to the segments', async () => {
    await show();
    (button('Raise the stake').element() as HTMLElement).focus();
    await userEvent.keyboard(' {ArrowUp}');
    expect(stake()).toBe('₱50');
    expect(pressed).toEqual(['up']);
    (page.getByRole('tab', { name: 'Under' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'Over' })).toHaveAttribute('aria-selected', 'true');
    expect(pressed).toEqual(['up']);
  });

  it('do nothing while a sheet is open', async () => {
    await show();
    const sheet = document.createElement('dialog');
    place.append(sheet);
    sheet.show();
    sheet.focus();
    await userEvent.keyboard(' {ArrowUp}');
    sheet.remove();
    expect(pressed).toEqual([]);
  });
});

it('the panel keeps every target at 44 px or more', async () => {
  await show();
  for (const control of place.querySelectorAll('button')) {
    const { width, height } = control.getBoundingClientRect();
    expect(Math.min(width, height), control.textContent ?? '').toBeGreaterThanOrEqual(44);
  }
});

describe('the bar of a late tap', () => {
  const labels = ['ended ×1,234.56', 'your tap'] as const;
  const wordsAt = async (endedMs: number, tappedMs: number) => {
    await render(
      <LateBar
        ended={{ atMs: endedMs, label: labels[0] }}
        tapped={{ atMs: tappedMs, label: labels[1] }}
        formatMs={String}
      />,
    );
    const [ended, tapped] = labels.map((label) => page.getByText(label).element().getBoundingClientRect());
    if (ended === undefined || tapped === undefined) throw new Error('a label is missing');
    return { ended, tapped, bar: place.getBoundingClientRect() };
  };

  it.each([
    [12_000, 12_000],
    [12_000, 12_090],
    [20_592, 20_804],
    [20_900, 20_990],
    [20_100, 23_900],
    [12_000, 11_960],
    [12_000, 640],
  ])('has both words whole and in order, with an end at %i and a tap at %i ms', async (endedMs, tappedMs) => {
    const { ended, tapped, bar } = await wordsAt(endedMs, tappedMs);
    const [first, second] = tappedMs < endedMs ? [tapped, ended] : [ended, tapped];
    expect(first.left).toBeGreaterThanOrEqual(bar.left);
    expect(second.left).toBeGreaterThan(first.right);
    expect(second.right).toBeLessThanOrEqual(bar.right);
  });
});

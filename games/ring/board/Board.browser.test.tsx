import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, testBoard } from '../../kit/board/testing/testBoard';
import { centavos } from '../../kit/rules/money';
import words from '../words/enPH.json';
import { Board } from './Board';

const { place, show, sent, runs, stops, drafts, habits, notices } = testBoard(Board, words);

const cell = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const spin = () => button(/^(Spin|Back a color|Spinning)/);

describe('the board of the ring', () => {
  it('sends the bet built tap by tap, with its stake', async () => {
    await show();
    await userEvent.click(cell('Orange sun'));
    await userEvent.click(button('₱50'));
    await userEvent.click(cell('Grey round'));
    await userEvent.click(cell('Grey round'));
    await userEvent.click(spin());
    expect(sent).toEqual([
      {
        bet: {
          positions: [
            { color: 'grey', stake: '100.00' },
            { color: 'orange', stake: '20.00' },
          ],
        },
        stakeCentavos: 12_000n,
      },
    ]);
  });

  it('shows the odds of every colour next to its stake', async () => {
    await show();
    const shown = ['grey', 'blue', 'orange', 'green'].map(
      (color) => place.querySelector(`[data-cell="${color}"]`)?.textContent,
    );
    expect(shown).toEqual([
      '×249.50%99 of 200RTP 99%',
      '×333.00%66 of 200RTP 99%',
      '×616.50%33 of 200RTP 99%',
      '×991.00%2 of 200RTP 99%',
    ]);
  });

  it('sends nothing without a stake, and nothing while it is locked', async () => {
    await show();
    await userEvent.click(spin(), { force: true });
    await userEvent.click(cell('Blue drop'));
    await show({ lockedBecause: 'You are offline.' });
    await userEvent.click(spin(), { force: true });
    await userEvent.keyboard(' ');
    expect(sent).toEqual([]);
    await expect.element(page.getByText('You are offline.')).toBeVisible();
  });

  it('is played with keys alone: arrows move and set the stake, space bets, Delete removes, space spins', async () => {
    await show();
    (cell('Grey round').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp} {ArrowRight}  {Delete}');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(' ');
    expect(sent).toEqual([
      { bet: { positions: [{ color: 'blue', stake: '50.00' }] }, stakeCentavos: 5_000n },
    ]);
    expect(habits.at(-1)).toEqual({ stake: '50.00' });
  });

  it('removes a stake with a long press, which does not count as a tap', async () => {
    await show();
    await userEvent.click(cell('Green leaf'));
    await userEvent.click(cell('Green leaf'), { delay: 700 });
    expect(drafts.at(-1)).toBeNull();
    await expect.element(button('Back a color')).toBeVisible();
  });

  it('refuses a stake that could win more than the limit, and says so', async () => {
    await show({ exposureMaxCentavos: centavos(250_000n) });
    await userEvent.click(cell('Green leaf'));
    await userEvent.click(cell('Green leaf'));
    expect(notices).toHaveLength(1);
    expect(drafts.at(-1)).toEqual({ positions: [{ color: 'green', stake: '20.00' }] });
  });

  it('restores an unsent bet, the last bet with Repeat, and the stake of an earlier visit', async () => {
    const kept = { positions: [{ color: 'green', stake: '5.00' }] };
    await show({ draft: kept, habits: { stake: '100.00' } });
    await userEvent.click(spin());
    expect(sent.at(-1)?.bet).toEqual(kept);
    const last = { positions: [{ color: 'blue', stake: '10.00' }] };
    await show({ draft: kept, lastBet: last });
    await userEvent.click(button('Clear'));
    await userEvent.click(button('Repeat'));
    await userEvent.click(cell('Blue drop'));
    await userEvent.click(spin());
    expect(sent.at(-1)?.bet).toEqual({ positions: [{ color: 'blue', stake: '110.00' }] });
  });

  it('asks for a run of the current bet, and while one is active only ends it', async () => {
    await show();
    await userEvent.click(cell('Blue drop'));
    await userEvent.click(button('Auto'));
    expect(runs).toEqual([
      { bet: { positions: [{ color: 'blue', stake: '20.00' }] }, stakeCentavos: 2_000n },
    ]);
    await show({ auto: { roundsLeft: 7 } });
    await userEvent.click(cell('Grey round'), { force: true });
    expect(drafts.at(-1)).toEqual({ positions: [{ color: 'blue', stake: '20.00' }] });
    await userEvent.click(button(/^Stop/));
    expect(stops).toHaveLength(1);
  });

  it('does not change while a bet is pending, and announces the result', async () => {
    const lastBet = { positions: [{ color: 'orange', stake: '20.00' }] };
    const events = [
      { type: 'ringSpun' },
      { type: 'segmentStopped', index: 4, color: 'orange' },
      { type: 'colorWon', color: 'orange', stake: '20.00', pays: '6/1', payout: '120.00' },
      { type: 'roundSettled', stake: '20.00', payout: '120.00', tier: 'big' },
    ];
    const light = (color: string) =>
      place.querySelector(`[data-cell="${color}"]`)?.getAttribute('data-light');

    await show();
    await userEvent.click(cell('Orange sun'));
    await show({ phase: 'waiting' });
    await userEvent.click(cell('Grey round'), { force: true });
    expect(drafts.at(-1)).toEqual(lastBet);
    await show({ phase: 'playing', lastBet, events: events.slice(0, 1) });
    expect(light('orange')).toBe('plain');
    await show({ phase: 'playing', lastBet, events: events.slice(0, 2) });
    expect(light('orange')).toBe('lit');
    await show({ phase: 'result', lastBet, events });

    const spoken = place.querySelector('[aria-live]');
    expect(spoken?.textContent).toBe('It stops on Orange, segment 5 of 200. Panalo! You win ₱100.00.');
    expect([light('orange'), light('grey')]).toEqual(['lit', 'dim']);
    await expect.element(button(/^Spin again/)).toBeVisible();

    // The next stake begins a new bet and ends the highlights.
    await userEvent.click(cell('Grey round'));
    expect(drafts.at(-1)).toEqual({ positions: [{ color: 'grey', stake: '20.00' }] });
    expect(light('orange')).toBe('plain');
  });

  it('shows the bet of a past round without changing the one being built', async () => {
    await show();
    await userEvent.click(cell('Blue drop'));
    const past = { positions: [{ color: 'green', stake: '500.00' }] };
    await show({ replay: true, phase: 'playing', lastBet: past });
    await expect.element(button(/Green leaf, ₱500.00 on it/)).toBeVisible();
    await show({ lastBet: past });
    await userEvent.click(spin());
    expect(sent.at(-1)?.bet).toEqual({ positions: [{ color: 'blue', stake: '20.00' }] });
  });
});

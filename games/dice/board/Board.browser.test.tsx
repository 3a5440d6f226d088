import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testBoard } from '../../kit/board/testing/testBoard';
import { centavos } from '../../kit/rules/money';
import words from '../words/enPH.json';
import { Board } from './Board';

const { place, show, sent, drafts, habits } = testBoard(Board, words);

const slider = () => page.getByRole('slider', { name: 'Target' });
const roll = () => page.getByRole('button', { name: /^Roll/ });
const named = (name: string) => page.getByRole('button', { name, exact: true });
const placeOf = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const fact = (name: string) => place.querySelector(`[data-fact="${name}"] b`)?.textContent;

describe('the board of the dice game', () => {
  it('sends a side and a target, and shows their odds and payout before the bet', async () => {
    await show();
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard('{PageUp}');
    expect(['chance', 'pays', 'rtp', 'payout'].map(fact)).toEqual(['60.00%', '×1.65', '99.00%', '₱33.00']);
    await userEvent.click(named('Over 60.00'));
    expect(['chance', 'pays', 'payout'].map(fact)).toEqual(['40.00%', '×2.475', '₱49.50']);
    await userEvent.click(roll());
    expect(sent).toEqual([
      { bet: { mode: 'percent', side: 'over', target: '60.00', stake: '20.00' }, stakeCentavos: 2_000n },
    ]);
  });

  it('is played with keys alone: arrows by 1, with Shift by 0.01, to the ends, and space rolls', async () => {
    await show();
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(slider().element().getAttribute('aria-valuetext')).toBe('Under 51.02');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(slider().element().getAttribute('aria-valuenow')).toBe('98');
    await userEvent.keyboard('{Home}');
    expect(fact('pays')).toBe('×9900.00');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{ArrowRight} ');
    expect(sent.map(({ bet }) => (bet as { target: string }).target)).toEqual(['1.01']);
  });

  it('follows a finger along the track in halves, and the small buttons in hundredths', async () => {
    await show();
    const box = slider().element().getBoundingClientRect();
    await userEvent.click(slider(), { position: { x: box.width * 0.25, y: box.height / 2 } });
    const at = Number(slider().element().getAttribute('aria-valuenow'));
    expect(at).toBeGreaterThan(20);
    expect(at).toBeLessThan(29);
    expect(at * 2).toBe(Math.round(at * 2));
    await userEvent.click(named('Raise the target by 0.01'));
    expect(Number(slider().element().getAttribute('aria-valuenow'))).toBeCloseTo(at + 0.01, 5);
  });

  it('stakes the same on every selected sum, and always has one selected', async () => {
    await show();
    await userEvent.click(page.getByRole('tab', { name: 'Seven' }));
    await userEvent.click(placeOf('Exactly 7'));
    await userEvent.click(roll());
    expect(sent.at(-1)).toEqual({
      bet: {
        mode: 'seven',
        positions: [
          { place: 'exact', stake: '20.00' },
          { place: 'over', stake: '20.00' },
        ],
      },
      stakeCentavos: 4_000n,
    });
    await userEvent.click(placeOf('Exactly 7'));
    await userEvent.click(placeOf('Over 7'));
    await userEvent.click(roll());
    expect(sent.at(-1)?.stakeCentavos).toBe(2_000n);
    expect(habits.at(-1)).toMatchObject({ mode: 'seven', places: ['over'] });
  });

  it('offers no stake that could win more than the limit', async () => {
    await show({ exposureMaxCentavos: centavos(10_000n) });
    await userEvent.click(named('Largest stake'));
    await userEvent.click(roll());
    expect(sent.at(-1)?.stakeCentavos).toBe(5_050n);
  });

  it('sends nothing while it is locked, and does not change while a bet is pending', async () => {
    await show({ lockedBecause: 'You are offline.' });
    await userEvent.click(roll(), { force: true });
    await expect.element(page.getByText('You are offline.')).toBeVisible();
    await show({ phase: 'waiting' });
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight} ');
    expect(sent).toEqual([]);
    expect(drafts.at(-1)).toMatchObject({ target: '50.00' });
  });

  it('shows multiplier and RTP as a small stake is settled', async () => {
    await show({
      draft: { mode: 'percent', side: 'under', target: '97.06', stake: '1.00' },
      habits: { stake: '1.00' },
    });
    expect(['chance', 'pays', 'rtp', 'payout'].map(fact)).toEqual(['97.06%', '×1.01', '98.03%', '₱1.01']);
  });

  it('sends nothing until the least time since the last bet is over, and shows the wait', async () => {
    const line = () => place.querySelector('[data-primary] [data-pause]');
    await show({ phase: 'result', pauseEndsAtMs: performance.now() + 60_000 });
    await userEvent.click(roll(), { force: true });
    await userEvent.keyboard(' ');
    expect(sent).toEqual([]);
    expect(line()).not.toBeNull();
    await expect.element(roll()).toHaveAttribute('aria-disabled', 'true');
    await show({ phase: 'result' });
    expect(line()).toBeNull();
    await userEvent.click(roll());
    expect(sent).toHaveLength(1);
  });

  it('announces the result, marks the number, and restores an unsent bet', async () => {
    const bet = { mode: 'percent', side: 'under', target: '60.00', stake: '100.00' };
    const events = [
      { type: 'coverClosed', mode: 'percent' },
      { type: 'diceStopped', dice: [0, 7, 2, 3] },
      { type: 'positionWon', place: 'under', stake: '100.00', pays: '9900/6000', payout: '165.00' },
      { type: 'roundSettled', stake: '100.00', payout: '165.00', tier: 'small' },
    ];
    await show({ draft: bet, phase: 'result', lastBet: bet, events });
    expect(place.querySelector('[aria-live]')?.textContent).toBe(
      'The number is 07.23. Panalo! You win ₱65.00.',
    );
    await expect.element(page.getByRole('img', { name: 'Last: 07.23' })).toBeInTheDocument();
    await userEvent.click(roll());
    expect(sent.at(-1)?.bet).toMatchObject({ target: '60.00' });
  });

  it('shows the bet of a past round without changing the one being built', async () => {
    await show();
    const past = { mode: 'seven', positions: [{ place: 'exact', stake: '500.00' }] };
    await show({ replay: true, phase: 'playing', lastBet: past });
    await expect.element(page.getByRole('button', { name: /^Exactly 7, ₱500.00 on it/ })).toBeVisible();
    await show({ lastBet: past });
    await userEvent.click(roll());
    expect(sent.at(-1)?.bet).toMatchObject({ mode: 'percent', target: '50.00' });
  });
});

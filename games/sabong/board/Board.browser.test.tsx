import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, testSharedBoard } from '../../kit/board/testing/testBoard';
import type { Ticket } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { outcomeOf } from '../rules/outcome';
import { opening, story } from '../rules/story';
import words from '../words/enPH.json';
import { Board } from './Board';
import { Over, Plain } from './Over';

const MERON_WINS = story(outcomeOf(1, 0));
const DRAW = story(outcomeOf(1, 950));

const round = (events: readonly Json[]) => ({
  roundId: 'sabong-12',
  events: [opening(1), ...events],
  startedAtMs: 0,
});

const { place, show, said, habits, clock } = testSharedBoard({
  Board,
  Over,
  words,
  startMs: 4_200,
  stageHeight: 240,
  usual: { playback: round([]) },
});

const ticket = (side: string, more: Partial<Ticket> = {}): Ticket => ({
  ticketId: '7',
  panel: 0,
  roundNumber: 12,
  bet: { stake: '100.00', side, card: 1 },
  stakeCentavos: centavos(10_000n),
  payoutCentavos: centavos(0n),
  state: 'open',
  ...more,
});

const running = { phase: 'running', playback: round(MERON_WINS.slice(0, 2)) } as const;
const meronWon = { phase: 'result', playback: round(MERON_WINS) } as const;
const drawn = { phase: 'result', playback: round(DRAW) } as const;

describe('the board of sabong', () => {
  it('shows the match-up with its odds, and bets on the selected side at the card that is shown', async () => {
    await show();
    await expect.element(button('Choose a side')).toBeVisible();
    await expect.element(button(/^Meron ×1\.76 Pula, 49\.0%\s*RTP 97\.04%/)).toBeVisible();
    await expect.element(page.getByText('Animated random-number contest')).toBeVisible();
    await userEvent.click(button(/^Wala ×2\.15/));
    await userEvent.click(button('Double the stake'));
    await expect.element(button('Odds and rules')).toHaveTextContent('40.2%pays ₱86, draw returns it');
    await userEvent.click(button(/^Bet on Wala/));
    expect(said).toEqual([['join', 0, { stake: '40.00', side: 'wala', card: 1 }, 4_000n]]);
    expect(habits).toEqual([{ side: 'wala' }, { stake: '40.00' }]);
  });

  it('remembers side and stake, and lowers the stake to the balance and the exposure limit', async () => {
    await show({ habits: { side: 'draw', stake: '500.00' }, exposureMaxCentavos: centavos(100_000n) });
    await expect.element(button('Bet on Draw ₱111.11')).toBeVisible();
  });

  it('takes further bets on any side, and takes the newest back', async () => {
    const first = ticket('meron', { ticketId: '7' });
    await show({ habits: { side: 'meron', stake: '20.00' }, tickets: [first] });
    await expect.element(button(/^Meron.*₱100$/)).toBeVisible();
    await userEvent.click(button(/^Add to Meron/));
    await userEvent.click(button(/^Wala/));
    await userEvent.click(button(/^Bet on Wala/));
    const bet = (side: string) => ({ stake: '20.00', side, card: 1 });
    expect(said).toEqual([
      ['join', 1, bet('meron'), 2_000n],
      ['join', 1, bet('wala'), 2_000n],
    ]);
    await show({ tickets: [first, ticket('wala', { ticketId: '8', panel: 1 })] });
    await userEvent.click(button('Take back'));
    expect(said.at(-1)).toEqual(['takeBack', '8']);
  });

  it('takes no more than eight bets', async () => {
    const eight = Array.from({ length: 8 }, (_, panel) => ticket('meron', { ticketId: `${panel}`, panel }));
    await show({ habits: { side: 'wala', stake: '20.00' }, tickets: eight });
    await expect.element(button('No more bets in this contest')).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes no more on a side than the exposure limit allows', async () => {
    const limit = { habits: { side: 'draw', stake: '500.00' }, exposureMaxCentavos: centavos(100_000n) };
    await show({ ...limit, tickets: [ticket('draw')] });
    await expect.element(button('Add to Draw ₱11.11')).toBeVisible();
    await show({ ...limit, tickets: [ticket('draw', { bet: { stake: '111.00', side: 'draw', card: 1 } })] });
    await expect.element(button('No more bets in this contest')).toBeVisible();
  });

  it('lists the sides that stand, and sums what they pay', async () => {
    const both = [ticket('meron'), ticket('wala', { ticketId: '8', panel: 1 })];
    await show({ ...running, tickets: both });
    await expect.element(page.getByText('₱176.00')).toBeVisible();
    await expect.element(page.getByText('₱215.00')).toBeVisible();
    const settled = both.map((each, index) => ({
      ...each,
      state: 'settled' as const,
      payoutCentavos: centavos(index === 0 ? 17_600n : 0n),
    }));
    await show({ ...meronWon, tickets: settled });
    await expect.element(page.getByText('−₱24.00')).toBeVisible();
    await expect.element(page.getByText('₱200.00 bet, ₱176.00 paid')).toBeVisible();
  });

  it('is locked while the birds meet, says why and for how long, and announces the score', async () => {
    clock.atMs = 12_000 + 2_400;
    await show({ ...running, tickets: [ticket('meron')] });
    await expect.element(page.getByText('Exchange 2 of 3')).toBeVisible();
    await userEvent.click(button('Bets are closed. Result in 3 s'), { force: true });
    expect(said).toEqual([['notice', 'Bets are closed. The next match-up is posted in a moment.']]);
    await expect.element(page.getByText('Your bet on Meron').first()).toBeVisible();
  });

  it('announces a win, a loss, and a draw as the returned stake', async () => {
    const settled = (side: string, payout: bigint) => [
      ticket(side, { state: 'settled', payoutCentavos: centavos(payout) }),
    ];
    await show({ ...meronWon, tickets: settled('meron', 17_600n) });
    await expect.element(page.getByText('+₱76.00')).toBeVisible();
    await expect.element(page.getByText('Meron paid ₱176.00')).toBeVisible();
    await userEvent.click(button('Check this round'));
    expect(said.map(([name]) => name)).toEqual(['check']);

    await show({ ...meronWon, tickets: settled('wala', 0n) });
    await expect.element(page.getByText('−₱100.00')).toBeVisible();
    await expect.element(page.getByText('₱100.00 on Wala, no win')).toBeVisible();

    await show({ ...drawn, tickets: settled('wala', 10_000n) });
    await expect.element(page.getByText('Your ₱100.00 came back')).toBeVisible();
    expect(place.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('even');
    expect(place.querySelector('[aria-live]')?.textContent).toBe('Draw Returned ₱100.00.');
  });

  it('takes no bet while a closed contest waits for its number', async () => {
    const announcement = { text: 'The number comes in 2 s', spoken: 'Waiting for the number' };
    await show({ phase: 'closed', announcement });
    await expect.element(page.getByText('The number comes in 2 s')).toBeVisible();
    await userEvent.click(button('Bets are closed.'), { force: true });
    expect(said).toEqual([['notice', 'Bets are closed. The next match-up is posted in a moment.']]);
  });

  it('explains a bet that came after betting had closed', async () => {
    clock.atMs = 12_400;
    const bet = { stake: '20.00', side: 'meron', card: 1 };
    const missed = { panel: 0, bet, stakeCentavos: centavos(2_000n), sentAtMs: 11_960 };
    await show({ ...running, missed });
    await expect.element(page.getByText('Your bet came too late').first()).toBeVisible();
    await expect.element(page.getByText(/closed at 12\.00 s\. Your bet was sent at 11\.96 s/)).toBeVisible();
  });

  it('is played with keys: arrows change side and stake, space bets', async () => {
    await show();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp} ');
    expect(said).toEqual([['join', 0, { stake: '50.00', side: 'wala', card: 1 }, 5_000n]]);
    await show({ tickets: [ticket('wala')] });
    await userEvent.keyboard('{ArrowLeft} ');
    expect(said.slice(1)).toEqual([['join', 1, { stake: '50.00', side: 'draw', card: 1 }, 5_000n]]);
  });

  it('asks for a run of the bet, and stops one', async () => {
    await show({ habits: { side: 'meron' } });
    await userEvent.click(button('Auto'));
    expect(said).toEqual([['auto', 0, { stake: '20.00', side: 'meron', card: 1 }, 2_000n]]);
    await show({ ...running, tickets: [ticket('meron')], auto: [{ roundsLeft: 3 }, null] });
    await userEvent.click(button('Stop 3 left'));
    expect(said.at(-1)).toEqual(['autoStop', 0]);
  });

  it('does nothing while it is locked, and says why', async () => {
    await show({ habits: { side: 'meron' }, lockedBecause: 'Reconnecting.' });
    await userEvent.click(button(/^Bet on/), { force: true });
    await userEvent.keyboard(' ');
    expect(said).toEqual([]);
    await expect.element(page.getByText('Reconnecting.')).toBeVisible();
  });

  it('lists all bets, own first, and their results', async () => {
    const seat = (number: number, name: string, side: string, stake: bigint, mine = false) => ({
      seat: number,
      name,
      stakeCentavos: centavos(stake),
      multiplier: null,
      bet: { side },
      mine,
    });
    const all = [seat(0, 'A•••a', 'wala', 9_000n), seat(1, 'B•••o', 'meron', 5_000n, true)];
    await show({ ...meronWon, bets: all, aboard: 128 });
    await userEvent.click(button('Bets 128'));
    const rows = page.getByRole('listitem').elements();
    expect(rows.map((row) => row.textContent)).toEqual(['You₱50.00 Meron₱88.00', 'A•••a₱90.00 WalaNo win']);
  });

  it('describes the contest in text if no scene can be shown', async () => {
    await show(meronWon, Plain);
    expect(place.querySelector('[data-bird="pula"]')?.getAttribute('data-won')).toBe('true');
    await expect.element(page.getByText('Animated random-number contest')).toBeVisible();
  });

  it('has no button under 44 px, no overflow and room for the birds at 360 x 640, in every state', async () => {
    await page.viewport(360, 640);
    const settled = [ticket('meron', { state: 'settled', payoutCentavos: centavos(1_760_000n) })];
    const states = [
      { habits: { side: 'draw', stake: '5000.00' } },
      { tickets: [ticket('draw')] },
      { ...running, tickets: [ticket('meron')] },
      { ...meronWon, tickets: settled },
    ];
    for (const state of states) {
      await show({ ...state, aboard: 128 });
      const boxes = [...place.querySelectorAll('button:not([aria-label="Odds and rules"])')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height !== 0);
      for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
      expect(place.querySelector('section')?.getBoundingClientRect().height).toBeLessThan(360);
    }
  });
});

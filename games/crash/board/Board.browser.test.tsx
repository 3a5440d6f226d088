import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, testSharedBoard } from '../../kit/board/testing/testBoard';
import type { Ticket } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import words from '../words/enPH.json';
import { Board } from './Board';
import { Over } from './Over';

const OPENED = { type: 'bettingOpened', atMs: 0, closesAtMs: 6_000 };
const DEPARTED = { type: 'departed', atMs: 6_000 };
const CRASHED = { type: 'crashed', atMs: 26_592, multiplier: '7.84' };

const round = (events: readonly Json[]) => ({ roundId: 'crash-12', events, startedAtMs: 0 });

const { place, show, said, clock } = testSharedBoard({
  Board,
  Over,
  words,
  startMs: 1_000,
  stageHeight: 200,
  usual: { playback: round([OPENED]), exposureMaxCentavos: centavos(100_000_000_000n) },
});

const ticket = (more: Partial<Ticket> = {}, target = '10.00', cashOuts: readonly Json[] = []): Ticket => ({
  ticketId: '7',
  panel: 0,
  roundNumber: 12,
  bet: { stake: '100.00', target, cashOuts },
  stakeCentavos: centavos(10_000n),
  payoutCentavos: centavos(0n),
  state: 'open',
  ...more,
});

const running = { phase: 'running', playback: round([OPENED, DEPARTED]) } as const;
const over = { phase: 'result', playback: round([OPENED, DEPARTED, CRASHED]) } as const;

describe('the board of the jeepney jump', () => {
  it('bets with the stake and the target that are shown', async () => {
    await show();
    await userEvent.click(button('₱100'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Auto hop off' }), '2.5');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('39.60%')).toBeVisible();
    await userEvent.click(button(/^Board/));
    expect(said).toEqual([['join', 0, { stake: '100.00', target: '2.50', cashOuts: [] }, 10_000n]]);
  });

  it('visibly lowers the target to the exposure limit', async () => {
    await show({ exposureMaxCentavos: centavos(50_000n) });
    await userEvent.click(button('₱100'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Auto hop off' }), '50');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(button('Odds and rules'), { timeout: 4_000 })
      .toHaveTextContent('House limit: ×5.00 pays ₱500');
    await userEvent.click(button(/^Board/));
    expect(said.at(-1)?.[2]).toMatchObject({ target: '5.00' });
  });

  it('says what a closed round waits for, and takes a bet for the next one', async () => {
    clock.atMs = 7_000;
    const announcement = { text: 'The number comes in 2 s', spoken: 'Waiting for the number' };
    const closed = { phase: 'closed', announcement } as const;
    await show({ ...closed, tickets: [ticket()] });
    await expect.element(page.getByText('The number comes in 2 s')).toBeVisible();
    await expect.element(page.getByText('Waiting for the number')).toBeInTheDocument();
    expect(page.getByText('Leaves in').elements()).toHaveLength(0);
    const stands = button('Your fare is aboard ₱100.00');
    await expect.element(stands).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(stands, { force: true });
    expect(said).toEqual([]);
    await show({ ...closed, tickets: [] });
    await userEvent.click(button(/^Board next ride/));
    expect(said.map(([name]) => name)).toEqual(['join']);
  });

  it('cashes out whole or half, with the payout of the moment', async () => {
    clock.atMs = 6_000 + 8_700;
    await show({ ...running, tickets: [ticket()] });
    await expect.element(button('Hop off ₱238.00')).toBeVisible();
    await expect.element(page.getByText('₱100.00 fare is now')).toBeVisible();
    await userEvent.click(button('Half ₱119.00'));
    await userEvent.click(button(/^Hop off ₱/));
    expect(said).toEqual([
      ['cashOut', '7', 'half'],
      ['cashOut', '7', 'all'],
    ]);
  });

  it('sends a tap just after the end as the late cash-out that it was meant to be, and bets later', async () => {
    clock.atMs = 20_000;
    await show({ ...running, tickets: [ticket()] });
    clock.atMs = 26_600;
    await show({ ...over, tickets: [ticket({ state: 'settled' })] });
    clock.atMs = 27_199;
    await userEvent.click(button(/^Board next ride/));
    expect(said).toEqual([['cashOut', '7', 'all']]);
    clock.atMs = 27_200;
    await userEvent.click(button(/^Board next ride/));
    expect(said.at(-1)?.[0]).toBe('join');
  });

  it('takes no queued bet back with a tap that was meant for the ride', async () => {
    const next = ticket({ ticketId: '8', roundNumber: 13 });
    clock.atMs = 20_000;
    await show({ ...running, tickets: [ticket(), next] });
    clock.atMs = 26_600;
    await show({ ...over, tickets: [ticket({ state: 'settled' }), next] });
    await userEvent.click(button(/^Take back/));
    expect(said).toEqual([['cashOut', '7', 'all']]);
  });

  it('says Off where no automatic hop-off is set, also under the exposure limit and in a result', async () => {
    await show({ exposureMaxCentavos: centavos(50_000n) });
    await expect.element(page.getByRole('textbox', { name: 'Auto hop off' })).toHaveValue('Off');
    clock.atMs = 27_000;
    const lost = ticket({ state: 'settled' }, '5.00');
    await show({ ...over, exposureMaxCentavos: centavos(50_000n), tickets: [lost] });
    await expect.element(page.getByText('Off', { exact: true })).toBeVisible();
  });

  it('says what is true of a bet while the table is lost, and lets it be cashed out with a network only', async () => {
    clock.atMs = 8_780;
    const cut = { atMs: 8_780, seenAt: '9:41:09 AM', mayCall: false };
    const lockedBecause = 'Reconnecting';
    await show({ ...running, cut, lockedBecause, tickets: [ticket({}, '10000.00')] });
    await expect.element(page.getByText('Last seen at 9:41:09 AM. Fare then ₱132.00.')).toBeVisible();
    await expect.element(page.getByText('It rides to the end unless you return in time.')).toBeVisible();
    await expect.element(page.getByText('−₱100.00')).toBeVisible();
    const out = button('Hop off Works again when you are reconnected');
    await expect.element(out).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(out, { force: true });
    expect(said).toEqual([]);
    await show({ ...running, cut: { ...cut, mayCall: true }, tickets: [ticket({}, '2.00')] });
    await expect.element(page.getByText('This bet hops off by itself at ×2.00')).toBeVisible();
    await userEvent.click(button('Hop off Counts when it reaches us'));
    expect(said).toEqual([['cashOut', '7', 'all']]);
  });

  it('lets a player who has cashed out bet on the next ride, and take that bet back', async () => {
    clock.atMs = 20_000;
    const left = ticket({}, '10.00', [{ part: 'all', multiplier: '2.00', runningMs: 7_000 }]);
    await show({ ...running, tickets: [left] });
    await userEvent.click(button(/^Board next ride/));
    expect(said.at(-1)?.[0]).toBe('join');
    const next = ticket({ ticketId: '8', roundNumber: 13 });
    await show({ ...running, tickets: [left, next] });
    await userEvent.click(button('Take back ₱100.00'));
    expect(said.at(-1)).toEqual(['takeBack', '8']);
  });

  it('gives the reason, with both times if a tap came late, and offers the next ride with one tap', async () => {
    clock.atMs = 27_000;
    const lost = ticket({ state: 'settled' });
    await show({
      ...over,
      tickets: [lost],
      late: { ticketId: '7', endedAtMs: 20_592, receivedAtMs: 20_804 },
    });
    await expect.element(page.getByText('Your tap came 0.21 s late')).toBeVisible();
    await expect.element(page.getByText('Ride ended 20.59 s, your tap arrived 20.80 s.')).toBeVisible();
    await expect.element(page.getByText('−₱100.00')).toBeVisible();
    await userEvent.click(button('Check this round'));
    await userEvent.click(button(/^Board next ride/));
    expect(said.map(([name]) => name)).toEqual(['check', 'join']);

    await show({ ...over, tickets: [lost] });
    await expect.element(page.getByText('Your auto hop off at ×10.00 was not reached.')).toBeVisible();
    const won = ticket({ state: 'settled', payoutCentavos: centavos(20_000n) }, '2.00');
    await show({ ...over, tickets: [won] });
    await expect.element(page.getByText('×2.00 reached', { exact: true })).toBeVisible();
    await expect.element(page.getByText('+₱100.00')).toBeVisible();
  });

  it('has two bets side by side on request, each with its own buttons', async () => {
    await show();
    await userEvent.click(button('Second fare'));
    const second = page.getByRole('region', { name: 'Fare 2' });
    await userEvent.click(second.getByRole('button', { name: /^Board/ }));
    expect(said.at(-1)).toEqual(['join', 1, { stake: '20.00', target: '2.00', cashOuts: [] }, 2_000n]);
    await userEvent.click(second.getByRole('switch'));
    expect(said.at(-1)?.[0]).toBe('auto');
    await show({ auto: [null, { roundsLeft: 4 }] });
    await userEvent.click(second.getByRole('switch', { name: '4 left' }));
    expect(said.at(-1)).toEqual(['autoStop', 1]);
  });

  it('is played with keys: arrows change stake and target, space bets and cashes out', async () => {
    await show();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft} ');
    expect(said).toEqual([['join', 0, { stake: '50.00', target: '1000.00', cashOuts: [] }, 5_000n]]);
    clock.atMs = 9_000;
    await show({ ...running, tickets: [ticket()] });
    await userEvent.keyboard(' ');
    expect(said.at(-1)).toEqual(['cashOut', '7', 'all']);
  });

  it('does nothing while it is locked, and says why', async () => {
    await show({ lockedBecause: 'Reconnecting.' });
    await userEvent.click(button(/^Board/), { force: true });
    await userEvent.keyboard(' ');
    expect(said).toEqual([]);
    await expect.element(page.getByText('Reconnecting.')).toBeVisible();
  });

  it('opens the list of all bets, own bets first', async () => {
    const bets = [
      { seat: 0, name: 'A•••a', stakeCentavos: centavos(5_000n), multiplier: '1.80', bet: {}, mine: false },
      { seat: 1, name: 'B•••o', stakeCentavos: centavos(10_000n), multiplier: null, bet: {}, mine: true },
    ];
    await show({ ...running, bets, aboard: 128 });
    await expect.element(page.getByText('128 aboard, 1 hopped off')).toBeVisible();
    await userEvent.click(button(/All bets/));
    const rows = page.getByRole('listitem').elements();
    expect(rows.map((row) => row.textContent)).toEqual(['You₱100.00riding', 'A•••a₱50.00×1.80 ₱90.00']);
  });

  it('announces steps, not every frame', async () => {
    clock.atMs = 6_000 + 12_000;
    await show({ ...running, tickets: [ticket()] });
    const live = place.querySelector('[aria-live="polite"]');
    await expect.poll(() => live?.textContent).toBe('×3.00 passed.');
    await show({ ...over, tickets: [ticket({ state: 'settled' })] });
    expect(live?.textContent).toBe('The ride ended at ×7.84. No win this time.');
  });

  it('has no button under 44 px, no overflow and enough room at 360 x 640, with one bet and with two', async () => {
    await page.viewport(360, 640);
    for (const two of [false, true]) {
      clock.atMs = 9_000;
      const tickets = [ticket(), ...(two ? [ticket({ panel: 1, ticketId: '9' })] : [])];
      await show({ ...running, tickets, aboard: 128 });
      const boxes = [...place.querySelectorAll('button:not([aria-label="Odds and rules"])')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height !== 0);
      for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
      const board = place.querySelector('section')?.getBoundingClientRect();
      expect(board?.height).toBeLessThan(430);
    }
  });

  it('keeps the labels of both steppers at one height, whether the value is an input or text', async () => {
    const asInTheApp = document.createElement('style');
    asInTheApp.textContent = '* { box-sizing: border-box }';
    document.head.append(asInTheApp);
    await show();
    const heights = ['Fare', 'Auto hop off'].map((name) => {
      const group = page.getByRole('group', { name, exact: true });
      const label = group.getByText(name, { exact: true }).element();
      return label.getBoundingClientRect().top - group.element().getBoundingClientRect().top;
    });
    asInTheApp.remove();
    expect(heights[1]).toBeCloseTo(heights[0] ?? Number.NaN, 0);
  });

  it('opens the rules with a target 44 px high while a bet is placed, at 360 x 640', async () => {
    await page.viewport(360, 640);
    for (const standing of [{ tickets: [ticket()] }, { ...running, tickets: [ticket()] }]) {
      clock.atMs = 1_000 + 8_000 * Number('phase' in standing);
      await show(standing);
      const reaches = [button('Odds and rules'), page.getByRole('switch'), button('Second fare')].map((of) =>
        reachOf(of.element()),
      );
      expect(Math.min(...reaches), reaches.join(', ')).toBeGreaterThanOrEqual(44);
    }
  });
});

/** The height in px in which a tap at the element's horizontal centre hits it. */
function reachOf(element: Element): number {
  const { left, width, top, height } = element.getBoundingClientRect();
  const isHit = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest('button') === element;
  const edge = (step: number) => {
    let y = top + height / 2;
    while (isHit(y)) y += step;
    return y;
  };
  return edge(0.25) - edge(-0.25);
}

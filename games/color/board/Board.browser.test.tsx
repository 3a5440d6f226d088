import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testBoard } from '../../kit/board/testing/testBoard';
import { centavos } from '../../kit/rules/money';
import words from '../words/enPH.json';
import { Board } from './Board';

const { place, show, sent, runs, stops, drafts, notices } = testBoard(Board, words);

const field = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const roll = () => page.getByRole('button', { name: /^(Roll|Place a chip|Rolling)/ });
const tab = (name: string) => page.getByRole('tab', { name });

describe('the board of the colour game', () => {
  it('sends the chips on the table, with their stake', async () => {
    await show();
    await userEvent.click(field('Yellow star'));
    await userEvent.click(field('Yellow star'));
    await userEvent.click(tab('2 colors'));
    await userEvent.click(field('Blue drop'));
    await userEvent.click(field('Red heart'));
    await userEvent.click(roll());
    expect(sent).toEqual([
      {
        bet: {
          positions: [
            { kind: 'single', colors: [1], stake: '20.00' },
            { kind: 'pair', colors: [0, 3], stake: '10.00' },
          ],
        },
        stakeCentavos: 3_000n,
      },
    ]);
  });

  it('sends nothing without chips, and nothing while it is locked', async () => {
    await show();
    await userEvent.click(roll(), { force: true });
    await userEvent.click(field('Red heart'));
    await show({ lockedBecause: 'You are offline.' });
    await userEvent.click(roll(), { force: true });
    expect(sent).toEqual([]);
    await expect.element(page.getByText('You are offline.')).toBeVisible();
  });

  it('is played with keys alone: arrows move, space places, Delete removes, space rolls', async () => {
    await show();
    (field('Red heart').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown} {ArrowRight} ');
    await userEvent.keyboard('{Delete}');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(' ');
    expect(sent).toEqual([
      { bet: { positions: [{ kind: 'single', colors: [4], stake: '10.00' }] }, stakeCentavos: 1_000n },
    ]);
  });

  it('removes the chips of a field with a long press, which does not count as a tap', async () => {
    await show();
    await userEvent.click(field('Red heart'));
    await userEvent.click(field('Red heart'), { delay: 700 });
    expect(drafts.at(-1)).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Place a chip' })).toBeVisible();
  });

  it('refuses a chip that could win more than the limit, and says so', async () => {
    await show({ exposureMaxCentavos: centavos(400_000n) });
    await userEvent.click(tab('Triple'));
    await userEvent.click(field('Red heart'));
    await userEvent.click(field('Red heart'));
    expect(notices).toHaveLength(1);
    expect(drafts.at(-1)).toEqual({ positions: [{ kind: 'triple', colors: [0], stake: '10.00' }] });
  });

  it('restores an unsent bet, and the last bet with Repeat', async () => {
    const kept = { positions: [{ kind: 'anyTriple', colors: [], stake: '50.00' }] };
    await show({ draft: kept });
    await userEvent.click(roll());
    expect(sent.at(-1)?.bet).toEqual(kept);
    const last = { positions: [{ kind: 'single', colors: [2], stake: '5.00' }] };
    await show({ draft: kept, lastBet: last });
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await userEvent.click(page.getByRole('button', { name: 'Repeat' }));
    await userEvent.click(roll());
    expect(sent.at(-1)?.bet).toEqual(last);
  });

  it('doubles the chips, up to the limit on winnings', async () => {
    await show({ exposureMaxCentavos: centavos(600_000n) });
    await userEvent.click(tab('Triple'));
    await userEvent.click(field('Red heart'));
    await userEvent.click(page.getByRole('button', { name: 'Double' }));
    expect(drafts.at(-1)).toEqual({ positions: [{ kind: 'triple', colors: [0], stake: '20.00' }] });
    await userEvent.click(page.getByRole('button', { name: 'Double' }));
    expect(notices).toHaveLength(1);
    expect(drafts.at(-1)).toEqual({ positions: [{ kind: 'triple', colors: [0], stake: '20.00' }] });
  });

  it('asks for a run of the bet, does not change while it is active, and ends it by button or space', async () => {
    await show();
    await userEvent.click(field('Yellow star'));
    await userEvent.click(page.getByRole('button', { name: 'Auto' }));
    const bet = { positions: [{ kind: 'single', colors: [1], stake: '10.00' }] };
    expect(runs).toEqual([{ bet, stakeCentavos: 1_000n }]);

    await show({ auto: { roundsLeft: 7 } });
    await userEvent.click(field('Red heart'), { force: true });
    expect(drafts.at(-1)).toEqual(bet);
    await userEvent.click(page.getByRole('button', { name: 'Stop 7 left' }));
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(' ');
    expect(stops).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('does not change while a bet is pending, and announces the result', async () => {
    const lastBet = { positions: [{ kind: 'single', colors: [1], stake: '10.00' }] };
    const cubes = [1, 1, 3].map((color, cube) => ({ type: 'cubeStopped', cube, color }));
    const won = {
      type: 'positionWon',
      kind: 'single',
      colors: [1],
      stake: '10.00',
      pays: '3/1',
      payout: '30.00',
    };
    const settled = { type: 'roundSettled', stake: '10.00', payout: '30.00', tier: 'small' };
    const events = [{ type: 'gateOpened' }, ...cubes, won, settled];

    await show();
    await userEvent.click(field('Yellow star'));
    await show({ phase: 'waiting' });
    await userEvent.click(field('Red heart'), { force: true });
    expect(drafts.at(-1)).toEqual(lastBet);
    await show({ phase: 'playing', lastBet, events: events.slice(0, 3) });
    await show({ phase: 'result', lastBet, events });

    const spoken = place.querySelector('[aria-live]');
    expect(spoken?.textContent).toBe('Yellow star, Yellow star, Blue drop. Panalo! You win ₱20.00.');
    expect(place.querySelector('[data-field="1"]')?.getAttribute('data-light')).toBe('lit');
    expect(place.querySelector('[data-field="0"]')?.getAttribute('data-light')).toBe('dim');
    await expect.element(page.getByRole('button', { name: /^Roll again/ })).toBeVisible();

    // The next chip begins a new bet and ends the highlights.
    await userEvent.click(field('Red heart'));
    expect(drafts.at(-1)).toEqual({ positions: [{ kind: 'single', colors: [0], stake: '10.00' }] });
    expect(place.querySelector('[data-field="1"]')?.getAttribute('data-light')).toBe('plain');
  });

  it('shows the bet of a past round without changing the one being built', async () => {
    await show();
    await userEvent.click(field('Red heart'));
    const past = { positions: [{ kind: 'single', colors: [5], stake: '500.00' }] };
    await show({ replay: true, phase: 'playing', lastBet: past });
    await expect.element(page.getByRole('button', { name: /White moon, ₱500.00 on it/ })).toBeVisible();
    await show({ lastBet: past });
    await userEvent.click(roll());
    expect(sent.at(-1)?.bet).toEqual({ positions: [{ kind: 'single', colors: [0], stake: '10.00' }] });
  });
});

import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, testBoard } from '../../kit/board/testing/testBoard';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { Hand } from '../../kit/scene/hand';
import type { RoundPlayback } from '../../kit/scene/scene';
import { cornerOf, FIELD, PANEL, placementIn } from '../foil/panels';
import words from '../words/enPH.json';
import { Board } from './Board';
import { Over, Plain } from './Over';
import type { OverProps } from './strings';

const EVENTS: readonly Json[] = [
  { type: 'ticketBought', stake: '5.00' },
  { type: 'panels', motifs: [5, 8, 2, 7, 5, 9, 6, 5, 8] },
  { type: 'matched', motif: 5, panels: [0, 4, 7], pays: '20/1', payout: '100.00' },
  { type: 'roundSettled', stake: '5.00', payout: '100.00', tier: 'mega' },
];
const COVERED = EVENTS.slice(0, 2);

const { place, render, show, props, sent, runs, stops, habits, acts } = testBoard(Board, words, { acts: [] });
const clock = { atMs: 5_000, nowMs: () => clock.atMs };
let hand = new Hand();
beforeEach(() => {
  hand = new Hand();
});

describe('the board of scratch', () => {
  it('buys a ticket at the selected price, and remembers the price', async () => {
    await show();
    await userEvent.click(button('₱10'));
    await userEvent.click(button(/^New ticket/));
    expect(sent).toEqual([{ bet: { stake: '10.00' }, stakeCentavos: 1_000n }]);
    expect(habits).toEqual([{ stake: '10.00' }]);
  });

  it('offers no price whose top prize exceeds the limit', async () => {
    await show();
    const prices = [...place.querySelectorAll('fieldset button')].map((each) => each.textContent);
    expect(prices).toEqual(['₱1', '₱5', '₱10']);
    await show({ exposureMaxCentavos: centavos(10_000_000_00n) });
    const more = [...place.querySelectorAll('fieldset button')].map((each) => each.textContent);
    expect(more).toEqual(['₱1', '₱5', '₱10', '₱20', '₱50', '₱100']);
  });

  it('buys nothing while it is locked, and says why', async () => {
    await show({ lockedBecause: 'You are offline.' });
    await userEvent.click(button(/^New ticket/), { force: true });
    expect(sent).toEqual([]);
    await expect.element(page.getByText('You are offline.')).toBeVisible();
  });

  it('reveals all with the primary button while a ticket is open, once', async () => {
    await show({ phase: 'playing', events: COVERED });
    await userEvent.click(button('Reveal all'));
    await userEvent.click(button('Reveal all'), { force: true });
    expect(acts).toEqual([{ type: 'revealedAll' }]);
    expect(sent).toEqual([]);
  });

  it('counts only open panels towards a prize', async () => {
    const open = (panel: number, atMs: number) => ({ type: 'panelOpened', panel, atMs });
    await show({ phase: 'playing', events: COVERED, acts: [open(0, 900)] });
    expect(place.querySelector('[data-near]')).toBeNull();
    await show({ phase: 'playing', events: COVERED, acts: [open(0, 900), open(4, 1200)] });
    expect(place.querySelector('[data-near]')?.textContent).toContain('2 of 3');
    expect(place.querySelectorAll('[data-near]')).toHaveLength(1);
    expect(place.querySelector('[aria-live]')?.textContent).toBe('Panel 5: Turtle, ×20');
    await show({ phase: 'result', events: EVENTS });
    expect(place.querySelector('[data-won]')?.textContent).toContain('3 of 3');
    expect(place.querySelector('[aria-live]')?.textContent).toBe(
      'Three of a kind: Turtle. Panalo! You win ₱95.00.',
    );
  });

  it('reveals the ticket automatically in a run and in a replay', async () => {
    await show({ phase: 'playing', events: COVERED, auto: { roundsLeft: 3 } });
    await expect.poll(() => acts, { timeout: 3000 }).toEqual([{ type: 'revealedAll' }]);
    await userEvent.click(button(/^Stop/));
    expect(stops).toHaveLength(1);
    await show({ phase: 'betting' });
    await show({ phase: 'playing', events: COVERED, replay: true });
    await expect.poll(() => acts.length, { timeout: 3000 }).toBe(2);
  });

  it('asks for a run of the selected ticket', async () => {
    await show();
    await userEvent.click(button('Auto'));
    expect(runs).toEqual([{ bet: { stake: '5.00' }, stakeCentavos: 500n }]);
  });
});

/** The surface over the stage; the acts it sends are passed back to it as the host does. */
function Table({ plain = false }: { readonly plain?: boolean }) {
  const [done, setDone] = useState<readonly Json[]>([]);
  const playback: RoundPlayback = { roundId: 'r1', events: EVENTS, acts: done, startedAtMs: 4_000 };
  const over: OverProps = {
    translate: props.translate,
    formatAmount: props.formatAmount,
    phase: 'playing',
    events: COVERED,
    playback,
    clock,
    reducedMotion: true,
    hand,
    onAct: (each) => {
      acts.push(each);
      setDone((before) => [...before, { ...(each as object), atMs: clock.nowMs() - 4_000 } as Json]);
    },
    onCue: () => undefined,
  };
  return (
    <div style={{ position: 'relative', width: 375, height: 480 }}>
      {plain ? <Plain {...over} /> : <Over {...over} />}
    </div>
  );
}

/** Moves the pointer over a panel, by shares of it. */
function drag(panel: number, way: readonly (readonly [number, number])[]): void {
  const surface = place.querySelector('[data-open]');
  const box = place.firstElementChild?.getBoundingClientRect();
  if (surface === null || box === undefined) throw new Error('no surface');
  const placement = placementIn({ width: 375, height: 480 });
  const { x, y } = cornerOf(panel);
  // The test's pointer is synthetic, so the browser cannot capture it.
  const captured = new Set<number>();
  Object.assign(surface, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
  way.forEach(([a, b], index) => {
    clock.atMs += 16;
    surface.dispatchEvent(
      new PointerEvent(index === 0 ? 'pointerdown' : 'pointermove', {
        bubbles: true,
        pointerId: 7,
        isPrimary: true,
        button: 0,
        clientX: box.left + placement.x + (FIELD.x + x + a * PANEL.width) * placement.scale,
        clientY: box.top + placement.y + (FIELD.y + y + b * PANEL.height) * placement.scale,
      }),
    );
  });
}

describe('the surface over the ticket', () => {
  it('records strokes, and opens a panel once enough of it is bare', async () => {
    await render(<Table />);
    drag(4, [
      [0.1, 0.25],
      [0.5, 0.25],
      [0.9, 0.25],
    ]);
    const { strokes } = hand.content as { readonly strokes: readonly (readonly number[])[] };
    const corner = cornerOf(4);
    expect(strokes).toHaveLength(1);
    expect(strokes[0]?.length).toBe(9);
    expect((strokes[0]?.[0] ?? 0) / 10).toBeCloseTo(corner.x + 0.1 * PANEL.width, 0);
    expect((strokes[0]?.[1] ?? 0) / 10).toBeCloseTo(corner.y + 0.25 * PANEL.height, 0);
    expect(acts).toEqual([]);
    drag(4, [
      [0.1, 0.7],
      [0.5, 0.7],
      [0.95, 0.7],
    ]);
    await expect.poll(() => acts).toEqual([{ type: 'panelOpened', panel: 4 }]);
    await expect.element(button('Panel 5: Turtle, ×20')).toBeInTheDocument();
    await expect.element(button('Panel 1, covered')).toBeInTheDocument();
  });

  it('is played with keys alone, and releases them when the ticket is decided', async () => {
    await render(<Table />);
    await userEvent.keyboard('{ArrowRight} ');
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
    await userEvent.keyboard('{ArrowDown} ');
    await expect
      .poll(() => acts)
      .toEqual([
        { type: 'panelOpened', panel: 0 },
        { type: 'panelOpened', panel: 4 },
        { type: 'panelOpened', panel: 7 },
      ]);
    await expect.poll(() => document.activeElement).toBe(document.body);
    await userEvent.keyboard('{ArrowRight} ');
    expect(acts).toHaveLength(3);
  });

  it('opens panels by tap if no picture is drawn', async () => {
    await render(<Table plain />);
    await userEvent.click(button('Panel 3, covered'));
    await expect.element(button('Panel 3: Gem, ×500')).toBeVisible();
    expect(acts).toEqual([{ type: 'panelOpened', panel: 2 }]);
  });
});

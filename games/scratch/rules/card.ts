import type { Draw } from '../../kit/rules/draw';
import { ALL_MOTIFS, CARD_COUNT, type Motif, PRIZES, prizeOfCard } from './prizes';

export const PANEL_COUNT = 9;

/** Equal motifs that win their prize. */
export const MATCH = 3;

/** A card: its multiplier, 0 for no prize, and its nine motifs in reading order. */
export interface Card {
  readonly pays: number;
  readonly panels: readonly Motif[];
}

const countOf = (panels: readonly (Motif | null)[], motif: Motif): number =>
  panels.filter((panel) => panel === motif).length;

/** Whether the prize's motif shows exactly three times, and no other three times or more. */
export function isCard({ pays, panels }: Card): boolean {
  if (panels.length !== PANEL_COUNT) return false;
  const often = ALL_MOTIFS.filter((motif) => countOf(panels, motif) >= MATCH);
  const [motif] = often;
  if (motif === undefined) return pays === 0;
  return often.length === 1 && countOf(panels, motif) === MATCH && PRIZES[motif]?.pays === pays;
}

/** The motif that shows three times; null on a losing card. */
export const winnerOf = ({ panels }: Card): Motif | null =>
  ALL_MOTIFS.find((motif) => countOf(panels, motif) >= MATCH) ?? null;

/**
 * Draws a card: its prize first, then the places. All arrangements of a prize are equally likely, so that a losing card
 * shows two of a motif exactly as often as chance does. README, formula v1.
 */
export function drawCard(draw: Draw): Card {
  const prize = prizeOfCard(draw.uniform(CARD_COUNT));
  if (prize === null) return { pays: 0, panels: fill(draw, EMPTY, ALL_MOTIFS) };
  const placed: (Motif | null)[] = [...EMPTY];
  for (let left = PANEL_COUNT; left > PANEL_COUNT - MATCH; left -= 1) {
    placed[freePanel(placed, draw.uniform(left))] = prize;
  }
  const others = ALL_MOTIFS.filter((motif) => motif !== prize);
  return { pays: PRIZES[prize]?.pays ?? 0, panels: fill(draw, placed, others) };
}

const EMPTY: readonly null[] = Array.from({ length: PANEL_COUNT }, () => null);

/** The panel that is the `nth` free one in reading order, counted from 0. */
function freePanel(panels: readonly (Motif | null)[], nth: number): number {
  let seen = 0;
  return panels.findIndex((panel) => panel === null && seen++ === nth);
}

/** Fills the free panels in reading order, each from `motifs`; starts again if one of these shows three times. */
function fill(draw: Draw, placed: readonly (Motif | null)[], motifs: readonly Motif[]): readonly Motif[] {
  for (;;) {
    const panels = placed.map((panel) => panel ?? (motifs[draw.uniform(motifs.length)] as Motif));
    if (motifs.every((motif) => countOf(panels, motif) < MATCH)) return panels;
  }
}

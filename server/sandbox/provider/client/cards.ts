import type { GameWords } from '../words/gameWords';
import { type Ctx, FONT, hsl, linear, rounded } from './paint';
import type { Theme } from './theme';

/** Playing cards: a card is suit x 13 + rank, ranks from the ace (0) to the king (12). */
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;

export const TALL = 1.42;

export interface CardPlace {
  readonly cx: number;
  readonly cy: number;
  readonly wide: number;
  readonly turn?: number;
  /** From 0 (face down) to 1 (face up). */
  readonly flip?: number;
}

/** The name of a card, for screen readers. */
export function cardName(card: number, { card: form, suits, ranks }: GameWords): string {
  const rank = card % 13;
  const names: Partial<Record<number, string>> = {
    0: ranks.ace,
    10: ranks.jack,
    11: ranks.queen,
    12: ranks.king,
  };
  return form
    .replace('{rank}', names[rank] ?? String(rank + 1))
    .replace('{suit}', suits[SUITS[Math.floor(card / 13)] ?? 'spades']);
}

/** Draws a card; null is one whose face is not known. */
export function drawCard(
  x: Ctx,
  card: number | null,
  { cx, cy, wide, turn = 0, flip = 1 }: CardPlace,
  theme: Theme,
): void {
  const tall = wide * TALL;
  const isFace = card !== null && flip >= 0.5;
  x.save();
  x.translate(cx, cy);
  x.rotate(turn);
  x.scale(Math.max(0.02, Math.abs(1 - 2 * flip)), 1);
  x.shadowColor = 'rgba(0,0,0,.5)';
  x.shadowBlur = wide * 0.14;
  x.shadowOffsetY = wide * 0.05;
  rounded(x, -wide / 2, -tall / 2, wide, tall, wide * 0.1);
  x.fillStyle = isFace
    ? linear(x, [-wide / 2, -tall / 2, wide / 2, tall / 2], ['#ffffff', '#fffdf6', '#efe6d2'])
    : linear(
        x,
        [0, -tall / 2, 0, tall / 2],
        [hsl(theme.hue, 70, 34), hsl(theme.hue, 72, 24), hsl(theme.hue2, 74, 14)],
      );
  x.fill();
  x.shadowColor = 'transparent';
  if (isFace) face(x, card, wide, theme);
  else back(x, wide, theme);
  x.restore();
}

function back(x: Ctx, wide: number, { material }: Theme): void {
  const tall = wide * TALL;
  rounded(x, -wide * 0.42, -tall * 0.44, wide * 0.84, tall * 0.88, wide * 0.07);
  x.lineWidth = wide * 0.03;
  x.strokeStyle = material.tones[2];
  x.stroke();
  x.save();
  x.clip();
  x.globalAlpha = 0.28;
  x.lineWidth = wide * 0.02;
  for (let line = -6; line <= 6; line += 1) {
    for (const lean of [-1, 1]) {
      x.beginPath();
      x.moveTo(line * wide * 0.2 - wide, -lean * wide);
      x.lineTo(line * wide * 0.2 + wide, lean * wide);
      x.stroke();
    }
  }
  x.restore();
}

function face(x: Ctx, card: number, wide: number, theme: Theme): void {
  const tall = wide * TALL;
  const suit = Math.floor(card / 13);
  x.fillStyle = suit % 2 === 1 ? '#c1121f' : '#14161c';
  x.font = `800 ${wide * 0.46}px ${FONT}`;
  x.textAlign = 'center';
  x.textBaseline = 'middle';
  x.fillText(RANKS[card % 13] ?? '', -wide * 0.2, -tall * 0.28);
  const pip = (cx: number, cy: number, size: number) => {
    x.save();
    x.translate(cx - size / 2, cy - size / 2);
    x.scale(size / 512, size / 512);
    x.fill(theme.outline(SUITS[suit] ?? 'spades'));
    x.restore();
  };
  pip(wide * 0.26, -tall * 0.29, wide * 0.3);
  pip(0, tall * 0.16, wide * 0.62);
}

/** A label on a pill. */
export function pill(
  x: Ctx,
  text: string,
  { cx, cy, size, fill, ink }: { cx: number; cy: number; size: number; fill: string; ink: string },
): void {
  x.font = `800 ${size}px ${FONT}`;
  x.textAlign = 'center';
  x.textBaseline = 'middle';
  const wide = x.measureText(text).width + size * 1.4;
  const thick = size * 1.6;
  rounded(x, cx - wide / 2, cy - thick / 2, wide, thick, thick / 2);
  x.fillStyle = fill;
  x.fill();
  x.lineWidth = Math.max(1, size * 0.06);
  x.strokeStyle = 'rgba(255,255,255,.22)';
  x.stroke();
  x.fillStyle = ink;
  x.fillText(text, cx, cy + size * 0.06);
}

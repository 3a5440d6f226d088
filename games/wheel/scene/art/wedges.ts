import type { Cell } from '../../../kit/scene/paint/packing';
import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import { POINTS_PRIZE, type Prize, WEDGES } from '../../rules/prizes';
import { FACE } from '../layout';
import type { Palette, Tone } from '../palette';
import { WEDGE_COUNT } from '../spin';
import { paintPrize } from './glyphs';

/** A wedge's cell: its tip is at {@link WEDGE.tipX}, {@link WEDGE.tipY}, its arc at the top. */
export const WEDGE = { width: 90, height: 150, tipX: 45, tipY: 147 } as const;

const HALF = Math.PI / WEDGE_COUNT;
/** Wedges overlap slightly, so that no gap shows between them. */
const OVERLAP = 0.004;

export const wedgeName = (index: number): string => `wedge${index}`;
export const WEDGE_NAMES = WEDGES.map((_, index) => wedgeName(index));

/** The font that has the peso sign; it must be loaded before painting. */
export const LABEL_FONT = '800 20px "Plus Jakarta Sans", "UI fallback", sans-serif';

export const wedgeCells = (palette: Palette): readonly Cell[] =>
  WEDGES.map(({ prize }, index) => ({
    name: wedgeName(index),
    width: WEDGE.width,
    height: WEDGE.height,
    draw(paint) {
      const tone = palette.tones[index] ?? palette.tones[0];
      if (tone === undefined) return;
      paint.translate(WEDGE.tipX, WEDGE.tipY);
      paintWedge(paint, tone, palette);
      within(paint, () => {
        paint.translate(0, -76);
        paintPrize(paint, prize, palette, tone);
      });
      label(paint, prize, tone);
    },
  }));

function sector(paint: Paint, radius: number, spread: number): void {
  paint.beginPath();
  paint.moveTo(0, 0);
  paint.arc(0, 0, radius, -Math.PI / 2 - spread, -Math.PI / 2 + spread);
  paint.closePath();
}

function paintWedge(paint: Paint, { deep, bright }: Tone, { setting, line }: Palette): void {
  const flat = setting === 'sea';
  paint.fillStyle = radialFill(
    paint,
    0,
    0,
    FACE,
    flat
      ? [
          [0, deep],
          [0.5, deep],
          [1, bright],
        ]
      : [
          [0, deep],
          [0.42, deep],
          [0.8, bright],
          [0.95, bright],
          [1, deep],
        ],
  );
  sector(paint, FACE, HALF + OVERLAP);
  paint.fill();
  within(paint, () => {
    sector(paint, FACE, HALF + OVERLAP);
    paint.clip();
    // Light from the upper left: one flank of every wedge is brighter.
    paint.fillStyle = linearFill(paint, -42, 0, 42, 0, [
      [0, `rgba(255,255,255,${flat ? 0.14 : 0.2})`],
      [0.35, 'rgba(255,255,255,.02)'],
      [0.65, 'rgba(0,0,0,0)'],
      [1, `rgba(0,0,0,${flat ? 0.06 : 0.22})`],
    ]);
    paint.fillRect(-46, -FACE, 92, FACE);
    if (setting === 'fiesta') grain(paint);
    if (flat) return;
    paint.strokeStyle = line;
    paint.globalAlpha = 0.5;
    paint.lineWidth = 0.9;
    sector(paint, FACE - 6, HALF - 0.042);
    paint.stroke();
    paint.globalAlpha = 0.22;
    paint.beginPath();
    paint.arc(0, 0, 55, 0, Math.PI * 2);
    paint.stroke();
  });
}

/** Paper: fibres across the wedge. */
function grain(paint: Paint): void {
  paint.strokeStyle = '#fff';
  paint.globalAlpha = 0.07;
  paint.lineWidth = 0.7;
  for (let y = -FACE; y < -40; y += 2.4) {
    paint.beginPath();
    paint.moveTo(-44, y + Math.sin(y) * 2);
    paint.lineTo(44, y + Math.cos(y * 1.7) * 2);
    paint.stroke();
  }
  paint.globalAlpha = 1;
}

function label(paint: Paint, prize: Prize, { ink, edge }: Tone): void {
  const text = prize === 'points' ? String(POINTS_PRIZE) : `₱${prize}`;
  const size = text.length > 3 ? 17.5 : text.length > 2 ? 20 : 22;
  within(paint, () => {
    paint.font = LABEL_FONT.replace('20px', `${size}px`);
    paint.textAlign = 'center';
    paint.textBaseline = 'alphabetic';
    paint.lineJoin = 'round';
    paint.lineWidth = 3.4;
    paint.strokeStyle = edge;
    paint.globalAlpha = 0.6;
    paint.strokeText(text, 0, -107);
    paint.globalAlpha = 1;
    paint.fillStyle = ink;
    paint.fillText(text, 0, -107);
  });
}

/** The motion blur of the wheel at full speed: every colour is mixed with its neighbours. */
export function paintBlur(paint: Paint, palette: Palette): void {
  const copies = 12;
  for (let copy = 0; copy < copies; copy += 1) {
    paint.globalAlpha = 1 / (copy + 1);
    for (let index = 0; index < WEDGE_COUNT; index += 1) {
      const tone = palette.tones[index];
      if (tone === undefined) continue;
      within(paint, () => {
        paint.rotate(((index + (copy / copies - 0.5) * 1.5) / WEDGE_COUNT) * Math.PI * 2);
        paint.fillStyle = radialFill(paint, 0, 0, FACE, [
          [0, tone.deep],
          [0.42, tone.deep],
          [0.8, tone.bright],
          [1, tone.bright],
        ]);
        sector(paint, FACE, HALF + 0.01);
        paint.fill();
      });
    }
  }
  // Labels and pictures are blurred to two rings.
  paint.globalAlpha = 0.16;
  paint.strokeStyle = palette.tones[1]?.ink ?? palette.line;
  for (const [radius, width] of [
    [114, 15],
    [76, 20],
  ] as const) {
    paint.lineWidth = width;
    paint.beginPath();
    paint.arc(0, 0, radius, 0, Math.PI * 2);
    paint.stroke();
  }
  paint.globalAlpha = 1;
}

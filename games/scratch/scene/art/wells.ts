import type { Cell } from '../../../kit/scene/paint/packing';
import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import { PANEL } from '../../foil/panels';
import { ALL_MOTIFS, type Motif, PRIZES } from '../../rules/prizes';
import type { Palette } from '../palette';
import { drawMotif } from './motif';

const { width, height, radius } = PANEL;

/** A motif's own square within its panel. */
const MOTIF_SIZE = 76;
const MOTIF_Y = -1;
/**
 * Size of a usual label, of a long one next to it, and the most that a long one may have. Larger labels make the motif
 * smaller. Design px.
 */
const LABEL = { usual: 15, long: 14, longMost: 18 } as const;

/** The papers under the foil, plain and warm, and the ten motifs with their multipliers. */
export const wellCells = (palette: Palette, resolution: number, labelSize: number): readonly Cell[] => [
  wellCell('well', palette, palette.well),
  wellCell('wellWarm', palette, palette.wellWarm),
  ...ALL_MOTIFS.map((motif) => motifCell(motif, palette, resolution, labelSize)),
];

export const motifName = (motif: Motif): string => `motif${motif}`;

function wellCell(name: string, palette: Palette, stops: readonly string[]): Cell {
  return {
    name,
    width,
    height,
    draw(paint) {
      paint.beginPath();
      paint.roundRect(0, 0, width, height, radius);
      paint.clip();
      paint.fillStyle = radialFill(paint, width * 0.4, height * 0.34, width * 0.86, stops);
      paint.fillRect(0, 0, width, height);
      hatch(paint, palette.wellHatch);
      inset(paint, palette.wellShade);
    },
  };
}

function hatch(paint: Paint, ink: string): void {
  paint.strokeStyle = ink;
  paint.lineWidth = 0.7;
  paint.beginPath();
  for (let step = -12; step < 24; step += 1) {
    paint.moveTo(step * 8, 0);
    paint.lineTo(step * 8 + height, height);
    paint.moveTo(step * 8, height);
    paint.lineTo(step * 8 + height, 0);
  }
  paint.stroke();
}

/** The shadow of the ticket's edge in the well: the light comes from the upper left. */
function inset(paint: Paint, shade: string): void {
  paint.fillStyle = linearFill(paint, 0, 0, 0, 12, [`rgba(${shade},.4)`, `rgba(${shade},0)`]);
  paint.fillRect(0, 0, width, 12);
  paint.fillStyle = linearFill(paint, 0, 0, 10, 0, [`rgba(${shade},.28)`, `rgba(${shade},0)`]);
  paint.fillRect(0, 0, 10, height);
}

function motifCell(motif: Motif, palette: Palette, resolution: number, labelSize: number): Cell {
  return {
    name: motifName(motif),
    width,
    height,
    draw(paint) {
      within(paint, () => {
        const size = MOTIF_SIZE - (labelSize - LABEL.usual);
        paint.translate((width - size) / 2, MOTIF_Y);
        drawMotif(paint, motif, size, resolution, palette);
      });
      const pays = PRIZES[motif]?.pays ?? 0;
      const isLong = pays > 999;
      const size = isLong ? Math.min(LABEL.longMost, labelSize - LABEL.usual + LABEL.long) : labelSize;
      paint.font = palette.label.font.replace('$', String(size));
      paint.textAlign = 'center';
      paint.lineJoin = 'round';
      paint.strokeStyle = 'rgba(255,255,255,.72)';
      paint.lineWidth = 3;
      const text = `×${pays.toLocaleString('en')}`;
      paint.strokeText(text, width / 2, height - 6);
      paint.fillStyle = palette.label.ink;
      paint.fillText(text, width / 2, height - 6);
    },
  };
}

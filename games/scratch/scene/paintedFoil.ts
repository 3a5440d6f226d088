import { type Paint, sheet } from '../../kit/scene/paint/paint';
import { cornerOf, PANEL } from '../foil/panels';
import { BRUSH_PX, type Stroke } from '../foil/strokes';
import { FOIL_BOX, FOIL_PAD } from './art/foil';
import type { PanelPose } from './pose';
import { StrokeReader, stampsOf } from './strokeReader';

/** Foil for devices without WebGL: painted into one canvas, with the strokes cut out of it. */
export class PaintedFoil {
  readonly canvas: HTMLCanvasElement;
  readonly #paint: Paint;
  readonly #mask: ReturnType<typeof sheet>;
  readonly #foil: HTMLCanvasElement;
  readonly #reader = new StrokeReader();
  #drawn = '';

  constructor(foil: HTMLCanvasElement, resolution: number) {
    const { canvas, paint } = sheet(FOIL_BOX.width, FOIL_BOX.height, resolution);
    this.canvas = canvas;
    this.#paint = paint;
    this.#foil = foil;
    this.#mask = sheet(FOIL_BOX.width, FOIL_BOX.height, resolution / 2);
    this.#mask.paint.translate(FOIL_PAD, FOIL_PAD);
  }

  /** Paints the rest of the foil. Returns whether the picture changed. */
  draw(strokes: readonly Stroke[], untilMs: number, panels: readonly PanelPose[]): boolean {
    const { restart, pieces } = this.#reader.read(strokes, untilMs);
    const looks = panels.map(({ open, light }) => `${open.toFixed(2)} ${light.toFixed(2)}`).join();
    if (!restart && pieces.length === 0 && looks === this.#drawn) return false;
    this.#drawn = looks;
    const mask = this.#mask.paint;
    if (restart) mask.clearRect(-FOIL_PAD, -FOIL_PAD, FOIL_BOX.width, FOIL_BOX.height);
    for (const { x, y } of pieces.flatMap(stampsOf)) {
      mask.beginPath();
      mask.arc(x, y, BRUSH_PX, 0, Math.PI * 2);
      mask.fill();
    }
    const paint = this.#paint;
    paint.globalCompositeOperation = 'source-over';
    paint.clearRect(0, 0, FOIL_BOX.width, FOIL_BOX.height);
    paint.drawImage(this.#foil, 0, 0, FOIL_BOX.width, FOIL_BOX.height);
    paint.globalCompositeOperation = 'destination-out';
    paint.drawImage(this.#mask.canvas, 0, 0, FOIL_BOX.width, FOIL_BOX.height);
    panels.forEach(({ open, light }, panel) => {
      const { x, y } = cornerOf(panel);
      const box = [x + FOIL_PAD - 2, y + FOIL_PAD - 2, PANEL.width + 4, PANEL.height + 4] as const;
      paint.globalCompositeOperation = 'destination-out';
      paint.fillStyle = `rgba(0,0,0,${open})`;
      if (open > 0) paint.fillRect(...box);
      paint.globalCompositeOperation = 'source-atop';
      paint.fillStyle = `rgba(0,0,0,${1 - light})`;
      if (light < 1) paint.fillRect(...box);
    });
    return true;
  }
}

import { type Paint, radialFill, sheet, within } from '../../../kit/scene/paint/paint';
import { ALL_COLORS } from '../../rules/colors';
import { SYMBOLS } from '../../symbols';
import type { Palette } from '../palette';

/** In the order of the colours. */
const SHAPES: readonly string[] = ALL_COLORS.map((color) => SYMBOLS[color]);

/** Pixels of one face in the atlas. */
export const FACE_PX = 256;
export const FACE_COLUMNS = 3;
export const FACE_ROWS = 2;

interface Inks {
  readonly inlay: string;
  readonly symbol: string;
  readonly edge: string;
  /** How the symbol's edge is blended: added for masks, drawn over it for colours. */
  readonly meeting: GlobalCompositeOperation;
}

const MASKS: Inks = { inlay: '#f00', symbol: '#0f0', edge: '#00f', meeting: 'lighter' };

/** An art deco fan in one corner, between the frame and the ring. */
function cornerFan(paint: Paint): void {
  for (let quarter = 0; quarter < 4; quarter += 1) {
    within(paint, () => {
      paint.rotate((quarter * Math.PI) / 2);
      paint.translate(-38.5, -38.5);
      paint.rotate(Math.PI / 4);
      paint.beginPath();
      for (const [angle, reach] of [
        [-0.62, 9.5],
        [0, 12],
        [0.62, 9.5],
      ] as const) {
        paint.moveTo(Math.cos(angle) * 4.5, Math.sin(angle) * 4.5);
        paint.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
      }
      paint.lineWidth = 1.5;
      paint.lineCap = 'round';
      paint.stroke();
    });
  }
}

/** Frame, ring and symbol in a square of -50 to 50. */
function paintFace(paint: Paint, symbol: Path2D, inks: Inks): void {
  paint.strokeStyle = inks.inlay;
  paint.lineWidth = 2.2;
  paint.beginPath();
  paint.roundRect(-40, -40, 80, 80, 9);
  paint.stroke();
  paint.lineWidth = 1.8;
  paint.beginPath();
  paint.arc(0, 0, 32.5, 0, Math.PI * 2);
  paint.stroke();
  cornerFan(paint);
  within(paint, () => {
    paint.scale(0.62, 0.62);
    paint.lineJoin = 'round';
    paint.strokeStyle = inks.edge;
    paint.lineWidth = 8.5;
    paint.stroke(symbol);
    paint.fillStyle = inks.edge;
    paint.fill(symbol);
    paint.globalCompositeOperation = inks.meeting;
    paint.fillStyle = inks.symbol;
    paint.fill(symbol);
  });
}

/** All six faces as masks: red is inlay, green the symbol, blue its edge. The shader colours them. */
export function faceMasks(): HTMLCanvasElement {
  const { canvas, paint } = sheet(FACE_COLUMNS * FACE_PX, FACE_ROWS * FACE_PX, 1);
  paint.fillStyle = '#000';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  SHAPES.forEach((path, index) => {
    within(paint, () => {
      const column = index % FACE_COLUMNS;
      const row = Math.floor(index / FACE_COLUMNS);
      paint.translate((column + 0.5) * FACE_PX, (row + 0.5) * FACE_PX);
      paint.scale(FACE_PX / 100, FACE_PX / 100);
      paintFace(paint, new Path2D(path), MASKS);
    });
  });
  return canvas;
}

const PAINTED_PX = 160;

/** The six faces in the skin's colours, for cubes drawn without a shader. */
export function paintedFaces(palette: Palette): readonly HTMLCanvasElement[] {
  return SHAPES.map((path, index) => {
    const { canvas, paint } = sheet(PAINTED_PX, PAINTED_PX, 1);
    const color = palette.faces[index] ?? palette.night;
    paint.scale(PAINTED_PX / 100, PAINTED_PX / 100);
    paint.translate(50, 50);
    paint.fillStyle = color;
    paint.beginPath();
    paint.roundRect(-49, -49, 98, 98, 12);
    paint.fill();
    paint.fillStyle = radialFill(paint, -22, -28, 90, [
      'rgba(255,255,255,.34)',
      [0.5, 'rgba(255,255,255,.04)'],
      [1, 'rgba(0,0,0,.22)'],
    ]);
    paint.fill();
    paintFace(paint, new Path2D(path), {
      inlay: palette.inlay,
      symbol: palette.symbols[index] ?? palette.inlay,
      edge: palette.symbolEdge,
      meeting: 'source-over',
    });
    return canvas;
  });
}

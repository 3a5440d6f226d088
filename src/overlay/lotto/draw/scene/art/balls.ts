import type { Cell } from '../../../../../../games/kit/scene/paint/packing';
import { linearFill, type Paint, radialFill, within } from '../../../../../../games/kit/scene/paint/paint';
import { BALL, FLAP } from '../layout';
import type { BallTone, Palette } from '../palette';

/** The figures on balls and flaps. */
export const NUMBER_FONT = '800 20px "Plus Jakarta Sans", "UI fallback", sans-serif';

const PAD = 2;
export const BALL_CELL = (BALL + PAD) * 2;
export const LABEL_CELL = 44;
export const FLAP_CELL = { width: FLAP.width + 4, height: FLAP.height + 4 } as const;

export const ballName = (colour: number): string => `ball ${colour}`;
export const labelName = (number: number): string => `number ${number}`;
/** The flap of a digit; of an empty one for -1. */
export const flapName = (digit: number): string => `flap ${digit}`;

/** Balls without their figures, all figures, and all flaps. */
export const numberCells = (palette: Palette): readonly Cell[] => [
  ...palette.balls.map(
    (tone, colour): Cell => ({
      name: ballName(colour),
      width: BALL_CELL,
      height: BALL_CELL,
      draw: (paint) => paintBall(paint, tone),
    }),
  ),
  ...Array.from(
    { length: 32 },
    (_, number): Cell => ({
      name: labelName(number),
      width: LABEL_CELL,
      height: LABEL_CELL,
      draw: (paint) => paintLabel(paint, String(number), palette),
    }),
  ),
  ...Array.from(
    { length: 11 },
    (_, at): Cell => ({
      name: flapName(at - 1),
      width: FLAP_CELL.width,
      height: FLAP_CELL.height,
      draw: (paint) => paintFlap(paint, at === 0 ? '' : String(at - 1), palette),
    }),
  ),
];

function paintBall(paint: Paint, [light, body, shade]: BallTone): void {
  paint.translate(BALL + PAD, BALL + PAD);
  paint.fillStyle = body;
  disc(paint, 0, 0, BALL);
  paint.fillStyle = radialFill(paint, -BALL * 0.34, -BALL * 0.42, BALL * 1.6, [
    [0, light],
    [0.42, body],
    [1, shade],
  ]);
  disc(paint, 0, 0, BALL);
  // Light from the floor, along the lower edge.
  within(paint, () => {
    paint.globalAlpha = 0.35;
    paint.strokeStyle = light;
    paint.lineWidth = 2;
    paint.beginPath();
    paint.arc(0, 0, BALL - 2, Math.PI * 0.22, Math.PI * 0.6);
    paint.stroke();
  });
  paint.strokeStyle = 'rgba(255,255,255,.82)';
  paint.lineWidth = 4.4;
  paint.lineCap = 'round';
  paint.beginPath();
  paint.arc(0, 0, BALL * 0.8, Math.PI * 1.13, Math.PI * 1.42);
  paint.stroke();
}

function paintLabel(paint: Paint, text: string, { label, labelInk }: Palette): void {
  const middle = LABEL_CELL / 2;
  paint.fillStyle = radialFill(paint, middle - 4, middle - 6, 26, [label, [0.7, label], [1, '#D9D0C4']]);
  disc(paint, middle, middle, 20.5);
  paint.font = NUMBER_FONT.replace('20px', '25px');
  paint.textAlign = 'center';
  paint.textBaseline = 'alphabetic';
  paint.fillStyle = labelInk;
  paint.fillText(text, middle, middle + 9);
  // 6 and 9 can be told apart whichever way a ball lies.
  if (text === '6' || text === '9') paint.fillRect(middle - 6, middle + 12, 12, 2);
}

function paintFlap(
  paint: Paint,
  digit: string,
  { flap: [top, middle, bottom, edge, ink], shadow }: Palette,
): void {
  const { width, height } = FLAP;
  paint.translate(2, 2);
  paint.fillStyle = edge;
  rounded(paint, 0, 0, width, height, 13);
  paint.fillStyle = linearFill(paint, 0, 2, 0, height, [top, [0.48, middle], [0.52, bottom], [1, middle]]);
  rounded(paint, 2.2, 2.2, width - 4.4, height - 4.4, 11);
  paint.font = NUMBER_FONT.replace('20px', '42px');
  paint.textAlign = 'center';
  paint.textBaseline = 'alphabetic';
  paint.fillStyle = ink;
  if (digit === '') {
    paint.globalAlpha = 0.35;
    rounded(paint, width / 2 - 9, height / 2 - 2.5, 18, 5, 2.5);
    paint.globalAlpha = 1;
  } else paint.fillText(digit, width / 2, height / 2 + 15);
  // The gap between the two halves, and light on the upper one.
  paint.fillStyle = `${shadow}b0`;
  paint.fillRect(2.2, height / 2 - 0.8, width - 4.4, 1.6);
  paint.fillStyle = linearFill(paint, 0, 2, 0, height / 2, ['rgba(255,255,255,.2)', 'rgba(255,255,255,0)']);
  rounded(paint, 2.2, 2.2, width - 4.4, height / 2 - 3, 11);
}

export function disc(paint: Paint, x: number, y: number, radius: number): void {
  paint.beginPath();
  paint.arc(x, y, radius, 0, Math.PI * 2);
  paint.fill();
}

export function rounded(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  paint.beginPath();
  paint.roundRect(x, y, width, height, radius);
  paint.fill();
}

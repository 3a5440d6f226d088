import { linearFill, type Paint, radialFill, within } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';

/** The gate from the front, in design px; its hinge is the lower edge. */
export const GATE = { width: 292, height: 27 };

const BAYS = 9;

/** A low gold fence: posts with balls, fans in the bays, a twisted velvet rope on top. */
export function paintGate(paint: Paint, palette: Palette): void {
  const [bright, gold, low, glint, deep] = palette.metal;
  const { width, height } = GATE;
  const floor = height - 1;
  const bay = (width - 12) / BAYS;
  const vertical = (y: number, thickness: number) =>
    linearFill(paint, 0, y, 0, y + thickness, [glint, bright, [0.5, gold], [0.56, low], [1, deep]]);
  paint.fillStyle = 'rgba(10,4,3,.5)';
  paint.fillRect(4, 9, width - 8, floor - 9);
  for (let index = 0; index < BAYS; index += 1) {
    const x = 6 + index * bay + bay / 2;
    paint.lineWidth = 1.1;
    for (let rib = -3; rib <= 3; rib += 1) {
      paint.strokeStyle = rib < 0 ? gold : low;
      paint.beginPath();
      paint.moveTo(x, floor - 1);
      paint.lineTo(x + rib * (bay * 0.15), 11 + Math.abs(rib) * 1.3);
      paint.stroke();
    }
    paint.strokeStyle = gold;
    paint.beginPath();
    paint.arc(x, floor, bay * 0.3, Math.PI, 0);
    paint.stroke();
  }
  paint.fillStyle = vertical(floor - 3, 3.4);
  paint.fillRect(2, floor - 3, width - 4, 3.4);
  rope(paint, 4, width - 4, 8.4, palette);
  for (let index = 0; index <= BAYS; index += 1) {
    const x = 6 + index * bay;
    const strong = index % 3 === 0;
    const half = strong ? 2.6 : 1.5;
    paint.fillStyle = linearFill(paint, x - half, 0, x + half, 0, [low, bright, gold, deep]);
    paint.fillRect(x - half, strong ? 5 : 10, half * 2, floor - (strong ? 5 : 10));
    if (!strong) continue;
    paint.fillStyle = radialFill(paint, x - 1.3, 3, 5.4, [bright, gold, [0.7, low], [1, deep]]);
    paint.beginPath();
    paint.arc(x, 4.2, 3.9, 0, Math.PI * 2);
    paint.fill();
  }
}

/** Two strands of velvet and a thread of gold, twisted. */
function rope(paint: Paint, x0: number, x1: number, y: number, palette: Palette): void {
  const [light, mid, dark, black] = palette.velvet;
  within(paint, () => {
    paint.fillStyle = linearFill(paint, 0, y - 3.4, 0, y + 3.4, [mid, light, [0.5, mid], [1, black]]);
    paint.fillRect(x0, y - 3.2, x1 - x0, 6.4);
    paint.beginPath();
    paint.rect(x0, y - 3.2, x1 - x0, 6.4);
    paint.clip();
    paint.lineWidth = 1.3;
    for (let x = x0 - 6; x < x1 + 6; x += 6) {
      paint.strokeStyle = dark;
      paint.beginPath();
      paint.moveTo(x, y + 4);
      paint.lineTo(x + 5, y - 4);
      paint.stroke();
      paint.strokeStyle = palette.leaf;
      paint.globalAlpha = 0.55;
      paint.beginPath();
      paint.moveTo(x + 2.2, y + 4);
      paint.lineTo(x + 7.2, y - 4);
      paint.stroke();
      paint.globalAlpha = 1;
    }
  });
}

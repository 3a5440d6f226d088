import { colourOf, POCKETS } from '../engines/roulette';
import { type Ctx, FONT, hsl, linear, newCanvas, radial, title } from './paint';
import { spotPanel } from './spotPanel';
import { backdropOf } from './theme';
import { between, easeOut, later, type View, type ViewParts } from './view';

interface Spin {
  readonly pocket: number;
}

/** The pockets in the order of the wheel. */
const ORDER: readonly number[] = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
];
const FILLS = {
  red: ['#ff6a5e', '#c81e2b', '#7a0714'],
  black: ['#4a4d57', '#1c1e25', '#08090d'],
  green: ['#5ff0a4', '#169a5a', '#055a33'],
} as const;
const TURN = Math.PI * 2;
const SLICE = TURN / POCKETS;
const SPIN_MS = 3_400;
const ROUNDS = 5;
const KEPT = 7;

/** A wheel with one zero; the ball falls into the pocket that was drawn. */
export function rouletteView({ props, theme, isReduced, changed }: ViewParts): View {
  const { words } = props;
  const spots = spotPanel(props, changed);
  let [width, height] = [1, 1];
  let back: HTMLCanvasElement | null = null;
  let wheel: HTMLCanvasElement | null = null;
  let circle = { cx: 0, cy: 0, radius: 1 };
  let spin: Spin | null = null;
  let spinMs = Number.NEGATIVE_INFINITY;
  let overMs = Number.POSITIVE_INFINITY;
  let isWaiting = false;
  const results: number[] = [];

  function layout(w: number, h: number): void {
    [width, height] = [w, h];
    const letters = Math.min(w * 0.1, h * 0.08);
    const head = letters * 1.4 + h * 0.02;
    const chips = Math.min(w * 0.075, h * 0.1);
    const radius = Math.min(w * 0.46, (h - head - chips * 1.3) / 2);
    circle = { cx: w / 2, cy: head + (h - head - chips * 1.2) / 2, radius };
    back = backdropOf(props, theme, w, h);
    const x = back.getContext('2d');
    if (x === null) return;
    title(x, props.title, {
      ...{ cx: w / 2, top: h * 0.015, width: w * 0.9, size: letters },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
    bowl(x);
    wheel = wheelPicture(radius * 0.9);
  }

  /** The bowl around the wheel, which does not turn. */
  function bowl(x: Ctx): void {
    const { cx, cy, radius } = circle;
    x.save();
    x.shadowColor = 'rgba(0,0,0,.6)';
    x.shadowBlur = radius * 0.16;
    x.shadowOffsetY = radius * 0.06;
    x.beginPath();
    x.arc(cx, cy, radius, 0, 7);
    x.fillStyle = radial(x, cx - radius * 0.3, cy - radius * 0.4, radius * 1.7, [
      '#c98a4a',
      '#7a4216',
      '#4a230a',
      '#1f0c03',
    ]);
    x.fill();
    x.restore();
    const { tones } = theme.material;
    for (const [share, wide] of [
      [0.985, 0.03],
      [0.9, 0.018],
    ] as const) {
      x.beginPath();
      x.arc(cx, cy, radius * share, 0, 7);
      x.lineWidth = radius * wide;
      x.strokeStyle = linear(
        x,
        [cx - radius, cy - radius, cx + radius, cy + radius],
        [tones[0], tones[2], tones[3], tones[1], tones[3]],
      );
      x.stroke();
    }
    for (let stud = 0; stud < 8; stud += 1) {
      const angle = (stud / 8) * TURN + TURN / 16;
      x.save();
      x.translate(cx + Math.cos(angle) * radius * 0.945, cy + Math.sin(angle) * radius * 0.945);
      x.rotate(angle + Math.PI / 4);
      x.fillStyle = tones[1];
      const side = radius * 0.035;
      x.fillRect(-side / 2, -side / 2, side, side);
      x.restore();
    }
  }

  function wheelPicture(radius: number): HTMLCanvasElement {
    const [canvas, x] = newCanvas(radius * 2, radius * 2);
    const { tones, dark } = theme.material;
    x.translate(radius, radius);
    ORDER.forEach((number, index) => {
      x.save();
      x.rotate(index * SLICE);
      x.beginPath();
      x.moveTo(0, 0);
      x.arc(0, 0, radius * 0.98, -SLICE / 2 - Math.PI / 2, SLICE / 2 - Math.PI / 2);
      x.closePath();
      const [light, mid, deep] = FILLS[colourOf(number)];
      x.fillStyle = radial(x, 0, 0, radius, [
        [0.5, deep],
        [0.72, mid],
        [0.9, light],
        [1, mid],
      ]);
      x.fill();
      x.lineWidth = radius * 0.008;
      x.strokeStyle = tones[2];
      x.stroke();
      x.font = `800 ${radius * 0.105}px ${FONT}`;
      x.textAlign = 'center';
      x.textBaseline = 'middle';
      x.fillStyle = '#fff';
      x.fillText(String(number), 0, -radius * 0.89);
      x.restore();
    });
    // The pockets' floor, then the cone and the turret.
    x.beginPath();
    x.arc(0, 0, radius * 0.78, 0, 7);
    x.lineWidth = radius * 0.02;
    x.strokeStyle = tones[1];
    x.stroke();
    x.beginPath();
    x.arc(0, 0, radius * 0.58, 0, 7);
    x.fillStyle = radial(x, -radius * 0.2, -radius * 0.26, radius * 0.9, ['#b9763a', '#6b3812', '#2b1206']);
    x.fill();
    x.strokeStyle = linear(
      x,
      [-radius * 0.6, -radius * 0.6, radius * 0.6, radius * 0.6],
      [tones[0], tones[3]],
    );
    x.stroke();
    for (let arm = 0; arm < 4; arm += 1) {
      x.save();
      x.rotate((arm * TURN) / 4);
      x.fillStyle = linear(
        x,
        [-radius * 0.04, 0, radius * 0.04, 0],
        [dark, tones[1], tones[0], tones[2], dark],
      );
      x.fillRect(-radius * 0.03, -radius * 0.4, radius * 0.06, radius * 0.4);
      x.beginPath();
      x.arc(0, -radius * 0.42, radius * 0.055, 0, 7);
      x.fill();
      x.restore();
    }
    x.beginPath();
    x.arc(0, 0, radius * 0.16, 0, 7);
    x.fillStyle = radial(x, -radius * 0.05, -radius * 0.06, radius * 0.24, [
      tones[0],
      tones[1],
      tones[2],
      tones[3],
    ]);
    x.fill();
    return canvas;
  }

  /** The wheel turns slowly all the time. */
  const wheelAngle = (nowMs: number): number => (isReduced ? 0 : (nowMs / 1_000) * 0.35);

  function drawBall(x: Ctx, nowMs: number): void {
    const { cx, cy, radius } = circle;
    let [angle, reach] = [0, 0];
    if (isWaiting) {
      [angle, reach] = [isReduced ? 0 : (nowMs / 1_000) * -5, 0.945];
    } else if (spin !== null) {
      const t = isReduced ? 1 : between(nowMs, spinMs, SPIN_MS);
      const pocket = ORDER.indexOf(spin.pocket) * SLICE - Math.PI / 2;
      angle = wheelAngle(nowMs) + pocket + (1 - easeOut(t)) * TURN * ROUNDS;
      // On the track at first, then down to the pocket with two small bounces.
      const fall = between(t, 0.62, 0.3);
      const bounce = fall < 1 ? Math.abs(Math.sin(fall * Math.PI * 2.5)) * 0.07 * (1 - fall) : 0;
      reach = 0.945 - easeOut(fall) * (0.945 - 0.625) + bounce;
    } else return;
    const [bx, by] = [cx + Math.cos(angle) * radius * reach, cy + Math.sin(angle) * radius * reach];
    const size = radius * 0.045;
    x.save();
    x.shadowColor = 'rgba(0,0,0,.7)';
    x.shadowBlur = size;
    x.shadowOffsetY = size * 0.5;
    x.beginPath();
    x.arc(bx, by, size, 0, 7);
    x.fillStyle = radial(x, bx - size * 0.35, by - size * 0.4, size * 1.6, ['#fff', '#eef2f6', '#8b95a3']);
    x.fill();
    x.restore();
  }

  function chip(x: Ctx, number: number, cx: number, cy: number, size: number, isNew: boolean): void {
    x.beginPath();
    x.arc(cx, cy, size / 2, 0, 7);
    x.fillStyle = FILLS[colourOf(number)][1];
    x.fill();
    x.lineWidth = size * 0.07;
    x.strokeStyle = isNew ? '#ffd873' : 'rgba(255,255,255,.4)';
    x.stroke();
    x.font = `800 ${size * 0.5}px ${FONT}`;
    x.textAlign = 'center';
    x.textBaseline = 'middle';
    x.fillStyle = '#fff';
    x.fillText(String(number), cx, cy + size * 0.04);
  }

  function draw(x: Ctx, nowMs: number): void {
    if (back !== null) x.drawImage(back, 0, 0);
    const { cx, cy, radius } = circle;
    if (wheel !== null) {
      x.save();
      x.translate(cx, cy);
      x.rotate(wheelAngle(nowMs));
      x.drawImage(wheel, -radius * 0.9, -radius * 0.9, radius * 1.8, radius * 1.8);
      x.restore();
    }
    drawBall(x, nowMs);
    const isOver = nowMs >= overMs && spin !== null;
    if (isOver && spin !== null) {
      const grown = 0.7 + 0.3 * easeOut(between(nowMs, overMs, 260));
      chip(x, spin.pocket, cx, cy, radius * 0.62 * grown, true);
    }
    const size = Math.min(width * 0.075, height * 0.1);
    const shown =
      isOver || results.length === 0 ? results : results.slice(isWaiting || spin === null ? 0 : 1);
    shown.slice(0, KEPT).forEach((number, index) => {
      chip(
        x,
        number,
        width / 2 + (index - (KEPT - 1) / 2) * size * 1.22,
        height - size * 0.68,
        size * 0.94,
        index === 0,
      );
    });
  }

  const colourName = (pocket: number): string => words[colourOf(pocket)];

  return {
    layout,
    draw,
    panel: spots.element,
    choice: () => [spots.chosen()],
    shareIndex: spots.chosen,
    setPhase: (phase) => spots.setEnabled(phase === 'open'),
    say(outcome) {
      const { pocket } = outcome as Spin;
      return `${pocket}, ${colourName(pocket)}.`;
    },
    begin() {
      spin = null;
      overMs = Number.POSITIVE_INFINITY;
      isWaiting = true;
    },
    async show(outcome, nowMs) {
      spin = outcome as Spin;
      results.unshift(spin.pocket);
      isWaiting = false;
      spinMs = nowMs;
      overMs = nowMs + (isReduced ? 150 : SPIN_MS);
      await later(overMs - nowMs + 450);
    },
    giveUp() {
      isWaiting = false;
    },
  };
}

import { pill } from './cards';
import { type Ctx, hsl, linear, radial, stamp, title } from './paint';
import { spotPanel } from './spotPanel';
import { backdropOf } from './theme';
import { between, easeOut, later, type View, type ViewParts } from './view';

interface Thrown {
  readonly dice: readonly [number, number, number];
}

const ROLL_MS = 1_700;
/** Where the pips of a face are, on a square from -1 to 1. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.55],
    [0.5, -0.55],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.55],
    [0.5, 0.55],
  ],
];
/** The two faces seen beside the upper one, by the upper one: opposite faces sum to seven. */
const SIDES: readonly (readonly [left: number, right: number])[] = [
  [2, 3],
  [1, 4],
  [1, 2],
  [1, 5],
  [1, 3],
  [2, 4],
];
/** Three dice in a triangle: offsets in die sizes. */
const PLACES = [
  [-0.92, 0.34],
  [0, -0.5],
  [0.92, 0.34],
] as const;

/** Three dice on a tray; the numbers on top are those that were drawn. */
export function sicboView({ props, theme, isReduced, changed }: ViewParts): View {
  const { words } = props;
  const spots = spotPanel(props, changed);
  let [width, height] = [1, 1];
  let back: HTMLCanvasElement | null = null;
  let tray = { cx: 0, cy: 0, radius: 1 };
  let thrown: Thrown = { dice: [1, 4, 6] };
  let startMs = Number.NEGATIVE_INFINITY;
  let overMs = Number.NEGATIVE_INFINITY;
  let isWaiting = false;
  let hasResult = false;

  function layout(w: number, h: number): void {
    [width, height] = [w, h];
    const letters = Math.min(w * 0.1, h * 0.085);
    const isTall = h > w * 0.85;
    const hero = isTall ? Math.min(w * 0.26, h * 0.17) : 0;
    const head = letters * 1.3 + hero * 0.95 + h * 0.02;
    const foot = Math.min(w * 0.1, h * 0.15);
    const radius = Math.min(w * 0.44, (h - head - foot) / 1.7);
    tray = { cx: w / 2, cy: head + (h - head - foot) / 2, radius };
    back = backdropOf(props, theme, w, h);
    const x = back.getContext('2d');
    if (x === null) return;
    if (hero > 0)
      stamp(x, theme.picture(props.hero, theme.material, hero), w / 2, h * 0.01 + hero * 0.55, hero * 1.1);
    title(x, props.title, {
      ...{ cx: w / 2, top: h * 0.01 + hero * 1.02, width: w * 0.9, size: letters },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
    drawTray(x);
  }

  function drawTray(x: Ctx): void {
    const { cx, cy, radius } = tray;
    const { tones } = theme.material;
    const flat = 0.8;
    const disc = (share: number, down: number) => {
      x.beginPath();
      x.ellipse(cx, cy + down * radius, radius * share, radius * share * flat, 0, 0, 7);
    };
    x.save();
    x.shadowColor = 'rgba(0,0,0,.6)';
    x.shadowBlur = radius * 0.2;
    x.shadowOffsetY = radius * 0.1;
    disc(1, 0.07);
    x.fillStyle = '#2b1206';
    x.fill();
    x.restore();
    disc(1, 0);
    x.fillStyle = linear(
      x,
      [cx - radius, cy - radius, cx + radius, cy + radius],
      [tones[0], tones[1], tones[3], tones[2], tones[3]],
    );
    x.fill();
    disc(0.92, 0.01);
    x.fillStyle = radial(x, cx - radius * 0.2, cy - radius * 0.3, radius * 1.3, [
      hsl(theme.hue, 64, 40),
      hsl(theme.hue, 66, 26),
      hsl(theme.hue2, 70, 12),
    ]);
    x.fill();
    disc(0.84, 0.01);
    x.lineWidth = Math.max(1, radius * 0.01);
    x.strokeStyle = 'rgba(255,255,255,.22)';
    x.stroke();
  }

  function drawDie(x: Ctx, face: number, cx: number, cy: number, size: number, turn: number): void {
    const half = size / 2;
    x.save();
    x.translate(cx, cy);
    x.rotate(turn);
    const [left, right] = SIDES[face - 1] ?? [1, 2];
    // Isometric faces: the upper one, the left one, the right one.
    const planes: readonly (readonly [
      shape: readonly [number, number, number, number, number, number],
      number,
      tones: readonly string[],
    ])[] = [
      [[0.866, 0.5, -0.866, 0.5, 0, -half * 0.5], face, ['#ffffff', '#fff8ea', '#ecdfc6']],
      [[0.866, 0.5, 0, 1, -half * 0.866, half * 0.5], left, ['#eadcc0', '#d8c49e', '#b59b6c']],
      [[0.866, -0.5, 0, 1, half * 0.866, half * 0.5], right, ['#c8b083', '#ad9263', '#86693c']],
    ];
    for (const [[a, b, c, d, e, f], value, tones] of planes) {
      x.save();
      x.transform(a, b, c, d, e, f);
      x.beginPath();
      x.roundRect(-half, -half, size, size, size * 0.13);
      x.fillStyle = linear(x, [-half, -half, half, half], tones);
      x.fill();
      x.lineWidth = size * 0.02;
      x.strokeStyle = 'rgba(90,60,20,.35)';
      x.stroke();
      for (const [px, py] of PIPS[value - 1] ?? []) {
        x.beginPath();
        x.arc(px * size * 0.54, py * size * 0.54, size * (value === 1 ? 0.17 : 0.105), 0, 7);
        const isRed = value === 1 || value === 4;
        x.fillStyle = isRed
          ? linear(x, [0, -half, 0, half], ['#8c0628', '#e0202f'])
          : linear(x, [0, -half, 0, half], ['#07080c', '#3a3e4a']);
        x.fill();
      }
      x.restore();
    }
    x.restore();
  }

  function draw(x: Ctx, nowMs: number): void {
    if (back !== null) x.drawImage(back, 0, 0);
    const { cx, cy, radius } = tray;
    const size = radius * 0.46;
    const isRolling = isWaiting || nowMs < overMs;
    PLACES.forEach(([dx, dy], index) => {
      const t = isWaiting ? 0 : between(nowMs, startMs + index * 120, ROLL_MS - 360);
      const isMoving = isRolling && t < 1 && !isReduced;
      const shake = isMoving ? 1 - easeOut(t) : 0;
      const beat = Math.floor(nowMs / 70) + index * 7;
      const face = isMoving ? (beat % 6) + 1 : (thrown.dice[index] ?? 1);
      const up = Math.abs(Math.sin(nowMs / 110 + index * 2)) * shake * radius * 0.5;
      const [px, py] = [
        cx + dx * size * 1.2 + Math.sin(nowMs / 90 + index * 9) * shake * radius * 0.16,
        cy + dy * size * 1.1 + Math.cos(nowMs / 130 + index * 5) * shake * radius * 0.1,
      ];
      x.fillStyle = radial(x, px, py + size * 0.55, size * 0.9, ['rgba(0,0,0,.5)', 'rgba(0,0,0,0)']);
      x.beginPath();
      x.ellipse(px, py + size * 0.55, size * 0.9, size * 0.42, 0, 0, 7);
      x.fill();
      drawDie(x, face, px, py - up, size, Math.sin(nowMs / 100 + index) * shake * 0.7);
    });
    if (!hasResult || isRolling) return;
    pill(x, resultText(thrown), {
      ...{ cx: width / 2, cy: height - Math.min(width * 0.052, height * 0.075) },
      ...{
        size: Math.min(width * 0.05, height * 0.066) * (0.85 + 0.15 * easeOut(between(nowMs, overMs, 240))),
      },
      ...{ fill: '#ffd873', ink: '#3a1602' },
    });
  }

  function resultText({ dice }: Thrown): string {
    const total = dice[0] + dice[1] + dice[2];
    const isTriple = dice[0] === dice[1] && dice[1] === dice[2];
    const side = isTriple ? words.triple : total <= 10 ? words.small : words.big;
    return `${dice.join(' + ')} = ${total} · ${side}`;
  }

  return {
    layout,
    draw,
    panel: spots.element,
    choice: () => [spots.chosen()],
    shareIndex: spots.chosen,
    setPhase: (phase) => spots.setEnabled(phase === 'open'),
    say: (outcome) => `${resultText(outcome as Thrown)}.`,
    begin(nowMs) {
      startMs = nowMs;
      hasResult = false;
      isWaiting = true;
    },
    async show(outcome, nowMs) {
      thrown = outcome as Thrown;
      hasResult = true;
      isWaiting = false;
      startMs = nowMs;
      overMs = nowMs + (isReduced ? 150 : ROLL_MS);
      await later(overMs - nowMs + 400);
    },
    giveUp() {
      isWaiting = false;
    },
  };
}

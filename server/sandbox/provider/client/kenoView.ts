import { make } from './make';
import { type Ctx, FONT, frame, hsl, radial, rounded, stamp, title } from './paint';
import { backdropOf } from './theme';
import { between, easeBack, later, type View, type ViewParts } from './view';

interface Drawing {
  readonly balls: readonly number[];
  readonly picks: readonly number[];
  readonly hits: readonly number[];
  readonly times: number;
}

const BALL_MS = 420;
const BALL_REDUCED_MS = 30;
const HUES = [350, 28, 140, 205, 280];

/** Numbers are picked on buttons; the balls that are drawn come on the picture. */
export function kenoView({ props, theme, isReduced, changed }: ViewParts): View {
  const { words } = props;
  const [drawn = 8, numbers = 35, most = 6] = props.numbers;
  let [width, height] = [1, 1];
  let back: HTMLCanvasElement | null = null;
  let drawing: Drawing | null = null;
  let startMs = Number.NEGATIVE_INFINITY;
  let isWaiting = false;
  const picks = new Set<number>();
  const ballMs = isReduced ? BALL_REDUCED_MS : BALL_MS;
  const hueOf = (ball: number): number => HUES[Math.floor((ball - 1) / 7)] ?? 0;

  const buttons = Array.from({ length: numbers }, (_, index) => {
    const button = make('button', { class: 'pick', 'aria-pressed': 'false' }, String(index + 1));
    button.addEventListener('click', () => pick(index + 1));
    return button;
  });
  const grid = make('div', { id: 'picks', role: 'group', 'aria-label': words.pick }, ...buttons);
  const count = make('span');
  const clear = make('button', { class: 'action' }, words.clear);
  const quick = make('button', { class: 'action' }, words.quick);
  const panel = make('div', { id: 'keno' }, grid, make('div', { id: 'tickets' }, clear, count, quick));
  panel.style.display = 'grid';
  panel.style.gap = '6px';

  function mark(): void {
    for (const [index, button] of buttons.entries()) {
      const isPicked = picks.has(index + 1);
      button.setAttribute('aria-pressed', String(isPicked));
    }
    count.replaceChildren(picks.size === 0 ? words.pick : words.picks.replace('{count}', String(picks.size)));
    changed();
  }
  function forget(): void {
    if (drawing === null) return;
    drawing = null;
    for (const button of buttons) button.classList.remove('drawn');
  }
  function pick(number: number): void {
    forget();
    if (!picks.delete(number) && picks.size < most) picks.add(number);
    mark();
  }
  clear.addEventListener('click', () => {
    forget();
    picks.clear();
    mark();
  });
  quick.addEventListener('click', () => {
    forget();
    picks.clear();
    // A choice for the player, not a draw: any numbers will do, and all are equally good.
    const values = crypto.getRandomValues(new Uint32Array(numbers));
    const order = Array.from({ length: numbers }, (_, index) => index + 1).sort(
      (one, other) => (values[one - 1] ?? 0) - (values[other - 1] ?? 0),
    );
    for (const number of order.slice(0, most)) picks.add(number);
    mark();
  });

  function layout(w: number, h: number): void {
    [width, height] = [w, h];
    back = backdropOf(props, theme, w, h);
    const x = back.getContext('2d');
    if (x === null) return;
    const hero = h > w * 0.5 ? Math.min(w * 0.26, h * 0.34) : 0;
    const letters = Math.min(w * 0.095, h * (hero > 0 ? 0.13 : 0.24));
    if (hero > 0) stamp(x, theme.picture(props.hero, theme.material, hero), w / 2, hero * 0.56, hero * 1.1);
    title(x, props.title, {
      ...{ cx: w / 2, top: h * 0.01 + hero * 1.0, width: w * 0.9, size: letters },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
  }

  /** The rack of the balls: one row, or two where there is height for them. */
  function rack() {
    const columns = height > width * 0.62 ? 4 : drawn;
    const rows = Math.ceil(drawn / columns);
    const size = Math.min(
      (width * 0.86) / columns,
      (height * (rows === 1 ? 0.44 : 0.42)) / rows,
      width * 0.15,
    );
    return {
      columns,
      rows,
      size,
      left: (width - size * columns) / 2,
      top: height - size * rows - height * 0.07,
    };
  }

  function ball(x: Ctx, number: number, cx: number, cy: number, size: number, isHit: boolean): void {
    const hue = hueOf(number);
    if (isHit) {
      x.fillStyle = radial(x, cx, cy, size * 0.8, ['rgba(255,230,140,.9)', 'rgba(255,216,115,0)']);
      x.beginPath();
      x.arc(cx, cy, size * 0.8, 0, 7);
      x.fill();
    }
    x.fillStyle = radial(x, cx - size * 0.17, cy - size * 0.2, size * 0.75, [
      [0, '#fff'],
      [0.25, hsl(hue, 95, 66)],
      [0.7, hsl(hue, 88, 44)],
      [1, hsl(hue, 90, 22)],
    ]);
    x.beginPath();
    x.arc(cx, cy, size / 2, 0, 7);
    x.fill();
    if (isHit) {
      x.lineWidth = size * 0.07;
      x.strokeStyle = '#ffd873';
      x.stroke();
    }
    x.fillStyle = 'rgba(255,255,255,.95)';
    x.beginPath();
    x.arc(cx, cy, size * 0.3, 0, 7);
    x.fill();
    x.fillStyle = '#2b1233';
    x.font = `800 ${size * 0.36}px ${FONT}`;
    x.textAlign = 'center';
    x.textBaseline = 'middle';
    x.fillText(String(number), cx, cy + size * 0.025);
  }

  function draw(x: Ctx, nowMs: number): void {
    if (back !== null) x.drawImage(back, 0, 0);
    const { columns, rows, size, left, top } = rack();
    const thick = width * 0.01;
    frame(
      x,
      [left - thick, top - thick, size * columns + 2 * thick, size * rows + 2 * thick],
      thick,
      theme.material,
    );
    for (let place = 0; place < drawn; place += 1) {
      const [cx, cy] = [
        left + ((place % columns) + 0.5) * size,
        top + (Math.floor(place / columns) + 0.5) * size,
      ];
      rounded(x, cx - size * 0.44, cy - size * 0.44, size * 0.88, size * 0.88, size * 0.44);
      x.fillStyle = 'rgba(255,255,255,.1)';
      x.fill();
      const number = drawing?.balls[place];
      const atMs = startMs + place * ballMs;
      if (number === undefined || nowMs < atMs) {
        if (isWaiting && !isReduced)
          ball(x, ((Math.floor(nowMs / 60) + place * 5) % numbers) + 1, cx, cy, size * 0.5, false);
        continue;
      }
      const t = isReduced ? 1 : easeBack(between(nowMs, atMs, 260));
      ball(
        x,
        number,
        cx,
        cy - (1 - Math.min(1, t)) * size * 0.6,
        size * 0.84 * Math.max(0.1, t),
        drawing?.hits.includes(number) === true,
      );
    }
  }

  count.replaceChildren(words.pick);
  return {
    layout,
    draw,
    panel,
    choice: () => (picks.size === 0 ? null : [...picks].sort((one, other) => one - other)),
    shareIndex: () => Math.max(0, picks.size - 1),
    setPhase(phase) {
      for (const button of [...buttons, clear, quick]) button.disabled = phase !== 'open';
    },
    say(outcome) {
      const { balls, hits } = outcome as Drawing;
      return `${balls.join(', ')}. ${words.hits.replace('{count}', String(hits.length))}.`;
    },
    begin() {
      forget();
      isWaiting = true;
    },
    async show(outcome, nowMs) {
      isWaiting = false;
      drawing = outcome as Drawing;
      startMs = nowMs + 80;
      const { balls, hits } = drawing;
      for (const number of balls) {
        await later(ballMs);
        buttons[number - 1]?.classList.add('drawn');
      }
      count.replaceChildren(words.hits.replace('{count}', String(hits.length)));
      await later(isReduced ? 60 : 400);
    },
    giveUp() {
      isWaiting = false;
    },
  };
}

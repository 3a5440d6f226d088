import { placeLanes, schoolsOf } from './lanes';
import { type Ctx, FONT, hsl, linear, looks, radial, rounded, sparkle, stamp, title } from './paint';
import { backdropOf } from './theme';
import { between, easeOut, later, type View, type ViewParts } from './view';

interface Shot {
  readonly isHit: boolean;
  readonly times: number;
}

/** A target that crosses the picture. */
interface Target {
  readonly kind: number;
  readonly lane: number;
  readonly speed: number;
  readonly way: 1 | -1;
  readonly offset: number;
  /** When it was hit; it comes back afterwards. */
  hitMs: number;
}

/** Lanes lie between title and gun, in fractions of the height. */
const FIELD = { from: 0.13, to: 0.83 };
/** The part of a texture's height that is drawn on. */
const DRAWN = 0.9;
/** Amplitude of their vertical movement. */
const BOB = 0.006;
const FLY_MS = 260;
const FALL_MS = 650;
/** Delay until a hit target is replaced. */
const BACK_MS = FALL_MS * 2.4;

/** A tap aims at the nearest target of the tapped kind. */
export function arcadeView({ props, theme, isReduced, play }: ViewParts): View {
  const { cast, numbers: times, seed, title: name } = props;
  const isSea = props.backdrop === 'sea';
  let [width, height] = [1, 1];
  let back: HTMLCanvasElement | null = null;
  let aim = 2;
  let aimed: Target | null = null;
  let firedMs = Number.NEGATIVE_INFINITY;
  let result: Shot | null = null;
  let resultMs = 0;
  let isWaiting = false;
  const look = looks(seed);
  const first = look() < 0.5 ? 0 : 1;
  // Large targets share lanes, because only four lanes fit without touching.
  const schools = schoolsOf(times.length, look);
  const speeds = schools.map(() => 0.04 + look() * 0.02);
  const greatest = schools.map((school) => Math.max(...school));
  // Targets of one lane have the same speed and keep their distance, so that none covers another.
  const swimmers: Target[] = schools.flatMap((school, lane) =>
    school.map((kind, place) => ({
      kind,
      lane,
      speed: speeds[lane] ?? 0,
      way: (lane + first) % 2 === 0 ? 1 : -1,
      offset: (0.28 + place / school.length + lane * 0.13) % 1,
      hitMs: Number.NEGATIVE_INFINITY,
    })),
  );
  /** The vertical middle of each lane, and the scale at which all lanes fit. */
  let lanes: readonly number[] = [];
  let fitting = 1;

  const wished = (kind: number) => Math.min(width, height * 0.9) * (0.17 + 0.026 * kind);
  const sizeOf = (kind: number) => wished(kind) * fitting;
  const badgeTall = () => Math.max(width * 0.042, 12);

  function lay(): void {
    const talls = greatest.map((kind) => wished(kind) * DRAWN);
    const gap = badgeTall() * 0.4 + height * BOB * 2;
    const laid = placeLanes(talls, height * FIELD.from, height * FIELD.to, gap);
    lanes = laid.middles;
    fitting = laid.fitting;
  }
  const gun = () => ({ cx: width / 2, cy: height * 0.97 });

  function placeOf({ kind, lane, speed, way, offset }: Target, nowMs: number) {
    const size = sizeOf(kind);
    // All targets of a lane turn back at the same places; otherwise small ones would overtake large ones.
    const beyond = sizeOf(greatest[lane] ?? 0) * 0.8;
    const passed = (offset + (nowMs / 1_000) * speed * (isReduced ? 0.3 : 1)) % 1;
    const cx = (way === 1 ? passed : 1 - passed) * (width + beyond * 2) - beyond;
    const cy = (lanes[lane] ?? 0) + Math.sin(nowMs / 900 + lane * 7) * height * BOB;
    return { cx, cy, size };
  }

  function draw(x: Ctx, nowMs: number): void {
    if (back !== null) x.drawImage(back, 0, 0);
    for (const swimmer of swimmers) drawSwimmer(x, swimmer, nowMs);
    // The payouts are drawn last, so that no target covers them.
    for (const swimmer of swimmers) drawBadge(x, swimmer, nowMs);
    drawShot(x, nowMs);
    drawGun(x, nowMs);
    title(x, name, {
      ...{
        cx: width / 2,
        top: height * 0.015,
        width: width * 0.86,
        size: Math.min(width * 0.1, height * 0.085),
      },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
  }

  function drawSwimmer(x: Ctx, swimmer: Target, nowMs: number): void {
    const { cx, cy, size } = placeOf(swimmer, nowMs);
    const since = nowMs - swimmer.hitMs;
    if (since < BACK_MS) {
      if (since < FALL_MS) {
        const t = since / FALL_MS;
        x.globalAlpha = 1 - t;
        stamp(x, pictureOf(swimmer.kind, size), cx, cy, size * (1 + t * 0.7), t * 2.4);
        x.globalAlpha = 1;
        for (let spark = 0; spark < 9; spark += 1) {
          const angle = (spark / 9) * Math.PI * 2;
          const reach = size * (0.3 + easeOut(t) * 0.8);
          sparkle(
            x,
            cx + Math.cos(angle) * reach,
            cy + Math.sin(angle) * reach,
            size * 0.2,
            theme.material.glow,
            1 - t,
          );
        }
      }
      return;
    }
    if (swimmer.kind === aim) {
      x.fillStyle = radial(x, cx, cy, size * 0.7, [
        `rgba(${theme.material.glow},.5)`,
        `rgba(${theme.material.glow},0)`,
      ]);
      x.fillRect(cx - size, cy - size, size * 2, size * 2);
    }
    const picture = pictureOf(swimmer.kind, size);
    x.save();
    x.translate(cx, cy);
    // The outlines face left.
    x.scale(isSea && swimmer.way === 1 ? -1 : 1, 1);
    x.rotate(isReduced ? 0 : Math.sin(nowMs / 420 + swimmer.lane * 10) * 0.05);
    x.drawImage(picture, -size / 2, -size / 2, size, size);
    x.restore();
  }

  function drawBadge(x: Ctx, swimmer: Target, nowMs: number): void {
    if (nowMs - swimmer.hitMs < BACK_MS) return;
    const { cx, cy, size } = placeOf(swimmer, nowMs);
    badge(x, `${times[swimmer.kind] ?? 0}x`, cx, cy + size * 0.5, swimmer.kind === aim);
  }

  const pictureOf = (kind: number, size: number) =>
    theme.picture(
      cast[kind] ?? '',
      kind === times.length - 1 ? theme.material : theme.castMaterial(kind),
      size,
    );

  function badge(x: Ctx, text: string, cx: number, cy: number, isAim: boolean): void {
    const tall = badgeTall();
    x.font = `800 ${tall * 0.78}px ${FONT}`;
    const wide = x.measureText(text).width + tall * 0.8;
    rounded(x, cx - wide / 2, cy - tall / 2, wide, tall, tall / 2);
    x.fillStyle = isAim ? '#ffd873' : 'rgba(0,0,0,.62)';
    x.fill();
    x.fillStyle = isAim ? '#3a1602' : '#fff3d6';
    x.textAlign = 'center';
    x.textBaseline = 'middle';
    x.fillText(text, cx, cy + tall * 0.06);
  }

  function drawGun(x: Ctx, nowMs: number): void {
    const { cx, cy } = gun();
    const goal = aimed === null ? null : placeOf(aimed, nowMs);
    const angle = goal === null ? 0 : Math.atan2(goal.cx - cx, cy - goal.cy);
    const unit = Math.min(width * 0.2, height * 0.16);
    const kick = between(nowMs, firedMs, 180);
    x.save();
    x.translate(cx, cy);
    x.rotate(Math.max(-1.2, Math.min(1.2, angle)));
    x.translate(0, unit * 0.12 * (kick < 1 ? 1 - kick : 0));
    const { tones, dark } = theme.material;
    x.fillStyle = linear(x, [-unit * 0.17, 0, unit * 0.17, 0], [dark, tones[1], tones[0], tones[2], dark]);
    rounded(x, -unit * 0.15, -unit * 0.98, unit * 0.3, unit * 0.8, unit * 0.06);
    x.fill();
    x.fillStyle = linear(x, [-unit * 0.2, 0, unit * 0.2, 0], [dark, tones[2], tones[0], tones[3], dark]);
    rounded(x, -unit * 0.2, -unit * 1.02, unit * 0.4, unit * 0.16, unit * 0.05);
    x.fill();
    x.restore();
    x.fillStyle = radial(x, cx - unit * 0.2, cy - unit * 0.28, unit * 0.8, [
      tones[0],
      tones[2],
      tones[3],
      dark,
    ]);
    x.beginPath();
    x.arc(cx, cy, unit * 0.44, Math.PI, 0);
    x.fill();
  }

  function drawShot(x: Ctx, nowMs: number): void {
    if (aimed === null) return;
    const from = gun();
    const goal = placeOf(aimed, nowMs);
    const t = between(nowMs, firedMs, FLY_MS);
    const [px, py] = [from.cx + (goal.cx - from.cx) * t, from.cy + (goal.cy - from.cy) * t];
    if (t < 1) sparkle(x, px, py, width * 0.06, theme.material.glow);
    else if (isWaiting) {
      // Show a net until the answer arrives.
      x.strokeStyle = `rgba(${theme.material.glow},.8)`;
      x.lineWidth = width * 0.006;
      x.setLineDash([width * 0.02, width * 0.014]);
      x.lineDashOffset = -nowMs / 14;
      x.beginPath();
      x.arc(goal.cx, goal.cy, goal.size * 0.56, 0, 7);
      x.stroke();
      x.setLineDash([]);
    }
    const since = between(nowMs, resultMs, 900);
    if (result === null || isWaiting || since >= 1) return;
    x.save();
    x.globalAlpha = 1 - since ** 2;
    x.font = `800 ${width * (result.isHit ? 0.12 : 0.06)}px ${FONT}`;
    x.textAlign = 'center';
    x.textBaseline = 'middle';
    x.lineJoin = 'round';
    x.lineWidth = width * 0.016;
    x.strokeStyle = 'rgba(10,2,10,.85)';
    x.fillStyle = result.isHit ? '#ffd873' : '#dfeaff';
    const text = result.isHit ? `${result.times}x` : props.words.missed;
    const edge = width * 0.16;
    const at = Math.min(width - edge, Math.max(edge, goal.cx));
    x.strokeText(text, at, goal.cy - goal.size * 0.3 - since * height * 0.07);
    x.fillText(text, at, goal.cy - goal.size * 0.3 - since * height * 0.07);
    x.restore();
  }

  /** The most visible target of a kind. */
  function pick(kind: number, nowMs: number): Target | null {
    const seen = swimmers
      .filter((swimmer) => swimmer.kind === kind && nowMs - swimmer.hitMs > BACK_MS)
      .map((swimmer) => ({ swimmer, off: Math.abs(placeOf(swimmer, nowMs).cx - width / 2) }))
      .sort((one, other) => one.off - other.off)[0];
    return seen?.swimmer ?? swimmers.find((swimmer) => swimmer.kind === kind) ?? null;
  }

  return {
    layout(w, h) {
      [width, height] = [w, h];
      lay();
      back = backdropOf(props, theme, w, h);
    },
    draw,
    choice: () => [aim],
    begin(nowMs) {
      if (aimed === null || aimed.kind !== aim) aimed = pick(aim, nowMs);
      firedMs = nowMs;
      isWaiting = true;
      result = null;
    },
    async show(outcome, nowMs) {
      await later(Math.max(0, firedMs + FLY_MS - nowMs));
      result = outcome as Shot;
      resultMs = performance.now();
      isWaiting = false;
      if (result.isHit && aimed !== null) aimed.hitMs = resultMs;
      await later(result.isHit ? 450 : 120);
      if (result.isHit) aimed = null;
    },
    giveUp() {
      isWaiting = false;
      aimed = null;
    },
    tap(px, py, nowMs) {
      const hit = swimmers
        .map((swimmer) => ({ swimmer, ...placeOf(swimmer, nowMs) }))
        .map(({ swimmer, cx, cy, size }) => ({ swimmer, off: Math.hypot(cx - px, cy - py) / size }))
        .filter(({ off, swimmer }) => off < 0.75 && nowMs - swimmer.hitMs > BACK_MS)
        .sort((one, other) => one.off - other.off)[0];
      if (hit === undefined || isWaiting) return;
      aim = hit.swimmer.kind;
      aimed = hit.swimmer;
      play();
    },
  };
}

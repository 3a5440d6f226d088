import { SIDE_NAMES } from '../sideNames';
import { pill } from './cards';
import { type Ctx, hsl, linear, radial, title } from './paint';
import { FEET_AT, PLUMAGE, type RoosterPose, roosterPicture } from './rooster';
import { spotPanel } from './spotPanel';
import { backdropOf } from './theme';
import { between, easeOut, later, type View, type ViewParts } from './view';

interface Contest {
  readonly winner: 'meron' | 'wala' | 'draw';
}

const EXCHANGES = 3;
const EXCHANGE_MS = 760;
const CONTEST_MS = 500 + EXCHANGES * EXCHANGE_MS;
const FEATHERS = 14;

type Bird = 'meron' | 'wala';
const BIRDS: readonly Bird[] = ['meron', 'wala'];

/** Two roosters leap at each other; the result is known before they do. */
export function sabongView({ props, theme, isReduced, changed }: ViewParts): View {
  const { words } = props;
  const spots = spotPanel(props, changed);
  let [width, height] = [1, 1];
  let back: HTMLCanvasElement | null = null;
  let size = 1;
  const pictures = new Map<string, HTMLCanvasElement>();
  let contest: Contest | null = null;
  let startMs = Number.NEGATIVE_INFINITY;
  let overMs = Number.POSITIVE_INFINITY;
  let isWaiting = false;

  const floor = () => height * 0.9;
  const isLow = () => height < width * 0.8;
  const letters = () => Math.min(width * 0.1, height * 0.085);

  function layout(w: number, h: number): void {
    [width, height] = [w, h];
    size = Math.min(w * 0.62, h * (isLow() ? 0.74 : 0.64));
    pictures.clear();
    back = backdropOf(props, theme, w, h);
    const x = back.getContext('2d');
    if (x === null) return;
    title(x, props.title, {
      ...{ cx: w / 2, top: h * 0.02, width: w * 0.9, size: letters() },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
    pill(x, words.contest, {
      ...{ cx: w / 2, cy: h * 0.02 + letters() * 1.75, size: Math.min(w * 0.031, h * 0.045) },
      ...{ fill: 'rgba(10,6,4,.78)', ink: '#ffe7a8' },
    });
  }

  const pictureOf = (bird: Bird, pose: RoosterPose): HTMLCanvasElement => {
    const key = `${bird} ${pose}`;
    const known = pictures.get(key) ?? roosterPicture(size, pose, PLUMAGE[bird]);
    pictures.set(key, known);
    return known;
  };

  /** Where a bird is and what it does: offset to the middle, height above the floor, lean, pose. */
  function poseOf(bird: Bird, nowMs: number): { near: number; up: number; lean: number; pose: RoosterPose } {
    if (nowMs >= overMs && contest !== null) {
      const t = easeOut(between(nowMs, overMs, 500));
      if (contest.winner === bird) {
        const isFlapping =
          !isReduced && nowMs - overMs < 1_600 && Math.floor((nowMs - overMs) / 160) % 2 === 0;
        return { near: 0.1, up: 0, lean: 0, pose: isFlapping ? 'flap' : 'crow' };
      }
      return { near: 0.1 - 0.16 * t, up: 0, lean: 4 * t, pose: 'bow' };
    }
    const t = (nowMs - startMs) / EXCHANGE_MS;
    if (!isWaiting && t >= 0 && t < EXCHANGES && !isReduced) {
      // Leap at each other, meet in the middle, land apart.
      const leap = Math.sin((t % 1) * Math.PI);
      const turn = bird === 'meron' ? 1 : 0.86;
      return {
        near: 0.1 + leap * 0.34,
        up: leap * 0.24 * turn,
        lean: -leap * 16,
        pose: leap > 0.25 ? 'flap' : 'stand',
      };
    }
    const breath = isReduced ? 0 : Math.sin(nowMs / 620 + (bird === 'meron' ? 0 : 1.7));
    const eager = isWaiting && !isReduced ? Math.sin(nowMs / 120) * 0.02 : 0;
    return { near: 0.1 + eager, up: Math.max(0, breath) * 0.008, lean: breath * 1.4, pose: 'stand' };
  }

  function drawBird(x: Ctx, bird: Bird, nowMs: number): void {
    const { near, up, lean, pose } = poseOf(bird, nowMs);
    const way = bird === 'meron' ? 1 : -1;
    const cx = width / 2 - way * (width * 0.27 - near * width * 0.26);
    const y = floor() - up * height;
    // The shadow stays on the ground and shrinks with the height.
    const shrink = 1 - Math.min(0.6, up * 2);
    x.fillStyle = radial(x, cx, floor(), size * 0.36, ['rgba(10,4,2,.62)', 'rgba(10,4,2,0)']);
    x.save();
    x.translate(cx, floor());
    x.scale(shrink, 0.2 * shrink);
    x.translate(-cx, -floor());
    x.beginPath();
    x.arc(cx, floor(), size * 0.36, 0, 7);
    x.fill();
    x.restore();
    const isWinner = nowMs >= overMs && contest?.winner === bird;
    if (isWinner) {
      const glow = easeOut(between(nowMs, overMs, 400));
      x.fillStyle = radial(x, cx, y - size * 0.45, size * 0.75, [
        `rgba(255,216,115,${0.5 * glow})`,
        'rgba(255,216,115,0)',
      ]);
      x.fillRect(cx - size, y - size * 1.3, size * 2, size * 1.6);
    }
    x.save();
    x.translate(cx, y);
    x.scale(way, 1);
    x.rotate((lean * Math.PI) / 180);
    x.drawImage(pictureOf(bird, pose), -size / 2, -size * FEET_AT, size, size);
    x.restore();
  }

  function drawFeathers(x: Ctx, nowMs: number): void {
    const passed = nowMs - startMs;
    if (isReduced || isWaiting || passed < 0 || nowMs > overMs + 900) return;
    for (let each = 0; each < FEATHERS; each += 1) {
      // They fly at the middle of an exchange and float down.
      const bornMs = (each % EXCHANGES) * EXCHANGE_MS + EXCHANGE_MS * 0.45;
      const t = (passed - bornMs) / 1_500;
      if (t <= 0 || t >= 1) continue;
      const aside = Math.sin(each * 12.9) * width * 0.3 * easeOut(t);
      const cx = width / 2 + aside + Math.sin(t * 9 + each) * width * 0.02;
      const cy = floor() - height * (0.34 + 0.12 * Math.cos(each * 5)) + t * t * height * 0.36;
      const [light, mid] = PLUMAGE[each % 2 === 0 ? 'meron' : 'wala'].tail;
      const long = size * 0.1;
      x.save();
      x.globalAlpha = 1 - t;
      x.translate(cx, cy);
      x.rotate(each + t * 4);
      x.beginPath();
      x.moveTo(-long / 2, 0);
      x.quadraticCurveTo(0, -long * 0.32, long / 2, 0);
      x.quadraticCurveTo(0, long * 0.32, -long / 2, 0);
      x.fillStyle = linear(x, [-long / 2, 0, long / 2, 0], [light, mid]);
      x.fill();
      x.restore();
    }
  }

  function drawNames(x: Ctx, nowMs: number): void {
    const tall = Math.min(width * 0.044, height * 0.05);
    BIRDS.forEach((bird, index) => {
      const isWinner = nowMs >= overMs && contest?.winner === bird;
      pill(x, SIDE_NAMES[index] ?? '', {
        ...{ cx: width * (index === 0 ? 0.2 : 0.8), cy: height * 0.955, size: tall },
        fill: isWinner ? '#ffd873' : index === 0 ? '#a61b2b' : '#174ea6',
        ink: isWinner ? '#3a1602' : '#fff',
      });
    });
    if (nowMs < overMs || contest === null) return;
    const grown = 0.8 + 0.2 * easeOut(between(nowMs, overMs, 240));
    title(x, resultText(contest), {
      ...{ cx: width / 2, top: height * (isLow() ? 0.3 : 0.25), width: width * 0.86 },
      ...{ size: Math.min(width * 0.1, height * 0.1) * grown },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
  }

  const resultText = ({ winner }: Contest): string =>
    winner === 'draw'
      ? words.drawn
      : words.sideWins.replace('{side}', SIDE_NAMES[winner === 'meron' ? 0 : 1]);

  return {
    layout,
    draw(x, nowMs) {
      if (back !== null) x.drawImage(back, 0, 0);
      for (const bird of BIRDS) drawBird(x, bird, nowMs);
      drawFeathers(x, nowMs);
      drawNames(x, nowMs);
    },
    panel: spots.element,
    choice: () => [spots.chosen()],
    shareIndex: spots.chosen,
    setPhase: (phase) => spots.setEnabled(phase === 'open'),
    say: (outcome) => `${resultText(outcome as Contest)}.`,
    begin() {
      contest = null;
      overMs = Number.POSITIVE_INFINITY;
      isWaiting = true;
    },
    async show(outcome, nowMs) {
      contest = outcome as Contest;
      isWaiting = false;
      startMs = nowMs + 60;
      overMs = nowMs + (isReduced ? 250 : CONTEST_MS);
      await later(overMs - nowMs + 700);
    },
    giveUp() {
      isWaiting = false;
    },
  };
}

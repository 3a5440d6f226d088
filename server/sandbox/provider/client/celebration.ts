import type { GameWords } from '../words/gameWords';
import { type Ctx, FONT, hsl, linear, MATERIALS, sparkle } from './paint';
import type { Theme } from './theme';
import { between, easeBack } from './view';

interface Coin {
  readonly across: number;
  readonly up: number;
  readonly spin: number;
  readonly delayMs: number;
}

const COIN_MS = 1_500;
/** Money is always gold, whatever metal the studio's letters have. */
const COIN = MATERIALS.gold;
const BIG_TIMES = 10;

/** Coins for a win, and large letters for a big one. */
export function celebration({ material, hue2 }: Theme, words: GameWords, isReduced: boolean) {
  let fromMs = Number.NEGATIVE_INFINITY;
  let times = 0;
  let coins: Coin[] = [];

  return {
    isOn: (nowMs: number): boolean => nowMs - fromMs < COIN_MS + 500,
    begin(nowMs: number, wonTimes: number): void {
      fromMs = nowMs;
      times = wonTimes;
      const count = isReduced ? 0 : Math.min(46, 8 + Math.round(wonTimes * 2));
      coins = Array.from({ length: count }, (_, index) => ({
        across: Math.sin(index * 12.9) * 0.5,
        up: 0.7 + ((index * 0.37) % 0.6),
        spin: 4 + (index % 5) * 2,
        delayMs: (index * 23) % 420,
      }));
    },
    draw(x: Ctx, nowMs: number): void {
      const { width, height } = x.canvas;
      for (const { across, up, spin, delayMs } of coins) {
        const t = between(nowMs, fromMs + delayMs, COIN_MS);
        if (t <= 0 || t >= 1) continue;
        const cx = width * (0.5 + across * (0.3 + t));
        const cy = height * (0.62 - up * 2.2 * t + 2.4 * t * t);
        const size = width * 0.032;
        x.save();
        x.translate(cx, cy);
        x.scale(Math.max(0.12, Math.abs(Math.cos(t * spin * 3))), 1);
        x.fillStyle = linear(x, [0, -size, 0, size], [COIN.tones[0], COIN.tones[2], COIN.tones[3]]);
        x.beginPath();
        x.arc(0, 0, size, 0, 7);
        x.fill();
        x.lineWidth = size * 0.18;
        x.strokeStyle = COIN.tones[1];
        x.stroke();
        x.restore();
        if (t < 0.5) sparkle(x, cx, cy - size, size * 0.9, COIN.glow, 0.5 - t);
      }
      const shown = between(nowMs, fromMs, 1_900);
      if (times < BIG_TIMES || shown >= 1) return;
      const swell = isReduced ? 1 : easeBack(between(nowMs, fromMs, 380));
      x.save();
      x.globalAlpha = Math.min(1, (1 - shown) * 4);
      x.translate(width / 2, height * 0.42);
      x.scale(swell, swell);
      x.textAlign = 'center';
      x.textBaseline = 'middle';
      x.lineJoin = 'round';
      x.font = `800 ${width * 0.17}px ${FONT}`;
      x.lineWidth = width * 0.05;
      x.strokeStyle = hsl(hue2, 80, 8);
      const text = (times >= 50 ? words.megaWin : words.bigWin).toUpperCase();
      x.strokeText(text, 0, 0);
      x.fillStyle = linear(
        x,
        [0, -width * 0.07, 0, width * 0.06],
        ['#fff', material.tones[1], material.tones[2], material.tones[0]],
      );
      x.fillText(text, 0, 0);
      x.restore();
    },
  };
}

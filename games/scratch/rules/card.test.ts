import { describe, expect, it } from 'vitest';
import { createDraw, type Draw } from '../../kit/rules/draw';
import { drawCard, isCard } from './card';
import { ALL_MOTIFS, CARD_COUNT, PRIZES, prizeOfCard } from './prizes';

const streamAt = (nonce: number): Draw =>
  createDraw('scratch', { serverSeed: new Uint8Array(32).fill(7), clientSeed: 'card', nonce });

/** A draw that gives these numbers in turn, and records the bound of each request. */
function scripted(numbers: readonly number[]): Draw & { readonly asked: readonly number[] } {
  const asked: number[] = [];
  return {
    asked,
    uniform(n) {
      asked.push(n);
      const number = numbers[asked.length - 1];
      if (number === undefined || number >= n) throw new Error(`no number under ${n} at ${asked.length}`);
      return number;
    },
    bits52: () => 0n,
  };
}

const count = (panels: readonly number[], motif: number) => panels.filter((panel) => panel === motif).length;

/** The card as described in the README, written independently of the code. */
function readAsPublished(draw: Draw): { pays: number; panels: readonly number[] } {
  const cards = PRIZES.map((prize) => prize.cards);
  const c = draw.uniform(1_000_000);
  let motif = 0;
  for (let total = cards[0] ?? 0; motif < 10 && c >= total; total += cards[motif] ?? 0) motif += 1;
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const panels: number[] = [];
  if (motif < 10) {
    for (const left of [9, 8, 7]) panels[free.splice(draw.uniform(left), 1)[0] ?? 0] = motif;
  }
  const motifs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== motif);
  let full: number[];
  do {
    full = [...panels];
    for (const place of free) full[place] = motifs[draw.uniform(motifs.length)] ?? 0;
  } while (motifs.some((other) => count(full, other) > 2));
  return { pays: PRIZES[motif]?.pays ?? 0, panels: full };
}

describe('the table of cards', () => {
  it('has an RTP of exactly 97 percent over its million cards', () => {
    const counted = new Map<number | null, number>();
    for (let number = 0; number < CARD_COUNT; number += 1) {
      const prize = prizeOfCard(number);
      counted.set(prize, (counted.get(prize) ?? 0) + 1);
    }
    expect(counted.get(null)).toBe(594_438);
    expect(ALL_MOTIFS.map((motif) => counted.get(motif))).toEqual(PRIZES.map(({ cards }) => cards));
    expect(PRIZES.reduce((sum, { pays, cards }) => sum + pays * cards, 0)).toBe(970_000);
  });

  it('gives the top prize to cards 0 and 1, and nothing to the last', () => {
    expect([0, 1, 2].map(prizeOfCard)).toEqual([0, 0, 1]);
    expect([405_561, 405_562, 999_999].map(prizeOfCard)).toEqual([9, null, null]);
  });
});

describe('a card', () => {
  it('places the three of a prize first, then the rest in reading order from the nine others', () => {
    // Card 562 pays 50, motif 4: panels 8, 0 and the last of the seven left; then 0 1 2 3 5 6.
    const draw = scripted([562, 8, 0, 6, 0, 1, 2, 3, 4, 5]);
    expect(drawCard(draw)).toEqual({ pays: 50, panels: [4, 0, 1, 2, 3, 5, 6, 4, 4] });
    expect(draw.asked).toEqual([1_000_000, 9, 8, 7, 9, 9, 9, 9, 9, 9]);
  });

  it('draws all free panels again if any motif would show three times', () => {
    const draw = scripted([999_999, 5, 5, 5, 1, 2, 3, 4, 6, 7, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
    expect(drawCard(draw)).toEqual({ pays: 0, panels: [0, 0, 1, 1, 2, 2, 3, 3, 4] });
    expect(draw.asked).toEqual([1_000_000, ...Array.from({ length: 18 }, () => 10)]);
  });

  it('is drawn as described in the README', () => {
    for (let nonce = 0; nonce < 400; nonce += 1) {
      expect(drawCard(streamAt(nonce)), `nonce ${nonce}`).toEqual(readAsPublished(streamAt(nonce)));
    }
  });

  it('shows two of a motif on a losing card exactly as often as chance does', () => {
    // 0.5166504 of all fillings have no motif three times; the mean number of pairs among these is exact.
    const pairs = [3_628_800, 65_318_400, 228_614_400, 190_512_000, 28_576_800];
    const total = pairs.reduce((sum, ways) => sum + ways, 0);
    const expected = pairs.reduce((sum, ways, often) => sum + (often * ways) / total, 0);
    let seen = 0;
    let losing = 0;
    const first = new Map<number, number>();
    for (let nonce = 0; nonce < 12_000; nonce += 1) {
      const card = drawCard(streamAt(nonce));
      expect(isCard(card)).toBe(true);
      if (card.pays > 0) continue;
      losing += 1;
      seen += ALL_MOTIFS.filter((motif) => count(card.panels, motif) === 2).length;
      const [corner = 0] = card.panels;
      first.set(corner, (first.get(corner) ?? 0) + 1);
    }
    // Seeds are fixed, so these numbers are constant; the bounds are 4 sigma.
    expect(Math.abs(seen / losing - expected)).toBeLessThan((4 * 0.8) / Math.sqrt(losing));
    for (const motif of ALL_MOTIFS) {
      expect(Math.abs((first.get(motif) ?? 0) / losing - 0.1)).toBeLessThan((4 * 0.3) / Math.sqrt(losing));
    }
  });

  it('is refused if its panels do not match its prize', () => {
    expect(isCard({ pays: 10_000, panels: [0, 0, 0, 1, 2, 3, 4, 5, 6] })).toBe(true);
    expect(isCard({ pays: 1_000, panels: [0, 0, 0, 1, 2, 3, 4, 5, 6] })).toBe(false);
    expect(isCard({ pays: 0, panels: [0, 0, 0, 1, 2, 3, 4, 5, 6] })).toBe(false);
    expect(isCard({ pays: 10_000, panels: [0, 0, 0, 1, 1, 1, 4, 5, 6] })).toBe(false);
    expect(isCard({ pays: 10_000, panels: [0, 0, 0, 0, 1, 1, 4, 5, 6] })).toBe(false);
    expect(isCard({ pays: 1, panels: [0, 0, 1, 1, 2, 2, 3, 3, 4] })).toBe(false);
    expect(isCard({ pays: 0, panels: [0, 0, 1, 1, 2, 2, 3, 3] })).toBe(false);
  });
});

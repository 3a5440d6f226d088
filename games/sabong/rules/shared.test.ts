import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDraw } from '../../kit/rules/draw';
import { MATCHUPS, NUMBERS, winnerOf } from './matchups';
import { sabongShared } from './shared';

const seeds = { serverSeed: new Uint8Array(32).fill(3), clientSeed: 'none', nonce: 1 };
const bet = { stake: '100.00', side: 'meron', card: 2 };

describe('the shared contest', () => {
  it('draws the number that decides the posted card', () => {
    const number = createDraw('sabong', seeds).uniform(NUMBERS);
    expect(sabongShared.outcome(createDraw('sabong', seeds), 2)).toEqual({
      card: 2,
      number,
      winner: winnerOf(2, number),
    });
  });

  it('has no outcome without a posted card', () => {
    for (const card of [null, '2', {}]) {
      expect(() => sabongShared.outcome(createDraw('sabong', seeds), card)).toThrow(
        new TypeError('the posted card is not a number'),
      );
    }
  });

  it('opens with its card and ends with its winner, by events that the rules know', () => {
    const outcome = sabongShared.outcome(createDraw('sabong', seeds), 2);
    const events = [...sabongShared.opening(2), ...sabongShared.timeline(outcome, 2)];
    expect(sabongShared.opening(2)).toHaveLength(1);
    for (const event of events) {
      expect(z.safeDecode(sabongShared.rules.event, event as never).success, JSON.stringify(event)).toBe(
        true,
      );
    }
    expect(events.map(({ atMs }) => atMs)).toEqual(events.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
    expect(() => sabongShared.opening(null)).toThrow(TypeError);
  });

  it('posts a card that exists', () => {
    const { preDraw } = sabongShared;
    if (preDraw === null) throw new Error('nothing is posted');
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const card = preDraw.read(
        createDraw(preDraw.draw, { ...seeds, clientSeed: preDraw.clientSeed, nonce }),
      );
      expect(Number.isInteger(card) && Number(card) >= 0 && Number(card) < MATCHUPS.length).toBe(true);
    }
  });
});

describe('a bet', () => {
  it('names the card whose odds its player saw', () => {
    expect(sabongShared.preDraw?.namedBy(bet)).toBe(2);
    for (const nothing of [null, 7, 'card', {}, { card: null }]) {
      expect(sabongShared.preDraw?.namedBy(nothing)).toBeNull();
    }
  });

  it('is accepted for that card alone', () => {
    expect(sabongShared.accepts(bet, 2)).toBe(true);
    expect(sabongShared.accepts(bet, 3)).toBe(false);
    expect(sabongShared.accepts(bet, null)).toBe(false);
  });

  it('is grouped, seen and repeated by its side, without its card', () => {
    expect(sabongShared.group(bet)).toBe('meron');
    expect(sabongShared.seen(bet)).toEqual({ side: 'meron' });
    expect(sabongShared.repeated(bet)).toEqual({ stake: '100.00', side: 'meron' });
  });
});

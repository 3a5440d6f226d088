import { describe, expect, it } from 'vitest';
import { centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import words from '../words/enPH.json';
import { away } from './away';
import type { AwayRound, Translate } from './strings';

const translate: Translate = (key, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
    (words as Record<string, string>)[key] ?? key,
  );

const hop = (multiplier: string, runningMs: number) => ({
  type: 'hoppedOff',
  atMs: 6_000 + runningMs,
  multiplier,
});

function view(more: {
  readonly target?: string;
  readonly cashOuts?: readonly Json[];
  readonly hops?: readonly Json[];
  readonly paid?: bigint;
  readonly cutAtMs?: number | null;
  readonly backAtMs?: number | null;
  /** How long after the closing of boarding the ride departed. */
  readonly departsMs?: number;
}): AwayRound {
  const { target = '10000.00', cashOuts = [], hops = [], paid = 0n, departsMs = 0 } = more;
  return {
    translate,
    formatAmount: (amount) => `₱${(Number(amount) / 100).toFixed(2)}`,
    exposureMaxCentavos: centavos(100_000_000_000n),
    round: {
      bet: { stake: '20.00', target, cashOuts },
      outcome: null,
      events: [
        { type: 'bettingOpened', atMs: 0, closesAtMs: 6_000 },
        { type: 'departed', atMs: 6_000 + departsMs },
        ...hops,
        { type: 'crashed', atMs: 10_055 + departsMs, multiplier: '1.50' },
      ],
      roundNumber: 48_213,
      stakeCentavos: centavos(2_000n),
      payoutCentavos: centavos(paid),
    },
    cutAtMs: more.cutAtMs === undefined ? 8_780 : more.cutAtMs,
    backAtMs: more.backAtMs === undefined ? 16_200 : more.backAtMs,
  };
}

describe('the story of a ride that was missed', () => {
  it('tells a loss without an automatic hop-off, with all times since departure', () => {
    const story = away(view({}));
    expect(story.subtitle).toBe('Ride 48,213. Times count from departure.');
    expect(story.text).toBe(
      'The ride ended at ×1.50. You had not hopped off, so the fare of ₱20.00 is lost.',
    );
    expect(story.steps.map(({ title, note, at }) => [title, note, at])).toEqual([
      ['Your connection was lost', 'At ×1.32, no auto hop-off set', '2.78 s'],
      ['The ride ended at ×1.50', 'No tap had reached us', '4.05 s'],
      ['You came back', 'No new bets while you were away', '10.20 s'],
    ]);
    expect(story.facts.map(({ value }) => value)).toEqual(['₱20.00', 'No', '−₱20.00']);
    expect(story.tip).toContain('Auto hop off works while you are offline');
  });

  it('tells a loss whose automatic hop-off was not reached, and gives no tip', () => {
    const story = away(view({ target: '2.00' }));
    expect(story.text).toBe(
      'The ride ended at ×1.50, before your auto hop off at ×2.00. The fare of ₱20.00 is lost.',
    );
    expect(story.steps[0]?.note).toBe('At ×1.32, auto hop off at ×2.00');
    expect(story.tip).toBeNull();
  });

  it('counts from a departure that waited for its number, and knows a cut before it', () => {
    const story = away(view({ departsMs: 7_850, cutAtMs: 16_630, backAtMs: 24_050 }));
    expect(story.steps.map(({ note, at }) => [note, at])).toEqual([
      ['At ×1.32, no auto hop-off set', '2.78 s'],
      ['No tap had reached us', '4.05 s'],
      ['No new bets while you were away', '10.20 s'],
    ]);
    const before = away(view({ departsMs: 7_850, cutAtMs: 9_000, backAtMs: 24_050 }));
    expect(before.steps[0]).toMatchObject({ note: 'Before departure', at: '' });
  });

  it('tells an automatic hop-off in the order of the times', () => {
    const story = away(view({ target: '1.40', hops: [hop('1.40', 3_365)], paid: 2_800n }));
    expect(story.text).toBe('Your fare hopped off at ×1.40 and paid ₱28.00. The ride ended at ×1.50.');
    expect(story.steps.map(({ name }) => name)).toEqual(['cut', 'out', 'end', 'back']);
    expect(story.facts.map(({ value }) => value)).toEqual(['₱20.00', '×1.40', '+₱8.00']);
    const back = away(view({ target: '1.40', hops: [hop('1.40', 3_365)], paid: 2_800n, backAtMs: 9_400 }));
    expect(back.steps.map(({ name }) => name)).toEqual(['cut', 'out', 'back', 'end']);
  });

  it('tells a half that was cashed out before, and a cut before departure without times', () => {
    const cashOuts = [{ part: 'half', multiplier: '1.20', runningMs: 1_824 }];
    const story = away(
      view({ cashOuts, hops: [hop('1.20', 1_824)], paid: 1_200n, cutAtMs: null, backAtMs: null }),
    );
    expect(story.subtitle).toBe('Ride 48,213');
    expect(story.text).toBe(
      'Half of your fare hopped off at ×1.20 and paid ₱12.00. The rest rode to the end at ×1.50.',
    );
    expect(story.steps[0]).toMatchObject({ note: 'Before departure', at: '' });
    expect(story.facts.at(-1)?.value).toBe('−₱8.00');
  });
});

import { expect, it } from 'vitest';
import type { LivePastRound, LiveRound } from '../../../../contract/live';
import { type Centavos, centavos } from '../../../../games/kit/rules/money';
import type { Translation } from '../../../i18n/i18n';
import { announcementOf } from './announcement';

/** The key with its values, instead of a language. */
const t: Translation['t'] = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
const format = (amount: Centavos) => `₱${amount}`;
const hex = 'ab'.repeat(32);
const beacon = { network: 'quicknet', chainHash: hex, round: 9, at: 17_000, logHead: hex };
const round: LiveRound = {
  ...{ roundNumber: 7, commitment: hex, openedAt: 0, events: [], aboard: 0, bets: [] },
  phase: 'closed',
  beacon,
};
const none = centavos(0n);
const told = (dueInSeconds: number | null, change: Partial<LiveRound> = {}) =>
  announcementOf(
    t,
    { round: { ...round, ...change }, past: [], refundedCentavos: none },
    dueInSeconds,
    format,
  );

it('counts down to the number, waits for it, and calls it late', () => {
  expect(told(2)).toEqual({ text: 'live.due.public.in 2', spoken: 'live.due.public.now' });
  expect(told(0)?.text).toBe('live.due.public.now');
  expect(told(-3)?.text).toBe('live.due.public.now');
  expect(told(-4)).toEqual({ text: 'live.due.public.late', spoken: 'live.due.public.late' });
});

it('never calls the number of another beacon public', () => {
  expect(told(2, { beacon: { ...beacon, network: 'sandbox' } })?.text).toBe('live.due.practice.in 2');
  expect(told(-9, { beacon: { ...beacon, network: 'other' } })?.text).toBe('live.due.practice.late');
});

it('says nothing while the events do', () => {
  for (const phase of ['betting', 'running', 'result'] as const) expect(told(2, { phase })).toBeNull();
  expect(told(null)).toBeNull();
});

it('says why a round was called off, and what came back', () => {
  const calledOff: LivePastRound = {
    ...{ roundNumber: 7, outcome: null, serverSeed: hex, clientSeed: 'none' },
    calledOff: 'beaconLate',
  };
  const over = { round: { ...round, phase: 'result' } as const, past: [calledOff] };
  const text = (refundedCentavos: Centavos) =>
    announcementOf(t, { ...over, refundedCentavos }, null, format)?.text;
  expect(text(none)).toBe('live.calledOff.beaconLate');
  expect(text(centavos(2_000n))).toBe('live.calledOff.beaconLate live.stakeBack ₱2000');
});

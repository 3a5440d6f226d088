/** The data that the pages of lotto hand to the verifier, and what they make of its answer. */

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type LottoDraw, type LottoTicket, lottoLine } from '../../../contract/lotto';
import { auditPath, leafHash } from '../../../games/kit/fairness/betTree';
import { payoutOf, winOf } from '../../../games/kit/fairness/lotto/lines';
import { lottoTimes } from '../../../games/kit/fairness/lotto/times';
import { centavos, sum } from '../../../games/kit/rules/money';
import { STEPS, stepState } from '../../../src/overlay/lotto/drawCheck';
import { drawEvidence } from '../../../src/overlay/lotto/drawEvidence';
import vectors from '../beacon/beaconVectors.json';
import { checked, failedIn, logged } from '../given';
import lotto from './lottoVectors.json';

const [, , , example] = lotto.draws;
if (example === undefined) throw new Error('there is no example of a draw with three tickets');
const { chainHash, publicKey, genesis, period } = vectors.networks.sandbox;
const times = lottoTimes(example.number);
const iso = (ms: number) => new Date(ms).toISOString();
const numbers = { twoD: example.drawn['2D'], threeD: example.drawn['3D'] };

const log = logged(
  { type: 'beacon', network: 'sandbox', chainHash, publicKey, genesis, period },
  { type: 'draw', game: 'lotto', version: 'v2', firstRound: lotto.chain.firstDraw },
  {
    type: 'chain',
    game: 'lotto',
    chainId: 1,
    firstRound: lotto.chain.firstDraw,
    length: lotto.chain.length,
    chainEnd: lotto.chain.chainEnd,
  },
);

const draw: LottoDraw = {
  draw: example.number,
  state: 'settled',
  closesAt: iso(times.closesAtMs),
  drawsAt: iso(times.drawsAtMs),
  voidAt: iso(times.voidAtMs),
  commitment: example.commitment,
  chainEnd: lotto.chain.chainEnd,
  chainFrom: lotto.chain.firstDraw,
  beacon: { network: 'sandbox', chainHash, round: example.beaconRound, signature: example.signature },
  closing: { closedAt: iso(times.closesAtMs + 1), root: example.root, tickets: 3, stakes: centavos(17_500n) },
  serverSeed: example.serverSeed,
  numbers,
  voidReason: null,
};

const [place = '', ticketId = '', , salt = '', ...lines] = (lotto.leaves[1] ?? '').split(':');
const sold = z.decode(z.array(lottoLine), JSON.parse(lines.join(':'))).map((line) => ({
  ...line,
  numbers: [...line.numbers],
  win: winOf(line),
  payout: payoutOf(line, numbers),
}));
const payout = sum(sold.map((line) => line.payout));
const ticket: LottoTicket = {
  ticketId,
  draw: example.number,
  drawsAt: draw.drawsAt,
  lines: sold,
  stake: sum(sold.map(({ stake }) => stake)),
  payout,
  state: payout > 0n ? 'success' : 'failed',
  boughtAt: iso(times.opensAtMs),
  salt,
  place: Number(place),
};
const path = auditPath(lotto.leaves.map(leafHash), Number(place));

const reportOf = (shown: LottoDraw, own: LottoTicket | null) => {
  const evidence = drawEvidence(shown, own === null ? null : { ticket: own, path }, log.log ?? []);
  const [report] = checked({ ...log, own: [JSON.parse(JSON.stringify(evidence))], day: [] }).reports;
  if (report === undefined) throw new Error('there is no report');
  return report;
};
const statesOf = (shown: LottoDraw, own: LottoTicket | null) => {
  const { lines: checks } = reportOf(shown, own);
  return STEPS.map((step) => stepState(checks, step));
};

test('an honest draw passes every step, with a ticket and without one', () => {
  expect(statesOf(draw, ticket)).toEqual(['ok', 'ok', 'practice', 'ok']);
  expect(statesOf(draw, null)).toEqual(['ok', 'ok', 'practice', 'ok']);
  expect(reportOf(draw, ticket).state).toBe('practice');
});

test('a fault shows in the step that it belongs to', () => {
  const failed = (shown: Partial<LottoDraw>, own: Partial<LottoTicket> = {}) =>
    STEPS.filter((_, at) => statesOf({ ...draw, ...shown }, { ...ticket, ...own })[at] === 'failed');
  expect(
    failed({ numbers: { ...numbers, threeD: numbers.threeD.toReversed().map((digit) => 9 - digit) } }),
  ).toEqual(['numbers']);
  expect(failed({}, { salt: '0'.repeat(32) })).toEqual(['record']);
  expect(failed({ beacon: { ...draw.beacon, round: example.beaconRound + 1 } })).toContain('beacon');
  expect(failed({ commitment: 'a'.repeat(64) })).toEqual(['seed']);
});

test('a draw whose sales were closed late says why it has no numbers', () => {
  const late: LottoDraw = {
    ...draw,
    state: 'returned',
    closing: null,
    numbers: null,
    voidReason: 'closedLate',
    beacon: { ...draw.beacon, signature: null },
  };
  const report = reportOf(late, null);
  expect(failedIn(report)).toEqual([]);
  expect(report.lines.find(({ name }) => name === 'calledOff')?.found).toBe('closedLate');
  expect(report.state).toBe('notChecked');
});

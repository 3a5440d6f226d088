import { beforeEach, expect, it } from 'vitest';
import type { LiveTicket } from '../../../../contract/live';
import { centavos } from '../../../../games/kit/rules/money';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { awayBetsAtom, forgetAway, rememberAway, returnTo } from './awayBets';

const ROUND = { uid: 7, game: 'crash', roundNumber: 12, openedAt: 1_000_000, cutAtMs: 8_780 };

const ticket = (ticketId: string, more: Partial<LiveTicket> = {}): LiveTicket => ({
  ticketId,
  game: 'crash',
  panel: 0,
  seat: 0,
  roundNumber: 12,
  bet: null,
  stake: centavos(2_000n),
  payout: centavos(0n),
  state: 'open',
  ...more,
});

const ids = () => readAtom(awayBetsAtom).map(({ ticketId }) => ticketId);

beforeEach(() => changeAtom(awayBetsAtom, []));

it('remembers the open bets of the round on show with its times, and queued ones without', () => {
  rememberAway(ROUND, [ticket('1'), ticket('2', { state: 'settled' }), ticket('3', { roundNumber: 13 })]);
  expect(readAtom(awayBetsAtom)).toMatchObject([
    { ticketId: '1', cutAtMs: 8_780, openedAt: 1_000_000, backAtMs: null },
    { ticketId: '3', cutAtMs: null, openedAt: null },
  ]);
});

it('keeps the time of the first loss of a bet that is lost again before its result was read', () => {
  rememberAway(ROUND, [ticket('1')]);
  rememberAway({ ...ROUND, cutAtMs: 9_999 }, [ticket('1')]);
  expect(readAtom(awayBetsAtom)).toMatchObject([{ cutAtMs: 8_780 }]);
});

it('forgets what is still open on the return, and dates the return of what is not, once', () => {
  rememberAway(ROUND, [ticket('1'), ticket('2')]);
  returnTo(ROUND, [ticket('1'), ticket('2', { state: 'settled' })], 1_016_200);
  returnTo(ROUND, [], 1_099_000);
  expect(readAtom(awayBetsAtom)).toMatchObject([{ ticketId: '2', backAtMs: 16_200 }]);
  forgetAway('2');
  expect(ids()).toEqual([]);
});

it('leaves the bets of another player and another game alone', () => {
  rememberAway(ROUND, [ticket('1')]);
  rememberAway({ ...ROUND, uid: 8 }, [ticket('2')]);
  rememberAway({ ...ROUND, game: 'sabong' }, [ticket('3')]);
  returnTo(ROUND, [ticket('1'), ticket('2'), ticket('3')], 1_016_200);
  expect(ids()).toEqual(['2', '3']);
});

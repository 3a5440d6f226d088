import { describe, expect, it } from 'vitest';
import type { FinanceItem } from '../../../contract/money';
import { centavos } from '../../../games/kit/rules/money';
import { dayOf, timeText } from '../../shared/dateText';
import { byDay, dayName, movedCentavos, netCentavos } from './records';

const item = (id: string, createdAt: string): FinanceItem => ({
  id,
  amountType: 1,
  kind: 'deposit',
  amount: centavos(50_000n),
  bonus: centavos(-2_500n),
  balance: centavos(0n),
  status: 'success',
  reference: '',
  createdAt,
});

describe('records', () => {
  it('belong to the day in Manila, eight hours ahead of the wire', () => {
    expect(dayOf(new Date('2026-11-19T15:59:59Z'))).toBe('2026-11-19');
    expect(dayOf(new Date('2026-11-19T16:00:00Z'))).toBe('2026-11-20');
    expect(timeText(new Date('2026-11-19T16:05:00Z'), 'en-GB')).toBe('00:05');
  });

  it('are grouped by day, without duplicates, in their order', () => {
    const lines = [
      item('3', '2026-11-20T01:00:00Z'),
      item('2', '2026-11-19T17:00:00Z'),
      item('2', '2026-11-19T17:00:00Z'),
      item('1', '2026-11-19T03:00:00Z'),
    ];
    expect(byDay(lines, ({ id }) => id).map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
      ['2026-11-20', ['3', '2']],
      ['2026-11-19', ['1']],
    ]);
  });

  it('name today and yesterday by Manila time', () => {
    const now = new Date('2026-11-19T17:00:00Z');
    const names = { today: 'T', yesterday: 'Y' };
    const named = ['2026-11-20', '2026-11-19', '2026-11-18'].map((day) => dayName(day, now, 'en-PH', names));
    expect(named.slice(0, 2)).toEqual(['T', 'Y']);
    expect(named[2]).toContain('18');
  });

  it('add main and bonus money', () => {
    expect(movedCentavos(item('1', ''))).toBe(47_500n);
  });

  it('are all summed up, because a failed cash-out comes back as a refund', () => {
    const at = '2026-11-19T03:00:00Z';
    const lines = [
      item('4', at),
      { ...item('3', at), status: 'failed' as const },
      { ...item('2', at), status: 'pending' as const },
      { ...item('1', at), amount: centavos(-1_000n), bonus: centavos(0n) },
    ];
    expect(netCentavos(lines)).toBe(141_500n);
    expect(netCentavos([])).toBe(0n);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterStatus, type OrderStatus, statusAt } from './orderStatus';

const statuses: readonly OrderStatus[] = ['pending', 'expired', 'failed', 'canceled', 'success'];

describe('the status of an order', () => {
  it('does not depend on the order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { maxLength: 6 }), (reported) => {
        const forwards = reported.reduce(laterStatus, 'pending');
        const backwards = reported.toReversed().reduce(laterStatus, 'pending');
        expect(backwards).toBe(forwards);
      }),
    );
  });

  it('never leaves success, and reaches it from every status', () => {
    for (const status of statuses) {
      expect(laterStatus('success', status)).toBe('success');
      expect(laterStatus(status, 'success')).toBe('success');
    }
  });

  it('is expired from the moment its time has run out', () => {
    const at = new Date('2026-03-01T00:00:00Z');
    expect(statusAt('pending', at, new Date(at.getTime() - 1))).toBe('pending');
    expect(statusAt('pending', at, at)).toBe('expired');
    expect(statusAt('canceled', at, at)).toBe('canceled');
    expect(statusAt('success', at, at)).toBe('success');
  });
});

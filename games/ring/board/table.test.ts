import { describe, expect, it } from 'vitest';
import { centavos } from '../../kit/rules/money';
import { add, EMPTY, lift, spend, stakeOn, standing, totalCentavos, wireOf } from './table';

const pesos = (amount: bigint) => centavos(amount * 100n);

describe('stakes on the table', () => {
  it('grow tap by tap and keep the order of the colours', () => {
    const table = add(add(add(EMPTY, 'orange', pesos(20n)), 'grey', pesos(5n)), 'orange', pesos(20n));
    expect(wireOf(table)).toEqual({
      positions: [
        { color: 'grey', stake: '5.00' },
        { color: 'orange', stake: '40.00' },
      ],
    });
    expect(totalCentavos(table)).toBe(4_500n);
  });

  it('are removed colour by colour; an empty table is no bet', () => {
    const table = add(add(EMPTY, 'blue', pesos(5n)), 'green', pesos(1n));
    expect(stakeOn(lift(table, 'blue'), 'blue')).toBe(0n);
    expect(wireOf(lift(lift(table, 'blue'), 'green'))).toBeNull();
  });

  it('of the last round are replaced by a new bet', () => {
    const played = spend(add(EMPTY, 'blue', pesos(50n)));
    expect(stakeOn(played, 'blue')).toBe(5_000n);
    expect(wireOf(add(played, 'grey', pesos(5n)))).toEqual({ positions: [{ color: 'grey', stake: '5.00' }] });
    expect(lift(played, 'grey').positions).toEqual([]);
  });

  it('are read from the wire, but not from a bet that the rules refuse', () => {
    const wire = { positions: [{ color: 'green', stake: '2.50' }] };
    expect(wireOf(standing(wire))).toEqual(wire);
    expect(standing({ positions: [{ color: 'red', stake: '2.50' }] })).toEqual(EMPTY);
    expect(standing(null)).toEqual(EMPTY);
  });
});

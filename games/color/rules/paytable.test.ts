import { describe, expect, it } from 'vitest';
import { multiplierText } from '../../kit/rules/money';
import type { Kind } from './bet';
import type { Color, Cubes } from './colors';
import { positionPays } from './paytable';

const [red, yellow, green, blue, pink]: readonly Color[] = [0, 1, 2, 3, 4];
const paid = (kind: Kind, colors: readonly (Color | undefined)[], cubes: readonly (Color | undefined)[]) => {
  const pays = positionPays({ kind, colors: colors as Color[] }, cubes as unknown as Cubes);
  return pays === null ? null : multiplierText(pays);
};

describe('what a position pays', () => {
  it('one colour: by how many cubes show it', () => {
    expect(paid('single', [red], [red, yellow, green])).toBe('2');
    expect(paid('single', [red], [red, yellow, red])).toBe('3');
    expect(paid('single', [red], [red, red, red])).toBe('15');
    expect(paid('single', [red], [blue, yellow, green])).toBeNull();
  });

  it('two colours: both show, whatever the third cube shows', () => {
    expect(paid('pair', [red, blue], [blue, red, green])).toBe('7');
    expect(paid('pair', [red, blue], [blue, red, red])).toBe('7');
    expect(paid('pair', [red, blue], [blue, blue, blue])).toBeNull();
  });

  it('three colours: exactly those three, in any order', () => {
    expect(paid('trio', [red, blue, pink], [pink, red, blue])).toBe('35');
    expect(paid('trio', [red, blue, pink], [pink, red, red])).toBeNull();
  });

  it('triples: any, or the named one', () => {
    expect(paid('anyTriple', [], [pink, pink, pink])).toBe('35');
    expect(paid('anyTriple', [], [pink, pink, red])).toBeNull();
    expect(paid('triple', [pink], [pink, pink, pink])).toBe('210');
    expect(paid('triple', [pink], [red, red, red])).toBeNull();
  });

  it('all different: no colour twice', () => {
    expect(paid('allDifferent', [], [pink, red, blue])).toBe('1.75');
    expect(paid('allDifferent', [], [pink, red, pink])).toBeNull();
  });
});

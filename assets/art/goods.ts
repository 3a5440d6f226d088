import { placed } from './brands/kit';
import { coin } from './coin';
import { cube } from './cube';
import { die } from './die';
import { gem } from './gem';
import { parol } from './parol';
import { picture } from './svg';
import { ticket } from './ticket';

const WIDTH = 336;
const HEIGHT = 56;
const MIDDLE = 29;

/** What stands on the shelf of the mall, as large as on the screen. */
export function goods(): string {
  const row = [
    placed(gem(), 0, MIDDLE, 0.5, -6),
    placed(ticket(), 0, MIDDLE - 1, 0.33, -8),
    placed(cube('yellow', 'blue', 'red'), 0, MIDDLE, 0.24, -4),
    placed(coin('₱'), 0, MIDDLE, 0.46, 12),
    placed(parol(0), 0, MIDDLE - 4, 0.26),
    placed(die(5, 3, 1), 0, MIDDLE, 0.24, 8),
  ];
  const step = WIDTH / row.length;
  return picture(
    WIDTH,
    HEIGHT,
    row.map((one, at) => `<g transform="translate(${step * (at + 0.5)})">${one}</g>`).join(''),
  );
}

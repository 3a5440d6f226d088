import { stageCards } from '../games/cards';
import { type Cell, cellHash, FORCED, readCell } from './cell';
import { useAllMoments, useTitles } from './game';
import { words } from './words';

/** Games and their moments. A link keeps the size, skin and language of the current cell. */
export function Sidebar({ cell }: { readonly cell: Cell | null }) {
  const all = useAllMoments();
  const titles = useTitles(cell?.language ?? 'enPH');
  return (
    <nav className="sidebar" aria-label={words.games}>
      <h1 className="brand">{words.title}</h1>
      {stageCards.length === 0 ? <p className="hint">{words.noGames}</p> : null}
      {stageCards.map((card) => (
        <section key={card.name}>
          <h2 className="entry">
            <a
              className="game"
              href={hashOf(cell, card.name, null)}
              aria-current={
                cell !== null && cell.game === card.name && cell.moment === null ? 'page' : undefined
              }
              title={words.sheet}
            >
              {titles.get(card.name) ?? card.name}
            </a>
            {'id' in card ? <small>{String(card.id)}</small> : null}
          </h2>
          <ul className="moments">
            {(all.get(card.name) ?? []).map(({ name }) => (
              <li key={name}>
                <a
                  className="moment"
                  href={hashOf(cell, card.name, name)}
                  aria-current={
                    cell !== null && cell.game === card.name && cell.moment === name ? 'page' : undefined
                  }
                >
                  {spaced(name)}
                </a>
              </li>
            ))}
            <li>
              <a
                className="moment force"
                href={hashOf(cell, card.name, FORCED)}
                aria-current={
                  cell !== null && cell.game === card.name && cell.moment === FORCED ? 'page' : undefined
                }
              >
                {words.forced}
              </a>
            </li>
          </ul>
        </section>
      ))}
      <p className="hint keys">{words.keys}</p>
    </nav>
  );
}

function hashOf(cell: Cell | null, game: string, moment: string | null): string {
  const base = cell ?? readCell(`#/${game}`);
  if (base === null) return '';
  // A wished outcome applies to its own game only.
  return cellHash({ ...base, game, moment, tMs: null, still: false, bet: null, want: null, from: 0 });
}

/** `bigWin` and `big-win` read as `big win`. */
export const spaced = (name: string): string =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();

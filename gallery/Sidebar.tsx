import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import SearchIcon from '~icons/ph/magnifying-glass-bold';
import { type Cell, cellHash, FORCED, readCell } from './cell';
import { useAllMoments, useTitles } from './game';
import { scenes } from './scenes';
import { type Hit, neighbour, search } from './search';
import { changesIn, unsavedGames } from './tuning/store';
import { words } from './words';

/** Games and their moments, with a search. A link keeps the settings of the current cell, and each game its tuning. */
export function Sidebar({ cell }: { readonly cell: Cell | null }) {
  const all = useAllMoments();
  const titles = useTitles(cell?.language ?? 'enPH');
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Hit | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const games = useMemo(
    () =>
      search(
        scenes.map(({ name }) => ({
          game: name,
          title: titles.get(name) ?? name,
          moments: all.get(name) ?? [],
        })),
        query,
      ),
    [all, titles, query],
  );
  const isSearching = query.trim() !== '';
  const found = games.reduce((sum, { hits }) => sum + hits.length, 0);
  const unsaved = new Set(unsavedGames().map(({ game }) => game));

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setQuery('');
      setChosen(null);
      field.current?.blur();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = neighbour(games, chosen, event.key === 'ArrowDown' ? 1 : -1);
      setChosen(next);
    } else if (event.key === 'Enter') {
      const hit = chosen ?? neighbour(games, null, 1);
      if (hit !== null) document.getElementById(idOf(hit))?.click();
    }
  };

  return (
    <nav className="sidebar" aria-label={words.games}>
      <h1 className="brand">{words.title}</h1>
      <div className="search">
        <SearchIcon aria-hidden />
        <input
          ref={field}
          type="search"
          value={query}
          placeholder={words.search}
          aria-label={words.search}
          aria-controls="moments"
          aria-activedescendant={chosen === null ? undefined : idOf(chosen)}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(null);
          }}
          onKeyDown={handleKeyDown}
        />
        <output>{isSearching ? `${found} ${words.found}` : '/'}</output>
      </div>
      <div id="moments" className="list">
        {games.map(({ game, hits, of }) => {
          const card = scenes.find(({ name }) => name === game);
          return (
            <section key={game}>
              <h2 className="entry">
                <a
                  className="game"
                  href={hashOf(cell, game, null)}
                  aria-current={cell?.game === game && cell.moment === null ? 'page' : undefined}
                  title={words.sheet}
                >
                  {titles.get(game) ?? game}
                  {unsaved.has(game) ? <i className="dot" title={words.unsaved} /> : null}
                </a>
                <small>{isSearching ? `${hits.length} ${words.of} ${of}` : of}</small>
              </h2>
              <ul className="moments">
                {hits.map((hit) => (
                  <li key={hit.moment}>
                    <a
                      id={idOf(hit)}
                      className="moment"
                      href={hashOf(cell, game, hit.moment)}
                      data-chosen={isSame(hit, chosen) || undefined}
                      aria-current={cell?.game === game && cell.moment === hit.moment ? 'page' : undefined}
                    >
                      <Marked parts={hit.parts} />
                      <small>{seconds(hit.atMs)}</small>
                    </a>
                  </li>
                ))}
                {card?.usualBet === undefined || isSearching ? null : (
                  <li>
                    <a
                      className="moment force"
                      href={hashOf(cell, game, FORCED)}
                      aria-current={cell?.game === game && cell.moment === FORCED ? 'page' : undefined}
                    >
                      {words.forced}
                    </a>
                  </li>
                )}
              </ul>
            </section>
          );
        })}
        {isSearching && found === 0 ? <p className="hint">{words.nothingFound}</p> : null}
      </div>
      <p className="hint keys">{words.keys}</p>
    </nav>
  );
}

function Marked({ parts }: { readonly parts: readonly string[] }) {
  const [before, hit, after] = parts;
  return (
    <span>
      {before}
      {hit === undefined ? null : <mark>{hit}</mark>}
      {after}
    </span>
  );
}

/** `/` goes to the search from everywhere but a text field. */
function useSlash(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      if (event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      field.current?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

const idOf = ({ game, moment }: Hit): string => `${game}/${moment}`;
const isSame = (a: Hit, b: Hit | null): boolean => a.game === b?.game && a.moment === b.moment;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** The address of a moment. What belongs to one game or one moment alone is not carried over. */
function hashOf(cell: Cell | null, game: string, moment: string | null): string {
  const base = cell ?? readCell(`#/${game}`);
  if (base === null) return '';
  const isOwn = base.game === game;
  return cellHash({
    ...base,
    game,
    moment,
    tMs: null,
    still: false,
    bet: null,
    want: null,
    from: 0,
    loop: null,
    tuning: isOwn ? base.tuning : changesIn(game),
  });
}

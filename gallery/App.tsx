import { useEffect } from 'react';
import { useCell } from './address';
import { type Cell, FORCED, LANGUAGE_TAGS } from './cell';
import { Forced } from './Forced';
import { type GameLoad, useGame } from './game';
import { Sheet } from './Sheet';
import { Sidebar } from './Sidebar';
import { StillCell } from './StillCell';
import { Workbench } from './Workbench';
import { words } from './words';

/** A still picture when the address asks for one, the whole tool otherwise. */
export function App() {
  const cell = useCell();
  const game = useGame(cell?.game ?? null);
  const skin = cell?.skin ?? 'bg24';
  const language = cell?.language ?? 'enPH';
  useEffect(() => {
    document.documentElement.dataset.skin = skin;
    document.documentElement.lang = LANGUAGE_TAGS[language] ?? 'en';
  }, [skin, language]);

  if (cell?.still === true) return <Still cell={cell} game={game} />;
  return (
    <div className="tool">
      <Sidebar cell={cell} />
      <Content cell={cell} game={game} />
    </div>
  );
}

function Still({ cell, game }: { readonly cell: Cell; readonly game: GameLoad }) {
  if (game === 'loading') return null;
  if (isLoaded(game) && cell.moment === FORCED) return <Forced cell={cell} game={game} />;
  const moment = isLoaded(game) ? game.moments.find(({ name }) => name === cell.moment) : undefined;
  if (!isLoaded(game) || moment === undefined) return <Message game={game} />;
  // Another size needs another canvas; other moments reuse it with its compiled shader programs.
  const canvas = `${cell.game} ${cell.width}x${cell.height} ${cell.tier}`;
  return <StillCell key={canvas} cell={cell} moment={moment} module={game.module} />;
}

function Content({ cell, game }: { readonly cell: Cell | null; readonly game: GameLoad }) {
  if (cell === null) return <p className="message">{words.empty}</p>;
  if (!isLoaded(game)) return <Message game={game} />;
  if (cell.moment === null) return <Sheet key={cell.game} cell={cell} game={game} />;
  if (cell.moment === FORCED) return <Forced key={cell.game} cell={cell} game={game} />;
  const moment = game.moments.find(({ name }) => name === cell.moment);
  if (moment === undefined) return <p className="message">{words.unknown}</p>;
  return <Workbench key={`${cell.game}/${moment.name}`} cell={cell} moment={moment} game={game} />;
}

function Message({ game }: { readonly game: GameLoad }) {
  if (game === 'loading') return <p className="message">{words.loading}</p>;
  if (game === 'unknown' || isLoaded(game)) return <p className="message">{words.unknown}</p>;
  return (
    <p className="message" role="alert">
      {words.failed}: {game.failed}
    </p>
  );
}

const isLoaded = (game: GameLoad): game is Extract<GameLoad, { module: unknown }> =>
  typeof game === 'object' && 'module' in game;

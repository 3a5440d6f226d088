import { useEffect } from 'react';
import { useCell } from './address';
import { type Cell, FORCED, LANGUAGE_TAGS } from './cell';
import { Forced } from './Forced';
import { type GameLoad, useGame, useTitles } from './game';
import { LeaveGuard } from './LeaveGuard';
import { Sheet } from './Sheet';
import { Sidebar } from './Sidebar';
import { StillPicture } from './StillPicture';
import { Workbench } from './Workbench';
import { words } from './words';

/** A still picture when the address asks for one, the whole tool otherwise. */
export function App() {
  const cell = useCell();
  const game = useGame(cell?.game ?? null);
  const skin = cell?.skin ?? 'bg24';
  const language = cell?.language ?? 'enPH';
  const titles = useTitles(language);
  const title = titles.get(cell?.game ?? '') ?? cell?.game ?? '';
  useEffect(() => {
    document.documentElement.dataset.skin = skin;
    document.documentElement.lang = LANGUAGE_TAGS[language] ?? 'en';
  }, [skin, language]);

  if (cell?.still === true) return <Still cell={cell} game={game} />;
  return (
    <div className="tool">
      <Sidebar cell={cell} />
      <Content cell={cell} game={game} title={title} />
      <LeaveGuard cell={cell} title={title} />
    </div>
  );
}

function Still({ cell, game }: { readonly cell: Cell; readonly game: GameLoad }) {
  if (game === 'loading') return null;
  if (isLoaded(game) && cell.moment === FORCED) return <Forced cell={cell} game={game} title="" />;
  const moment = isLoaded(game) ? game.moments.find(({ name }) => name === cell.moment) : undefined;
  if (!isLoaded(game) || moment === undefined) return <Message game={game} />;
  return <StillPicture cell={cell} moment={moment} module={game.module} />;
}

interface ContentProps {
  readonly cell: Cell | null;
  readonly game: GameLoad;
  readonly title: string;
}

function Content({ cell, game, title }: ContentProps) {
  if (cell === null) return <p className="message">{words.empty}</p>;
  if (!isLoaded(game)) return <Message game={game} />;
  if (cell.moment === null) return <Sheet key={cell.game} cell={cell} game={game} title={title} />;
  if (cell.moment === FORCED) return <Forced key={cell.game} cell={cell} game={game} title={title} />;
  const moment = game.moments.find(({ name }) => name === cell.moment);
  if (moment === undefined) return <p className="message">{words.unknown}</p>;
  return <Workbench key={cell.game} cell={cell} moment={moment} game={game} title={title} />;
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

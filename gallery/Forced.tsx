import { useMemo } from 'react';
import type { Moment } from '../games/kit/card';
import type { Cell } from './cell';
import { ForcedPanel } from './ForcedPanel';
import type { LoadedGame } from './game';
import { StillPicture } from './StillPicture';
import { type Found, isShared } from './seek';
import { useSearch } from './useSearch';
import { Workbench } from './Workbench';
import { words } from './words';

interface ForcedProps {
  readonly cell: Cell;
  readonly game: LoadedGame;
  readonly title: string;
}

/** A real round with the requested outcome, found by searching for a seed. */
export function Forced({ cell, game, title }: ForcedProps) {
  const search = useSearch(cell);
  const found = search.state === 'found' ? search.found : null;
  const moment = useMemo(() => (found === null ? null : momentOf(found, cell, game)), [found, cell, game]);
  if (cell.still) {
    return moment === null ? null : <StillPicture cell={cell} moment={moment} module={game.module} />;
  }
  const panel = <ForcedPanel key={`${cell.game} ${cell.bet} ${cell.want}`} cell={cell} search={search} />;
  if (found !== null && moment !== null) {
    return (
      <Workbench key={found.serverSeed} cell={cell} moment={moment} game={game} title={title}>
        {panel}
      </Workbench>
    );
  }
  return (
    <main className="bench">
      <div className="viewport seeking">
        <p className="message" role="status">
          {search.state === 'seeking' ? words.seeking : words[search.state === 'none' ? 'noSeed' : 'unread']}
        </p>
      </div>
      <aside className="side">{panel}</aside>
    </main>
  );
}

/** How long after the result the moment is shown, in ms. */
const AFTER_RESULT_MS = 300;

/** The found round as a moment. If the result waits for the player's acts, those of the game's loss moment are used. */
function momentOf(
  { round }: Found,
  { game: name, reducedMotion }: Cell,
  { module, moments }: LoadedGame,
): Moment {
  const acts = moments.find((moment) => moment.name === 'loss')?.acts ?? [];
  const { resultMs } = module.timeline(round.events, module.tuning, reducedMotion, acts, name);
  return {
    name: 'forced',
    bet: isShared(name) ? { aboard: 1 } : round.bet,
    events: round.events,
    acts,
    atMs: Number.isFinite(resultMs) ? resultMs + AFTER_RESULT_MS : 0,
  };
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Moment } from '../games/kit/card';
import { GameClock } from '../src/stage/clock';
import { PixiCanvas } from '../src/stage/PixiCanvas';
import { changeCell } from './address';
import { type Cell, cellHash } from './cell';
import { usualFocus } from './focus';
import type { LoadedGame } from './game';
import { spaced } from './Sidebar';
import { showOf } from './show';
import { Looks } from './Toolbar';
import { words } from './words';

interface SheetProps {
  readonly cell: Cell;
  readonly game: LoadedGame;
}

/** All moments of a game side by side, each linked to its workbench. */
export function Sheet({ cell, game }: SheetProps) {
  const { width, height, skin, seed, tier, reducedMotion } = cell;
  const look = JSON.stringify({ width, height, skin, seed, tier, reducedMotion });
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  // Other settings need other pictures.
  useEffect(() => {
    return () =>
      setPictures((before) => {
        for (const url of before.values()) URL.revokeObjectURL(url);
        return new Map();
      });
  }, [look]);

  // The board covers the lower part.
  const focus = usualFocus(width, height);
  const shownHeight = Math.min(height, focus.y + focus.height + height * 0.06);

  const next = game.moments.find(({ name }) => !pictures.has(name));
  const handleTaken = useCallback(
    (name: string, url: string) => setPictures((before) => new Map(before).set(name, url)),
    [],
  );
  return (
    <main className="sheet">
      <header className="toolbar">
        <Looks cell={cell} onChange={(change) => changeCell({ ...cell, ...change })} />
        <span className="spring" />
        <output className="count">
          {pictures.size} {words.of} {game.moments.length}
        </output>
      </header>
      <ul className="pictures">
        {game.moments.map(({ name }) => (
          <li key={name}>
            <a className="picture" href={cellHash({ ...cell, moment: name, tMs: null })}>
              <span className="plate" style={{ aspectRatio: `${width} / ${shownHeight}` }}>
                {pictures.has(name) ? <img src={pictures.get(name)} alt="" /> : null}
              </span>
              {spaced(name)}
            </a>
          </li>
        ))}
      </ul>
      {next === undefined ? null : (
        <Camera key={look} cell={cell} game={game} moment={next} onTaken={handleTaken} />
      )}
    </main>
  );
}

interface CameraProps extends SheetProps {
  readonly moment: Moment;
  readonly onTaken: (name: string, url: string) => void;
}

/** One hidden canvas that draws all moments in turn. */
function Camera({ cell, game, moment, onTaken }: CameraProps) {
  const { module } = game;
  const scene = useMemo(() => showOf(cell, moment, module, module.tuning).scene, [cell, moment, module]);
  const clock = useMemo(() => {
    const stopped = new GameClock();
    stopped.hold('user');
    stopped.seek(moment.atMs);
    return stopped;
  }, [moment]);
  const focus = useMemo(() => usualFocus(cell.width, cell.height), [cell.width, cell.height]);
  const handleDrawn = useCallback(
    (canvas: HTMLCanvasElement) =>
      canvas.toBlob((blob) => blob !== null && onTaken(moment.name, URL.createObjectURL(blob)), 'image/webp'),
    [moment.name, onTaken],
  );
  return (
    <div className="camera" style={{ width: cell.width, height: cell.height }} aria-hidden="true">
      <PixiCanvas
        clock={clock}
        module={module}
        scene={scene}
        focus={focus}
        tier={cell.tier}
        drawing
        playing={false}
        still
        onState={ignore}
        onDrawn={handleDrawn}
      />
    </div>
  );
}

const ignore = (): void => undefined;

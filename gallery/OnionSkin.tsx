import { useCallback, useEffect, useState } from 'react';
import type { Moment } from '../games/kit/card';
import type { Tuning } from '../games/kit/scene/scene';
import type { GameClock } from '../src/stage/clock';
import { Camera } from './Camera';
import type { Cell } from './cell';
import type { LoadedGame } from './game';

interface OnionSkinProps {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly game: LoadedGame;
  readonly tuning: Tuning;
  readonly clock: GameClock;
}

/** Two pictures before and one after the shown one, each fainter the further it is. */
const OFFSETS = [-2, -1, 1] as const;
const OPACITY: Readonly<Record<(typeof OFFSETS)[number], number>> = { [-2]: 0.18, [-1]: 0.32, 1: 0.25 };

interface Ghost {
  readonly offset: (typeof OFFSETS)[number];
  readonly url: string;
}

/** Neighbouring pictures of a stopped scene shine through it, to see what moves how far. */
export function OnionSkin({ cell, moment, game, tuning, clock }: OnionSkinProps) {
  const atMs = useStoppedMs(clock);
  const take = `${cell.skin} ${cell.tier} ${cell.width} ${cell.onionMs} ${moment.name} ${atMs} ${JSON.stringify(tuning)}`;
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  useEffect(() => {
    setGhosts([]);
  }, [take]);
  const next = OFFSETS.find((offset) => !ghosts.some((ghost) => ghost.offset === offset));
  const handleTaken = useCallback(
    (canvas: HTMLCanvasElement) => {
      if (next === undefined) return;
      const url = canvas.toDataURL('image/webp');
      setGhosts((before) => [...before.filter(({ offset }) => offset !== next), { offset: next, url }]);
    },
    [next],
  );
  return (
    <div className="onion" aria-hidden="true">
      {ghosts.map(({ offset, url }) => (
        <img key={offset} src={url} alt="" style={{ opacity: OPACITY[offset] }} />
      ))}
      {next === undefined ? null : (
        <Camera
          key={`${cell.game} ${cell.width}x${cell.height}`}
          cell={cell}
          game={game}
          moment={moment}
          tuning={tuning}
          atMs={Math.max(0, atMs + next * cell.onionMs)}
          onTaken={handleTaken}
        />
      )}
    </div>
  );
}

/** Waits until the time has stood still for a moment: a drag would take pictures of every step. */
const STILL_MS = 120;

function useStoppedMs(clock: GameClock): number {
  const [atMs, setAtMs] = useState(Math.round(clock.nowMs()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = clock.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setAtMs(Math.round(clock.nowMs())), STILL_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [clock]);
  return atMs;
}

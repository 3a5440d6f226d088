import { useCallback, useEffect, useState } from 'react';
import { changeCell } from './address';
import { Camera } from './Camera';
import { type Cell, cellHash } from './cell';
import { usualFocus } from './focus';
import type { LoadedGame } from './game';
import { contactSheet } from './record/contactSheet';
import { download } from './record/download';
import { Toolbar } from './Toolbar';
import { useTuning } from './tuning/useTuning';
import { labelled, spaced, words } from './words';

interface SheetProps {
  readonly cell: Cell;
  readonly game: LoadedGame;
  readonly title: string;
}

/** All moments of a game side by side, each linked to its workbench. */
export function Sheet({ cell, game, title }: SheetProps) {
  const { width, height, skin, seed, tier, reducedMotion, tuning } = cell;
  const look = JSON.stringify({ width, height, skin, seed, tier, reducedMotion, tuning });
  const { values } = useTuning(cell, game.module.tuning);
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
  const name = next?.name;
  const handleTaken = useCallback(
    (canvas: HTMLCanvasElement) =>
      canvas.toBlob((blob) => {
        if (blob === null || name === undefined) return;
        setPictures((before) => new Map(before).set(name, URL.createObjectURL(blob)));
      }, 'image/webp'),
    [name],
  );
  const saveSheet = async () => {
    const all = game.moments.flatMap((moment) => {
      const url = pictures.get(moment.name);
      return url === undefined ? [] : [{ name: labelled(moment.name), url }];
    });
    const page = await contactSheet(`${title}, ${skin}, ${width}×${height}`, all, { width, height });
    download(page, `${cell.game}-${skin}-${width}x${height}-moments.png`);
  };
  return (
    <main className="sheet">
      <Toolbar title={title} cell={cell} onChange={(change) => changeCell({ ...cell, ...change })}>
        <span className="spring" />
        <output className="count">
          {pictures.size} {words.of} {game.moments.length}
        </output>
        <button
          type="button"
          className="action"
          disabled={next !== undefined}
          onClick={() => void saveSheet()}
        >
          {words.contactSheet}
        </button>
      </Toolbar>
      <ul className="pictures">
        {game.moments.map((moment) => (
          <li key={moment.name}>
            <a className="picture" href={cellHash({ ...cell, moment: moment.name, tMs: null })}>
              <span className="plate" style={{ aspectRatio: `${width} / ${shownHeight}` }}>
                {pictures.has(moment.name) ? <img src={pictures.get(moment.name)} alt="" /> : null}
              </span>
              {spaced(moment.name)}
            </a>
          </li>
        ))}
      </ul>
      {next === undefined ? null : (
        <Camera
          key={look}
          cell={cell}
          game={game}
          moment={next}
          tuning={values}
          atMs={next.atMs}
          onTaken={handleTaken}
        />
      )}
    </main>
  );
}

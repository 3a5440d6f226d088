import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '../../../../contract/config';
import type { SkinName } from '../../../../contract/skins';
import { keyOf } from '../../../shared/catalogue/games';
import { useTheme } from '../../../theme/shown';
import * as css from './browse.css';
import { CatalogueTile } from './CatalogueTile';
import { useColumns, useVariants } from './columns';
import { useIsSettled } from './useIsSettled';

/** The height-to-width ratio of a tile's picture, and the height of the text below it in rem, by skin. */
const SHAPES: Readonly<Record<SkinName, { readonly ratio: number; readonly belowRem: number }>> = {
  bg24: { ratio: 144 / 108, belowRem: 0 },
  v2: { ratio: 128 / 108, belowRem: 4 / 16 },
  v3: { ratio: 126 / 108, belowRem: 0 },
  v4: { ratio: 1, belowRem: 61 / 16 },
};

/** Rows rendered beyond the screen, on either side. */
const OVERSCAN = 3;

interface VirtualGridProps {
  games: readonly Game[];
  label: string;
}

/** A grid of any number of games, of which only those near the viewport are rendered. */
export function VirtualGrid({ games, label }: VirtualGridProps) {
  const columns = useColumns();
  const variantAt = useVariants(games, columns);
  const { ratio, belowRem } = SHAPES[useTheme().skin];
  const list = useRef<HTMLUListElement>(null);
  const [{ width, top, root }, setPlace] = useState({ width: 0, top: 0, root: 16 });
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box === undefined || box.width === 0) return;
      const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setPlace({ width: box.width, top: Math.round(box.top + window.scrollY), root: rootPx });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    // The offset of the list changes with the height of the content above it.
    for (const element of [list.current, list.current?.parentElement]) if (element) watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const gap = 0.5 * root;
  const tileWidth = (width - gap * (columns - 1)) / columns;
  const rowHeight = Math.max(Math.round(tileWidth * ratio + belowRem * root + gap), 1);
  const rows = useWindowVirtualizer({
    count: width === 0 ? 0 : Math.ceil(games.length / columns),
    estimateSize: () => rowHeight,
    // Each key of a search changes the games, so overscan is off while the player types.
    overscan: useIsSettled(games) ? OVERSCAN : 0,
    scrollMargin: top,
  });
  useLayoutEffect(() => {
    if (rowHeight > 1) rows.measure();
  }, [rowHeight, rows]);

  return (
    <ul
      ref={list}
      className={css.virtual}
      aria-label={label}
      style={{ height: Math.ceil(games.length / columns) * rowHeight }}
    >
      {rows.getVirtualItems().flatMap((row) =>
        games.slice(row.index * columns, (row.index + 1) * columns).map((game, column) => {
          const index = row.index * columns + column;
          const x = column * (tileWidth + gap);
          return (
            <li
              key={keyOf(game)}
              className={css.cell}
              aria-setsize={games.length}
              aria-posinset={index + 1}
              style={{ width: tileWidth, transform: `translate(${x}px, ${row.index * rowHeight}px)` }}
            >
              <CatalogueTile listed={game} index={0} variant={variantAt(index)} />
            </li>
          );
        }),
      )}
    </ul>
  );
}

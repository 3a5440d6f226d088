import { useCallback, useRef } from 'react';
import { groundOf } from '../../../../assets/art/tiles/palette';
import type { Game } from '../../../../contract/config';
import type { TileRequest } from '../../../shared/tiles/tiles';
import { useTile } from '../../../shared/tiles/useTile';
import * as css from './browse.css';
import { usePictureInView } from './useInView';

interface TilePictureProps {
  game: Game;
  /** Which of the painter's picture variants the game shows. */
  variant: number;
  kind: TileRequest['kind'];
}

/** The distance of an element from the viewport, in CSS px. */
function distanceOf(element: HTMLElement | null): number {
  if (element === null) return Number.POSITIVE_INFINITY;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const beyond = (low: number, high: number, size: number) => Math.max(-high, low - size, 0);
  return beyond(top, bottom, window.innerHeight) + beyond(left, right, window.innerWidth);
}

/**
 * The picture of a studio's game, painted when a part of it is in the viewport; until then the studio's colours and the
 * first letter.
 */
export function TilePicture({ game, variant, kind }: TilePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const distance = useCallback(() => distanceOf(place.current), []);
  const { url, forget } = useTile(game, { variant, kind }, usePictureInView(place), distance);
  const [width, height] = kind === 'plain' ? [216, 216] : [216, 288];
  return (
    <span ref={place} className={css.ground} style={{ background: groundOf(game.gameProvider) }}>
      <span className={css.letter} aria-hidden="true">
        {game.gameName.charAt(0)}
      </span>
      {url !== null && (
        <img
          className={css.painted}
          src={url}
          width={width}
          height={height}
          alt=""
          decoding="async"
          onError={forget}
        />
      )}
    </span>
  );
}

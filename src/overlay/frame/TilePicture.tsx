import type { Game } from '../../../contract/config';
import * as css from './GameFrame.css';

/** A game's picture, as the lobby shows it. */
export function TilePicture({ game }: { readonly game: Game }) {
  return (
    <span className={css.tile} aria-hidden="true">
      {game.gameName}
    </span>
  );
}

import { groundOf } from '../../../assets/art/tiles/palette';
import type { Game } from '../../../contract/config';
import { useTile } from '../../shared/tiles/useTile';
import * as css from './GameFrame.css';

interface TilePictureProps {
  readonly game: Game;
  readonly place: keyof typeof css.tiles;
}

/** A game's picture as in the lobby; until it is painted, the game's name in its studio's colours. */
export function TilePicture({ game, place }: TilePictureProps) {
  const { url, forget } = useTile(game, { variant: 0, kind: 'lettered' }, true);
  return (
    <span className={css.tiles[place]} style={{ background: groundOf(game.gameProvider) }} aria-hidden="true">
      {game.gameName}
      {url !== null && (
        <img className={css.painted} src={url} width={216} height={288} alt="" onError={forget} />
      )}
    </span>
  );
}

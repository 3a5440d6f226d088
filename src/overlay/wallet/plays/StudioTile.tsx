import { useAtomValue } from 'jotai';
import { groundOf } from '../../../../assets/art/tiles/palette';
import type { Game } from '../../../../contract/config';
import { allGamesAtom } from '../../../shared/catalogue/gameList';
import { keyOf } from '../../../shared/catalogue/games';
import { useTile } from '../../../shared/tiles/useTile';
import * as css from './Plays.css';

interface StudioTileProps {
  /** provider_gameId. */
  readonly gameKey: string;
  readonly studio: string;
}

/**
 * A studio's game as in the lobby; the studio's name in its colours until the picture is painted, or if the game is
 * not listed.
 */
export function StudioTile({ gameKey, studio }: StudioTileProps) {
  const game = useAtomValue(allGamesAtom).find((one) => keyOf(one) === gameKey);
  return (
    <span className={css.studio} style={{ background: groundOf(studio) }} aria-hidden="true">
      {studio}
      {game !== undefined && <Picture game={game} />}
    </span>
  );
}

function Picture({ game }: { readonly game: Game }) {
  const { url, forget } = useTile(game, { variant: 0, kind: 'plain' }, true);
  if (url === null) return null;
  return <img className={css.painted} src={url} width={216} height={216} alt="" onError={forget} />;
}

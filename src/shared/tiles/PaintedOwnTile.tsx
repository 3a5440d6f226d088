import { groundOf } from '../../../assets/art/tiles/palette';
import type { Game } from '../../../contract/config';
import { cardNamed } from '../catalogue/ownGames';
import type { TileRequest } from './tiles';
import { useTile } from './useTile';

/** The key from which the painter mixes the colours of our own games. */
const PROVIDER = 'OWN';

export interface OwnTileProps {
  /** The name of an own game. */
  readonly name: string;
  readonly kind: TileRequest['kind'];
  readonly className?: string | undefined;
}

/** The tile of an own game that has no drawn one yet: the painter of the studios' tiles makes it from its title. */
export function PaintedOwnTile({ name, kind, className }: OwnTileProps) {
  const card = cardNamed(name);
  const game: Game = {
    gameProvider: PROVIDER,
    gameId: String(card?.id ?? name),
    gameName: card?.title.enPH ?? name,
    gameType: card?.gameType ?? '',
    isOwn: true,
    gameUrl: `/games/og?id=${card?.id ?? ''}`,
    isHuidu: false,
  };
  const { url, forget } = useTile(game, { variant: 0, kind }, true);
  const [width, height] = kind === 'plain' ? [112, 112] : [108, 144];
  return (
    <img
      className={className}
      style={{ background: groundOf(PROVIDER), width: '100%', height: '100%', objectFit: 'cover' }}
      {...(url !== null && { src: url })}
      width={width}
      height={height}
      alt=""
      decoding="async"
      onError={forget}
    />
  );
}

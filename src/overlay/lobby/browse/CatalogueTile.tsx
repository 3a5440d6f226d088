import { type MouseEvent, memo } from 'react';
import { useLocation } from 'react-router-dom';
import type { GameAddress } from '../../../../contract/addresses';
import type { Game } from '../../../../contract/config';
import { drawnGame, useOwnTexts } from '../../../shared/catalogue/ownGames';
import { useTheme } from '../../../theme/shown';
import { GameTile, TileFrame } from '../GameTile';
import { SquareTile } from '../SquareTile';
import * as css from './browse.css';
import { openEntryPopup } from './openEntryPopup';
import { TilePicture } from './TilePicture';

interface CatalogueTileProps {
  listed: Game;
  index: number;
  variant: number;
}

/** The tile of any game: our own art for our own games, a drawn picture for studios. */
export const CatalogueTile = memo(({ listed, index, variant }: CatalogueTileProps) => {
  const { titleOf, kindOf } = useOwnTexts();
  const { skin } = useTheme();
  const here = useLocation();
  const own = drawnGame(listed);
  const hasCaption = skin === 'v4';
  const to = addressOf(listed, here.pathname + here.search);
  const ask = (event: MouseEvent) => openEntryPopup(event, listed, to, skin);
  if (own !== undefined && !hasCaption)
    return <GameTile game={own} listed={listed} index={index} onOpen={ask} />;
  const name = own === undefined ? listed.gameName : titleOf(own.name);
  const caption = hasCaption && (
    <p className={css.caption} aria-hidden="true">
      <b className={css.captionName}>{name}</b>
      <span className={css.captionKind}>{own === undefined ? listed.gameProvider : kindOf(own.name)}</span>
    </p>
  );
  return (
    <TileFrame listed={listed} name={name} index={index} to={to} onOpen={ask} caption={caption}>
      {own === undefined ? (
        <TilePicture game={listed} variant={variant} kind={hasCaption ? 'plain' : 'lettered'} />
      ) : (
        <SquareTile name={own.name} className={css.square} />
      )}
    </TileFrame>
  );
});

/** The page of the other studios gets the address to return to; the rest do not need it. */
const addressOf = ({ gameUrl }: Game, here: string): GameAddress =>
  /^[^?]*\/collection\?/.test(gameUrl) ? `${gameUrl}&backUrl=${encodeURIComponent(here)}` : gameUrl;

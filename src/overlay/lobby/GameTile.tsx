import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent, ReactNode } from 'react';
import Heart from '~icons/ph/heart';
import HeartFill from '~icons/ph/heart-fill';
import type { Address } from '../../../contract/addresses';
import type { Game } from '../../../contract/config';
import { useTranslation } from '../../i18n/i18n';
import { favouritesAtom, toggleFavouriteAtom } from '../../shared/catalogue/favourites';
import { keyOf } from '../../shared/catalogue/games';
import { type OwnGame, useOwnTexts } from '../../shared/catalogue/ownGames';
import { pausedGamesAtom } from '../../shared/config/config';
import { isBaked } from '../../shared/tiles/baked';
import { UndrawnTile } from '../../shared/tiles/UndrawnTile';
import { Link } from '../../ui/page/Link';
import * as css from './GameTile.css';
import { placeOnSheet, sheetFile } from './tileSheet';

const STAGGER_MS = 28;
const STAGGERED = 9;

/** The entrance delay of a tile; capped, so that the whole entrance stays short. */
export const wave = (index: number) => ({ animationDelay: `${Math.min(index, STAGGERED) * STAGGER_MS}ms` });

export function Picture({ name, className }: { name: string; className: string }) {
  if (!isBaked(name)) return <UndrawnTile name={name} kind="lettered" className={className} />;
  return (
    <img
      className={className}
      style={{ objectPosition: placeOnSheet(name) }}
      src={sheetFile(324)}
      srcSet={`${sheetFile(216)} 216w, ${sheetFile(324)} 324w`}
      sizes="108px"
      width={108}
      height={144}
      alt=""
      decoding="async"
    />
  );
}

interface TileFrameProps {
  listed: Game;
  /** The accessible name. */
  name: string;
  index: number;
  /** The address of the link. */
  to: Address;
  /** Called before navigation; preventDefault() cancels it. */
  onOpen?: (event: MouseEvent) => void;
  tag?: ReactNode;
  /** The content below the picture. */
  caption?: ReactNode;
  children: ReactNode;
}

/** A link with a picture, and a favourite button on it. */
export function TileFrame({ listed, name, index, to, onOpen, tag, caption, children }: TileFrameProps) {
  const { t } = useTranslation();
  const key = keyOf(listed);
  const isFavourite = useAtomValue(favouritesAtom).includes(key);
  const toggle = useSetAtom(toggleFavouriteAtom);
  const Mark = isFavourite ? HeartFill : Heart;
  return (
    <article className={css.tile} style={wave(index)}>
      <Link
        className={css.tileLink}
        to={to}
        onClick={onOpen}
        aria-label={t('lobby.playGame', { game: name })}
      >
        {children}
      </Link>
      {tag}
      <button
        type="button"
        className={css.heart}
        aria-pressed={isFavourite}
        aria-label={t(isFavourite ? 'lobby.removeFavourite' : 'lobby.addFavourite', { game: name })}
        onClick={() => toggle(key)}
      >
        <span className={css.disc}>
          <Mark aria-hidden />
        </span>
      </button>
      {caption}
    </article>
  );
}

interface GameTileProps {
  game: OwnGame;
  listed: Game;
  index: number;
  onOpen?: (event: MouseEvent) => void;
}

/** One of our own games that can be opened. */
export function GameTile({ game, listed, index, onOpen }: GameTileProps) {
  const { t } = useTranslation();
  const { titleOf } = useOwnTexts();
  const isPaused = useAtomValue(pausedGamesAtom).includes(game.name);
  const title = titleOf(game.name);
  const name = isPaused ? t('lobby.pausedGame', { game: title }) : title;
  return (
    <TileFrame
      listed={listed}
      name={name}
      index={index}
      to={listed.gameUrl}
      {...(onOpen !== undefined && { onOpen })}
      tag={
        isPaused ? (
          <span className={css.tags.soon}>{t('lobby.paused')}</span>
        ) : (
          game.hot && <span className={css.tags.hot}>{t('lobby.hot')}</span>
        )
      }
    >
      <Picture name={game.name} className={isPaused ? css.dimmed : css.picture} />
    </TileFrame>
  );
}

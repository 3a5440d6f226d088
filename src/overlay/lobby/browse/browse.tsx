import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import Caret from '~icons/ph/caret-right-bold';
import Heart from '~icons/ph/heart-fill';
import Joystick from '~icons/ph/joystick-fill';
import type { ContentAttribute, Game } from '../../../../contract/config';
import type { GameType } from '../../../../contract/gameTypes';
import { useTranslation } from '../../../i18n/i18n';
import { favouritesAtom } from '../../../shared/catalogue/favourites';
import { isListedAtom } from '../../../shared/catalogue/gameList';
import { gamesByKey, keyOf } from '../../../shared/catalogue/games';
import { recentsAtom, recentsMax } from '../../../shared/catalogue/recents';
import { scrollPositionOf } from '../../../shared/navigation/scrollPositions';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { useMedia } from '../../../shared/useMedia';
import { WIDE } from '../../../theme/screens';
import { useTheme } from '../../../theme/shown';
import { Button } from '../../../ui/form/Button';
import { Link } from '../../../ui/page/Link';
import { Empty } from '../../../ui/text/Empty';
import type { Category } from '../category';
import { LobbyFailed } from '../LobbyFailed';
import type { LobbyState } from '../useLobby';
import * as css from './browse.css';
import { CatalogueTile } from './CatalogueTile';
import { openGamesAtom, shelvesAtom } from './catalogue';
import { type CategoryChoice, categoryChoicesOf, TYPES_IN_ORDER } from './categories';
import { useColumns, useVariants } from './columns';
import { filterQuery, NO_FILTER } from './gameFilter';
import { LottoStrip } from './LottoStrip';
import { MarketsStrip } from './MarketsStrip';
import { Promos } from './Promos';
import { TilesSkeleton } from './TilesSkeleton';
import { useShelfNear } from './useInView';

export { FairPlay } from '../cards/FairPlay';
export { AnnouncedTile } from './AnnouncedTile';
export { TilePicture } from './TilePicture';

type ShelfType = GameType | ContentAttribute;

/** What the lobby shows besides our own games. Loaded after the first screen. */

export function useCategoryChoices(): readonly CategoryChoice[] {
  const { t } = useTranslation();
  return categoryChoicesOf(useAtomValue(shelvesAtom), t);
}

/** All categories, rendered by the layout of the front page. */
export const CategoryChoices = ({ each }: { each: (choice: CategoryChoice) => ReactNode }) => (
  <>{useCategoryChoices().map(each)}</>
);

const query = (type: ShelfType) =>
  filterQuery(
    type === 'HOT' || type === 'NEW' || type === 'TOP'
      ? { ...NO_FILTER, list: type }
      : { ...NO_FILTER, type },
  );

/** A shelf: a heading, a link to all games of its type, and games. */
function Shelf({
  type,
  games,
  isRendered,
}: {
  type: ShelfType;
  games: readonly Game[];
  isRendered: boolean;
}) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const seen = useShelfNear(place);
  // Once rendered it stays, so that the page height above the viewport never changes.
  const wasRendered = useRef(isRendered);
  wasRendered.current ||= seen;
  const title = t(`games.plate_${type}`);
  return (
    <section ref={place} className={css.plate} aria-label={title}>
      <div className={css.heading}>
        <h3>{title}</h3>
        <Link
          className={css.all}
          to={`/allgames${query(type)}`}
          aria-label={t('games.seeAllOf', { list: title })}
        >
          {t('games.seeAll')}
          <Caret aria-hidden />
        </Link>
      </div>
      {wasRendered.current ? <Row games={games} /> : <div className={css.rowPlace} />}
    </section>
  );
}

function Row({ games }: { games: readonly Game[] }) {
  const variantAt = useVariants(games, games.length);
  return (
    <ul className={css.row}>
      {games.map((game, index) => (
        <li key={keyOf(game)}>
          <CatalogueTile listed={game} index={index} variant={variantAt(index)} />
        </li>
      ))}
    </ul>
  );
}

const SHELVES: readonly ShelfType[] = [
  'HOT',
  ...TYPES_IN_ORDER.slice(0, 4),
  'NEW',
  ...TYPES_IN_ORDER.slice(4),
  'TOP',
];

/** Every shelf below our own games. */
export function Shelves() {
  const gamesByType = useAtomValue(shelvesAtom);
  // After going back, the page has its full height at once, even if the phone had discarded it.
  const [isBack] = useState(() => (scrollPositionOf('/') ?? 0) > 0);
  const shelves = SHELVES.flatMap((type) => {
    const games = gamesByType.get(type);
    return games === undefined ? [] : [{ type, games }];
  });
  return (
    <>
      <LottoStrip />
      <MarketsStrip />
      {shelves.map(({ type, games }, nth) => (
        <Shelf key={type} type={type} games={games} isRendered={isBack || nth < 1} />
      ))}
      <Promos />
    </>
  );
}

export function Tiles({ games }: { games: readonly Game[] }) {
  const variantAt = useVariants(games, useColumns());
  return (
    <ul className={css.tiles}>
      {games.map((game, index) => (
        <li key={keyOf(game)}>
          <CatalogueTile listed={game} index={index} variant={variantAt(index)} />
        </li>
      ))}
    </ul>
  );
}

interface ChosenProps {
  category: Exclude<Category, 'all'>;
}

/** The chosen category of the front page: a type, or one of the player's lists. */
export function Chosen({ category }: ChosenProps) {
  const { t } = useTranslation();
  const plates = useAtomValue(shelvesAtom);
  if (category === 'favourites' || category === 'recent') return <OwnList list={category} />;
  const title = t(`games.plate_${category}`);
  return (
    <section className={css.plate} aria-label={title}>
      <div className={css.heading}>
        <h3>{title}</h3>
        <Link
          className={css.all}
          to={`/allgames${query(category)}`}
          aria-label={t('games.seeAllOf', { list: title })}
        >
          {t('games.seeAll')}
          <Caret aria-hidden />
        </Link>
      </div>
      <Tiles games={plates.get(category) ?? []} />
    </section>
  );
}

interface OwnListProps {
  list: 'favourites' | 'recent';
  /** The loading state of the list of all games; undefined if it is loaded. */
  lobby?: { state: LobbyState; retry: () => void };
}

/** One of the player's lists: favourites or recently opened games. */
export function OwnList({ list, lobby }: OwnListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const games = useAtomValue(openGamesAtom);
  const { skin } = useTheme();
  const favourites = useAtomValue(favouritesAtom);
  const recents = useAtomValue(recentsAtom).slice(0, recentsMax(skin));
  const keys = list === 'favourites' ? favourites : recents;
  const chosen = gamesByKey(games, keys);
  // Our own games are embedded in the page; the others have skeletons until the list loads.
  const listed = useAtomValue(isListedAtom);
  if (chosen.length < keys.length && (chosen.length === 0 || !listed)) {
    if (lobby?.state === 'loading') return <TilesSkeleton />;
    if (lobby?.state === 'failed') return <LobbyFailed onRetry={lobby.retry} />;
  }
  const empty =
    list === 'favourites'
      ? { icon: <Heart />, title: t('lobby.noFavouritesTitle'), text: t('lobby.noFavouritesText') }
      : { icon: <Joystick />, title: t('lobby.noRecentTitle'), text: t('lobby.noRecentText') };
  if (chosen.length === 0) {
    return (
      <Empty
        icon={empty.icon}
        title={empty.title}
        text={empty.text}
        action={<Button onClick={() => navigate('/allgames')}>{t('lobby.seeAll')}</Button>}
      />
    );
  }
  return (
    <section aria-label={t(`lobby.${list}`)}>
      {/* A page of its own already has a heading. */}
      {lobby === undefined ? (
        <div className={css.heading}>
          <h3>{t(`lobby.${list}`)}</h3>
        </div>
      ) : (
        <p className={css.resultLine}>{t('games.found', { count: chosen.length })}</p>
      )}
      <Tiles games={chosen} />
    </section>
  );
}

/** The link to the search in the header, on screens wider than a phone. */
export function SearchLink() {
  const { t } = useTranslation();
  const wide = useMedia(WIDE);
  const count = useAtomValue(openGamesAtom).length;
  if (!wide) return null;
  const label = count === 0 ? t('games.searchAny') : t('games.search', { count });
  return (
    <Link className={css.search} to="/allgames" aria-label={label}>
      <Search size="1.2rem" aria-hidden />
      <span className={css.searchWords}>{label}</span>
    </Link>
  );
}

/** The links to all games and to the search, beside our own games. */
export function SeeAllGames() {
  const { t } = useTranslation();
  return (
    <Link className={css.all} to="/allgames" aria-label={t('lobby.seeAll')}>
      {t('games.seeAll')}
      <Caret aria-hidden />
    </Link>
  );
}

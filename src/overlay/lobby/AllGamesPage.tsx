import { useAtomValue } from 'jotai';
import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import Joystick from '~icons/ph/joystick-fill';
import { type Translation, useTranslation } from '../../i18n/i18n';
import { isListedAtom } from '../../shared/catalogue/gameList';
import { useBack } from '../../shared/navigation/useBack';
import { openPopup } from '../../shared/popups/popups';
import { unseen } from '../../theme/recipes.css';
import { Button } from '../../ui/form/Button';
import { Chip } from '../../ui/form/Chip';
import { IconButton } from '../../ui/form/IconButton';
import { SearchField } from '../../ui/form/SearchField';
import { Empty } from '../../ui/text/Empty';
import * as css from './browse/browse.css';
import { TYPES_IN_ORDER } from './browse/categories';
import { type GameFilter, NO_FILTER, OTHER_BRANDS, OWN_BRAND } from './browse/gameFilter';
import { HotGames } from './browse/HotGames';
import { TilesSkeleton } from './browse/TilesSkeleton';
import { useAllGames } from './browse/useAllGames';
import { useIsSettled } from './browse/useIsSettled';
import { useScrollMemory } from './browse/useScrollMemory';
import { VirtualGrid } from './browse/VirtualGrid';
import { LobbyFailed } from './LobbyFailed';
import { useLobby } from './useLobby';

/** With at most this many results there is room for other games below. */
const FEW_RESULTS = 6;

/** /allgames: every game, filtered by name, type, studio and list. The filter is in the address. */
export function AllGamesPage() {
  const { t } = useTranslation();
  const { state, retry } = useLobby();
  const { games, found, filter, change: ask, list, loadList } = useAllGames();
  const isSettled = useIsSettled(found);
  const back = useBack();
  const has = useMemo(() => new Set(games.map(({ gameType }) => gameType)), [games]);
  useScrollMemory();
  /** A new filter scrolls to the top; coming back does not. */
  const change = (part: Partial<GameFilter>) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    ask(part);
  };
  const isKnown = useAtomValue(isListedAtom) && games.length > 0;
  const isLoading = (!isKnown && state === 'loading') || list === 'loading';
  const isFailed = !isLoading && (!isKnown || list === 'failed');
  const narrowed = [filter.type, filter.brand, filter.list].filter((part) => part !== '').length;
  const isFiltered = filter.text !== '' || narrowed > 0;
  const isLoaded = !isLoading && !isFailed;
  // An empty result is shown large below, so the line above is for screen readers only.
  const showsCount = isFiltered && (!isLoaded || found.length > 0 || filter.brand !== '');
  return (
    <div className={css.page}>
      <h1 className={unseen}>{t('pages.allGames')}</h1>
      <header className={css.head}>
        <IconButton label={t('ui.back')} icon={<ArrowLeft size="1.3rem" aria-hidden />} onClick={back} />
        <SearchField
          label={games.length === 0 ? t('games.searchAny') : t('games.search', { count: games.length })}
          clearLabel={t('pages.clearSearch')}
          value={filter.text}
          onChange={(text) => change({ text })}
        />
        <span className={css.filterPlace}>
          <IconButton
            label={t('games.filter')}
            icon={<SlidersHorizontal size="1.3rem" aria-hidden />}
            onClick={() => openPopup('filterDrawer', { filter, onChange: change })}
          />
          {narrowed > 0 && <span className={css.filterCount}>{narrowed}</span>}
        </span>
      </header>
      <Types filter={filter} change={change} has={has} />
      <p className={showsCount ? css.resultLine : unseen} role="status">
        {isLoaded && t('games.found', { count: found.length })}
        {filter.brand !== '' && (
          <Chip active onClick={() => change({ brand: '' })}>
            {brandText(filter.brand, t)} ×
          </Chip>
        )}
      </p>
      {isLoading && <TilesSkeleton />}
      {isFailed && <LobbyFailed onRetry={() => (list === 'failed' ? loadList() : retry())} />}
      {isLoaded && found.length === 0 && (
        <Empty
          icon={<Joystick />}
          title={t('pages.noneFoundTitle')}
          text={t('pages.noneFoundText')}
          action={
            <Button tone="secondary" onClick={() => change(NO_FILTER)}>
              {t('lobby.seeAll')}
            </Button>
          }
        />
      )}
      {isLoaded && found.length > 0 && <VirtualGrid games={found} label={t('pages.allGames')} />}
      {isLoaded && isFiltered && isSettled && found.length <= FEW_RESULTS && <HotGames besides={found} />}
    </div>
  );
}

function brandText(brand: string, t: Translation['t']): string {
  if (brand === OWN_BRAND) return t('lobby.all');
  return brand === OTHER_BRANDS ? t('games.other') : brand;
}

interface TypesProps {
  filter: GameFilter;
  change: (part: Partial<GameFilter>) => void;
  /** Types with at least one game. */
  has: ReadonlySet<string>;
}

function Types({ filter, change, has }: TypesProps) {
  const { t } = useTranslation();
  const isAll = filter.type === '' && filter.list === '';
  const row = useRef<HTMLElement>(null);
  // A type chosen in the address may be outside the visible part of the row.
  useEffect(() => {
    const chosen = row.current?.querySelectorAll('[aria-pressed="true"]');
    chosen
      ?.item(chosen.length - 1)
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, []);
  return (
    <nav ref={row} className={css.chips} aria-label={t('lobby.categories')}>
      <Chip active={isAll} onClick={() => change({ type: '', list: '' })}>
        {t('games.everything')}
      </Chip>
      {(['HOT', 'NEW'] as const).map((name) => (
        <Chip
          key={name}
          active={filter.list === name}
          onClick={() => change({ list: filter.list === name ? '' : name })}
        >
          {t(`games.list_${name}`)}
        </Chip>
      ))}
      {TYPES_IN_ORDER.filter((type) => has.has(type)).map((type) => (
        <Chip
          key={type}
          active={filter.type === type}
          onClick={() => change({ type: filter.type === type ? '' : type })}
        >
          {t(`games.type_${type}`)}
        </Chip>
      ))}
    </nav>
  );
}

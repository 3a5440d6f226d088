import { useAtomValue } from 'jotai';
import type { Game } from '../../../../contract/config';
import { useTranslation } from '../../../i18n/i18n';
import { Tiles } from './browse';
import * as css from './browse.css';
import { shelvesAtom } from './catalogue';

/** Four rows of three tiles on a phone. */
const GAMES_MAX = 12;

/** Below a search with few results: the hot games that are not among them. */
export function HotGames({ besides }: { readonly besides: readonly Game[] }) {
  const { t } = useTranslation();
  const games = (useAtomValue(shelvesAtom).get('HOT') ?? []).filter((game) => !besides.includes(game));
  if (games.length === 0) return null;
  const title = t('games.plate_HOT');
  return (
    <section className={css.besides} aria-label={title}>
      <div className={css.heading}>
        <h3>{title}</h3>
      </div>
      <Tiles games={games.slice(0, GAMES_MAX)} />
    </section>
  );
}

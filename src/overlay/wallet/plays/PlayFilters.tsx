import X from '~icons/ph/x-bold';
import { useTranslation } from '../../../i18n/i18n';
import { Chip } from '../../../ui/form/Chip';
import { Tabs } from '../../../ui/page/Tabs';
import * as css from './Plays.css';
import { type PlayFilter, RANGES, type Range, WHOSE, type Whose } from './plays';

interface PlayFiltersProps {
  readonly filter: PlayFilter;
  /** The name of the game in the filter. */
  readonly gameName: string | null;
  readonly onChange: (change: Partial<PlayFilter>) => void;
}

/** Filters for own or provider games, days, and one game if the link named it. */
export function PlayFilters({ filter, gameName, onChange }: PlayFiltersProps) {
  const { t } = useTranslation();
  return (
    <div className={css.filters}>
      {gameName === null ? (
        <Tabs<Whose>
          label={t('wallet.whoseGames')}
          look="pill"
          tabs={WHOSE.map((key) => ({ key, label: t(`wallet.whose_${key}`) }))}
          active={filter.whose}
          onChange={(whose) => onChange({ whose })}
        />
      ) : (
        <div>
          <Chip icon={<X aria-hidden />} active onClick={() => onChange({ game: null })}>
            {t('wallet.onlyGame', { game: gameName })}
          </Chip>
        </div>
      )}
      <fieldset className={css.ranges} aria-label={t('wallet.since')}>
        {(Object.keys(RANGES) as Range[]).map((range) => (
          <Chip key={range} active={filter.range === range} onClick={() => onChange({ range })}>
            {t(`wallet.since_${range}`)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

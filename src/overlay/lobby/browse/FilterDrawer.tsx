import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { groundOf } from '../../../../assets/art/tiles/palette';
import type { ContentAttribute } from '../../../../contract/config';
import { GAME_BRANDS } from '../../../../contract/gameTypes';
import { useTranslation } from '../../../i18n/i18n';
import { Button } from '../../../ui/form/Button';
import { Chip } from '../../../ui/form/Chip';
import { Sheet } from '../../../ui/sheet/Sheet';
import * as css from './browse.css';
import { openGamesAtom, useShownKeys } from './catalogue';
import { ICONS, TYPES_IN_ORDER } from './categories';
import { finderOf, type GameFilter, NO_FILTER, OTHER_BRANDS, OWN_BRAND } from './gameFilter';

/** In the order of the tabs at the top of the page. */
const LISTS: readonly ContentAttribute[] = ['HOT', 'NEW', 'TOP'];

interface FilterDrawerProps {
  filter: GameFilter;
  onChange: (filter: GameFilter) => void;
  onClose: () => void;
}

/** Lists, types and studios to filter by. Options without results are left out. */
export function FilterDrawer({ filter: before, onChange, onClose }: FilterDrawerProps) {
  const { t } = useTranslation();
  const games = useAtomValue(openGamesAtom);
  const [filter, setFilter] = useState(before);
  const { keys } = useShownKeys(filter.list);
  const finder = useMemo(() => finderOf(games, ({ gameName }) => gameName), [games]);
  const countOf = (part: Partial<GameFilter>) => finder.find({ ...filter, ...part }, keys).length;
  const choose = (part: Partial<GameFilter>) => setFilter({ ...filter, ...part });
  const chip = (key: 'type' | 'brand' | 'list', value: string, label: string, icon?: ReactNode) => {
    const isOn = filter[key] === value;
    const part: Partial<GameFilter> = { [key]: isOn ? '' : value };
    if (key !== 'list' && !isOn && countOf(part) === 0) return null;
    return (
      <Chip key={value} icon={icon} active={isOn} onClick={() => choose(part)}>
        {label}
      </Chip>
    );
  };
  const { text } = filter;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('games.filter')}
      footer={
        <div className={css.pair}>
          <Button tone="secondary" onClick={() => setFilter({ ...NO_FILTER, text })}>
            {t('games.clear')}
          </Button>
          <Button
            onClick={() => {
              onChange(filter);
              onClose();
            }}
          >
            {t('games.show', { count: countOf({}) })}
          </Button>
        </div>
      }
    >
      <h3 className={css.group}>{t('games.lists')}</h3>
      <div className={css.choices}>{LISTS.map((list) => chip('list', list, t(`games.list_${list}`)))}</div>
      <h3 className={css.group}>{t('games.types')}</h3>
      <div className={css.choices}>
        {TYPES_IN_ORDER.map((type) => {
          const Icon = ICONS[type];
          return chip('type', type, t(`games.type_${type}`), <Icon aria-hidden />);
        })}
      </div>
      <h3 className={css.group}>{t('games.brands')}</h3>
      <div className={css.choices}>
        {chip('brand', OWN_BRAND, t('lobby.all'))}
        {chip('brand', OTHER_BRANDS, t('games.other'))}
        {GAME_BRANDS.map((brand) =>
          chip(
            'brand',
            brand,
            brand,
            <span className={css.studio} style={{ background: groundOf(brand) }} aria-hidden="true" />,
          ),
        )}
      </div>
    </Sheet>
  );
}

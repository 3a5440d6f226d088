import Joystick from '~icons/ph/joystick-fill';
import { useTranslation } from '../../i18n/i18n';
import { Tabs } from '../../ui/page/Tabs';
import type { Category } from './category';
import type { Browse } from './useBrowse';

interface CategoriesProps {
  active: Category;
  onChange: (category: Category) => void;
  browse: Browse | null;
}

/** Text tabs with a gold underline; further tabs are added when the shelves have loaded. */
export function Categories({ browse, ...props }: CategoriesProps) {
  return browse === null ? <Row {...props} doors={[]} /> : <FullRow {...props} browse={browse} />;
}

function FullRow({ browse, ...props }: CategoriesProps & { browse: Browse }) {
  return <Row {...props} doors={browse.useDoors()} />;
}

type RowProps = Omit<CategoriesProps, 'browse'> & { doors: ReturnType<Browse['useDoors']> };

function Row({ active, onChange, doors }: RowProps) {
  const { t } = useTranslation();
  return (
    <Tabs<Category>
      label={t('lobby.categories')}
      active={active}
      onChange={onChange}
      tabs={[
        { key: 'all', label: t('lobby.all'), icon: <Joystick aria-hidden /> },
        ...doors.map(({ key, label, Icon }) => ({ key, label, icon: <Icon aria-hidden /> })),
      ]}
    />
  );
}

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
  return browse === null ? <Row {...props} choices={[]} /> : <FullRow {...props} browse={browse} />;
}

function FullRow({ browse, ...props }: CategoriesProps & { browse: Browse }) {
  return <Row {...props} choices={browse.useCategoryChoices()} />;
}

type RowProps = Omit<CategoriesProps, 'browse'> & { choices: ReturnType<Browse['useCategoryChoices']> };

function Row({ active, onChange, choices }: RowProps) {
  const { t } = useTranslation();
  return (
    <Tabs<Category>
      label={t('lobby.categories')}
      active={active}
      onChange={onChange}
      tabs={[
        { key: 'all', label: t('lobby.all'), icon: <Joystick aria-hidden /> },
        ...choices.map(({ key, label, Icon }) => ({ key, label, icon: <Icon aria-hidden /> })),
      ]}
    />
  );
}

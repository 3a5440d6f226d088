import Clock from '~icons/ph/clock-counter-clockwise-fill';
import Heart from '~icons/ph/heart-fill';
import Joystick from '~icons/ph/joystick-fill';
import { Tabs } from '../../ui/Tabs';
import { useWords } from '../../words/words';

export type Category = 'all' | 'favourites' | 'recent';

interface CategoriesProps {
  active: Category;
  onChange: (category: Category) => void;
}

export function Categories({ active, onChange }: CategoriesProps) {
  const { t } = useWords();
  return (
    <Tabs<Category>
      label={t('lobby.categories')}
      active={active}
      onChange={onChange}
      tabs={[
        { key: 'all', label: t('lobby.all'), icon: <Joystick aria-hidden /> },
        { key: 'favourites', label: t('lobby.favourites'), icon: <Heart aria-hidden /> },
        { key: 'recent', label: t('lobby.recent'), icon: <Clock aria-hidden /> },
      ]}
    />
  );
}

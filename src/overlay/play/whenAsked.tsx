import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';

/** What comes with its first opening and stays from there, so that it can slide out. Who tries again after a failure asks again. */
export function whenAsked<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const make = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Loaded = make();
        throw error;
      }
    });
  let Loaded = make();
  return function Asked(props: Props) {
    const open = isOpen(props);
    const [wanted, setWanted] = useState(open);
    if (open && !wanted) setWanted(true);
    if (!wanted) return null;
    const Shown = Loaded as ComponentType<Props>;
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing = () => null;

/**
 * A component that loads later and that the page can do without: if its code cannot be loaded, for example because the
 * line is cut, nothing is shown in its place until the app starts again. `lazy` would put an error in place of the page.
 */
export const lazyExtra = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }));

import { Skeleton } from '../../../ui/text/Skeleton';
import { Loading, OriginalsSkeleton, places } from '../LobbySkeleton';
import * as css from './NeonLobby.css';

/** The skeleton of the neon lobby: the banner, a rail of seven buttons, and tiles in two columns. */
export function NeonSkeleton() {
  return (
    <Loading>
      <div className={css.heroPlace}>
        <Skeleton height="100%" radius="var(--r-l)" />
      </div>
      <div className={css.body}>
        <div className={css.rail}>
          {places(7).map((place) => (
            <Skeleton key={place} height="3.75rem" radius="0.875rem" />
          ))}
        </div>
        <div className={css.shelf}>
          <OriginalsSkeleton />
        </div>
      </div>
    </Loading>
  );
}

import { Skeleton } from '../../../ui/text/Skeleton';
import { Loading, OriginalsSkeleton, places, ShortcutSkeleton } from '../LobbySkeleton';
import * as css from './FiestaLobby.css';

/** The skeleton of the mango lobby: five round badges, tiles in three columns, and the strip of the wheel. */
export function FiestaSkeleton() {
  return (
    <Loading>
      <div className={css.badges}>
        {places(5).map((place) => (
          <div key={place} className={css.badge}>
            <ShortcutSkeleton size="3.375rem" radius="50%" />
          </div>
        ))}
      </div>
      <OriginalsSkeleton />
      <div className={css.stripPlace}>
        <Skeleton height="100%" radius="1.25rem" />
      </div>
    </Loading>
  );
}

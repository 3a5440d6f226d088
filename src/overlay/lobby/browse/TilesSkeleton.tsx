import { Skeleton } from '../../../ui/text/Skeleton';
import { Loading, places } from '../LobbySkeleton';
import * as css from './browse.css';

/** Skeletons of a list of games, each as high as a tile. */
export function TilesSkeleton() {
  return (
    <Loading>
      <div className={css.tiles}>
        {places(12).map((place) => (
          <div key={place} className={css.waiting}>
            <Skeleton height="100%" radius="inherit" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

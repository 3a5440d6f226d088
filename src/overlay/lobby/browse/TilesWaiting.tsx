import { Skeleton } from '../../../ui/text/Skeleton';
import { Loading, places } from '../LobbySkeleton';
import * as css from './browse.css';

/** Keeps the places of a list of games that is on its way, each as high as its tile. */
export function TilesWaiting() {
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

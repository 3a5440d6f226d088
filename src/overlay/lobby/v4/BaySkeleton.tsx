import { useAtomValue } from 'jotai';
import { recentsAtom } from '../../../shared/catalogue/recents';
import { Skeleton } from '../../../ui/text/Skeleton';
import { GuideInvite } from '../cards/GuideInvite';
import { Loading, places } from '../LobbySkeleton';
import * as css from './BayLobby.css';

const Heading = () => (
  <div className={css.heading}>
    <Skeleton width="8.75rem" height="1.1rem" />
  </div>
);

/** The skeleton of the bay lobby: chips, recently played games if known, and squares with two lines below. */
export function BaySkeleton() {
  const played = useAtomValue(recentsAtom).length > 0;
  return (
    <Loading>
      <div className={css.chips}>
        {places(4).map((place) => (
          <div key={place} className={css.chipPlace}>
            <Skeleton height="100%" radius="999px" />
          </div>
        ))}
      </div>
      <GuideInvite />
      {played && (
        <>
          <Heading />
          <div className={css.lastPlace}>
            <Skeleton height="100%" radius="var(--r-l)" />
          </div>
        </>
      )}
      <Heading />
      <div className={css.games}>
        {places(6).map((place) => (
          <div key={place}>
            <div className={css.square}>
              <Skeleton height="100%" radius="1.5rem" />
            </div>
            <div className={css.lines}>
              <Skeleton width="80%" />
              <Skeleton width="55%" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

import { routeOf } from '../routes/routes';
import * as css from './Frame.css';
import { Nav } from './Nav';
import { OfflineBar } from './OfflineBar';
import { Outlet } from './Outlet';
import { TestSystemBar } from './TestSystemBar';
import { ToastView } from './ToastView';
import { UnreadCount } from './UnreadCount';
import { useCurrentRoute } from './useCurrentRoute';

/** The layout around every page: notices, nav, toasts. */
export function Frame() {
  const place = useCurrentRoute();
  const tab = (place.path === null ? null : routeOf(place.path)?.tab) ?? null;
  return (
    <div className={tab === null ? css.frames.bare : css.frames.nav}>
      <TestSystemBar />
      <OfflineBar />
      <UnreadCount key={place.path} />
      <main className={css.main}>
        <Outlet place={place} />
      </main>
      {tab !== null && <Nav active={tab} />}
      <ToastView />
    </div>
  );
}

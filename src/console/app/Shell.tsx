import { LogOut, Menu, MoonStar, Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { ReplyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import { Boundary } from '../kit/Boundary';
import { useKeys } from '../kit/keys';
import { Empty, Loading } from '../kit/States';
import { addressOf, useAddress } from './address';
import { ask } from './api';
import { Keys } from './Keys';
import { useMay } from './operator';
import { Palette } from './Palette';
import { useCounts } from './query';
import { SCREENS } from './screens';
import { endSession } from './session';
import { initialsOf, roleName } from './text';
import { switchTheme } from './theme';

const Waiting = ({ count }: { readonly count: number | null }) =>
  count === null || count === 0 ? null : <span className="n">{count}</span>;

const GROUPS = ['Work', 'Look up', 'Watch', 'Change', 'Evidence'] as const;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Manila',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The first filter of a screen, and the first link of its panel. */
const FILTERS = '.body form input, .body select, .body .tabs a';
const OBJECTS = '.body .split > .col a[href^="#/"]';

interface ShellProps {
  readonly session: ReplyOf<typeof deskCalls.session.read>;
}

/** Navigation, the bar above, and the screen of the address. What the operator may not do is not drawn. */
export function Shell({ session }: ShellProps) {
  const { operator, environment, isSandbox } = session;
  const { parts } = useAddress();
  const may = useMay();
  const counts = useCounts();
  const open = SCREENS.filter(({ needs }) => may(needs));
  // A phone has room for the title or the number.
  const isNumbered = /^\d/.test(parts[1] ?? '');
  const roles = operator.roles.map(roleName).join(', ');
  const [isNavOpen, setNavOpen] = useState(false);
  const [overlay, setOverlay] = useState<'palette' | 'keys' | null>(null);
  const screen = open.find(({ path }) => path === (parts[0] ?? open[0]?.path));
  useKeys({
    '?': () => setOverlay('keys'),
    f: () => document.querySelector<HTMLElement>(FILTERS)?.focus(),
    o: () => document.querySelector<HTMLElement>(OBJECTS)?.click(),
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOverlay('palette');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const logOut = () => {
    void ask(deskCalls.session.close, {})
      .catch(() => undefined)
      .finally(endSession);
  };
  return (
    <div className="app">
      <nav className={`side ${isNavOpen ? 'is-open' : ''}`} aria-label="Screens">
        <div className="brand">
          <img src="/brand/hiyas/icon.svg" alt="" width="26" height="26" />
          <span>
            <b>Peryahan console</b>
            <small>Version {session.version}</small>
          </span>
        </div>
        <div className="nav">
          {GROUPS.map((group) => {
            const screens = open.filter((each) => each.group === group);
            if (screens.length === 0) return null;
            return (
              <div key={group}>
                <h3>{group}</h3>
                {screens.map(({ path, title, icon: Icon, waiting }) => (
                  <a
                    key={path}
                    href={addressOf(path)}
                    className={path === screen?.path ? 'on' : ''}
                    aria-current={path === screen?.path ? 'page' : undefined}
                    onClick={() => setNavOpen(false)}
                  >
                    <Icon className="i" aria-hidden />
                    {title}
                    {counts !== undefined && waiting !== undefined && <Waiting count={waiting(counts)} />}
                  </a>
                ))}
              </div>
            );
          })}
        </div>
        <div className="me">
          <span className="av l">{initialsOf(operator.name)}</span>
          <span className="g">
            <b>{operator.name}</b>
            <small title={roles}>{roles}</small>
          </span>
          <button type="button" className="ib" onClick={logOut} aria-label="Log out" title="Log out">
            <LogOut className="i" aria-hidden />
          </button>
        </div>
      </nav>
      <div className="main">
        <header className="top">
          <button
            type="button"
            className="ib narrow"
            onClick={() => setNavOpen(!isNavOpen)}
            aria-label="Screens"
            aria-expanded={isNavOpen}
          >
            <Menu className="i" aria-hidden />
          </button>
          <h1>
            <span className={isNumbered ? 'crumb' : ''}>{screen?.title ?? 'Console'}</span>
            {parts[1] !== undefined && (
              <span className={isNumbered ? 'mut' : 'mut crumb'}>
                <span className="crumb"> / </span>
                {parts[1]}
              </span>
            )}
          </h1>
          <span className="g" />
          <button type="button" className="k" onClick={() => setOverlay('palette')}>
            <Search className="i" aria-hidden />
            <span className="g">Find or do anything</span>
            <kbd>Ctrl K</kbd>
          </button>
          <span className="env">{isSandbox ? 'Sandbox' : environment}</span>
          <time className="wide" dateTime={session.now}>
            {clock.format(new Date(session.now))}
          </time>
          <button type="button" className="ib" onClick={switchTheme} aria-label="Light or dark">
            <MoonStar className="i" aria-hidden />
          </button>
        </header>
        <main className="body">
          {screen === undefined ? (
            <Empty title="There is no such screen for your roles">
              {open[0] === undefined ? (
                'Ask an owner for a role.'
              ) : (
                <a href={addressOf(open[0].path)}>{open[0].title}</a>
              )}
            </Empty>
          ) : (
            <Boundary key={screen.path}>
              <Suspense fallback={<Loading />}>
                <screen.Page />
              </Suspense>
            </Boundary>
          )}
        </main>
      </div>
      {overlay === 'palette' && <Palette onClose={() => setOverlay(null)} />}
      {overlay === 'keys' && <Keys onClose={() => setOverlay(null)} />}
    </div>
  );
}

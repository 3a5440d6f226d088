import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { HashRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreProvider, store } from '../store/store';
import { connectRoutes } from './availablePages';
import { loginFromHere } from './loginRedirect';
import { Redirect } from './Redirect';

/** A page for players: its popup leaves it mounted. */
function Members() {
  return <Redirect to={loginFromHere(useLocation())} />;
}

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  connectRoutes(
    (path): path is '/' => path === '/',
    (address) => address,
  );
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
  vi.restoreAllMocks();
});

const show = (page = <Members />) =>
  root.render(
    <StoreProvider store={store}>
      <HashRouter>{page}</HashRouter>
    </StoreProvider>,
  );

const logIn = (address: string) => `#/login?type=1&then=${encodeURIComponent(address)}`;
const leadsTo = (hash: string) => vi.waitFor(() => expect(window.location.hash).toBe(hash));
/** Two frames: whatever is going to redirect once more has done so. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test('an address opened before React has drawn where the last one led redirects too', async () => {
  window.location.hash = '/wallet?id=1';
  const replaceState = window.history.replaceState.bind(window.history);
  const spy = vi.spyOn(window.history, 'replaceState').mockImplementation((...entry) => {
    replaceState(...entry);
    if (!window.location.hash.startsWith('#/login')) return;
    spy.mockRestore();
    // The router tells React of the log-in after this, and of this address at once.
    window.location.hash = '/wallet?id=2';
  });
  show();
  await leadsTo(logIn('/wallet?id=2'));
});

test('a page that stays mounted behind its popup does not redirect the popup’s address', async () => {
  window.location.hash = '/wallet';
  show();
  await leadsTo(logIn('/wallet'));
  await drawn();
  expect(window.location.hash).toBe(logIn('/wallet'));
});

test('the same address opened once more redirects once more', async () => {
  window.location.hash = '/wallet';
  show();
  await leadsTo(logIn('/wallet'));
  await drawn();
  window.location.hash = '/wallet';
  await leadsTo(logIn('/wallet'));
});

test('a page that has been left before it redirects leaves the address where the player went', async () => {
  function LeftAtOnce() {
    useLayoutEffect(() => {
      window.history.replaceState(window.history.state, '', '#/faq');
    }, []);
    return <Members />;
  }
  window.location.hash = '/wallet';
  show(<LeftAtOnce />);
  await leadsTo('#/faq');
  await drawn();
  expect(window.location.hash).toBe('#/faq');
});

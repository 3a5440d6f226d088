import './historySteps';
import { createRoot, type Root } from 'react-dom/client';
import { HashRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLayer } from './backStack';

/** The paths that the router has drawn, in order. */
let drawn: string[] = [];
let navigate: NavigateFunction;

function Page() {
  const { pathname } = useLocation();
  navigate = useNavigate();
  if (drawn.at(-1) !== pathname) drawn.push(pathname);
  return <h1>{pathname}</h1>;
}

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  window.location.hash = '/left';
  drawn = [];
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    // Each step is drawn at once, so that none is missed.
    <HashRouter useTransitions={false}>
      <Page />
    </HashRouter>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe('/left'));
});

afterEach(() => {
  root.unmount();
  place.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Resolves when a closed layer has asked for its step back and the browser has not made it yet. */
async function stepRequested(): Promise<void> {
  openLayer(() => undefined)();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when the browser has made the step: until then writes to the history wait for it. */
const stepMade = () => vi.waitFor(() => expect(Object.hasOwn(window.history, 'pushState')).toBe(false));

async function isShown(path: string): Promise<void> {
  await vi.waitFor(() => expect(place.textContent).toBe(path));
  expect(window.location.hash).toBe(`#${path}`);
}

test('the router shows a page that it opened during a closed layer’s step back', async () => {
  await stepRequested();
  navigate('/opened');
  await stepMade();
  await isShown('/opened');
});

test('the router shows an address opened by its hash during a step back, and not the page left once more', async () => {
  await stepRequested();
  window.location.hash = '/opened';
  await stepMade();
  await isShown('/opened');
  expect(drawn).toEqual(['/left', '/opened']);
});

test('the router shows a page that it opened during a step that the browser does not make', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(window.history, 'go').mockReturnValueOnce();
  openLayer(() => undefined)();
  vi.advanceTimersByTime(0);
  navigate('/opened');
  expect(window.location.hash).toBe('#/left');
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  await isShown('/opened');
});

test('back from a page opened during a step back leads to the page that was left', async () => {
  await stepRequested();
  navigate('/opened');
  await stepMade();
  await isShown('/opened');
  window.history.back();
  await isShown('/left');
});

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SKIN_NAMES } from '../../../contract/skins';
import { startTranslation } from '../../i18n/i18n';
import { setPublicConfig } from '../../shared/config/config';
import { queryClient } from '../../shared/query/queryClient';
import { StoreProvider, store } from '../../shared/store/store';
import { TestSystemBar } from './TestSystemBar';

let place: HTMLElement;
let root: Root;
const bar = () => place.querySelector<HTMLElement>('[role="note"]');

beforeAll(() => startTranslation('enPH'));

beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <StoreProvider store={store}>
        <TestSystemBar />
      </StoreProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  await act(async () => queryClient.clear());
  place.remove();
});

const configure = (testSystem: boolean) => act(async () => setPublicConfig({ testSystem } as never));

test('is hidden before the configuration is loaded, and on any other system', async () => {
  expect(bar()).toBeNull();
  await configure(false);
  expect(bar()).toBeNull();
});

test.each(SKIN_NAMES)('says in %s that nothing is real', async (skin) => {
  document.documentElement.dataset.skin = skin;
  await configure(true);
  expect(bar()?.textContent).toBe('Test system. Payments and codes are simulated.');
  expect(bar()?.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true);
  expect(bar()?.getBoundingClientRect().height).toBeGreaterThan(16);
});

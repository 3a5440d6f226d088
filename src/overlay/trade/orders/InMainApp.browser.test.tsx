import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appCalls } from '../../../../contract/apps';
import { migrationCalls } from '../../../../contract/migration';
import { loadAllStrings, startTranslation } from '../../../i18n/i18n';
import { jumpToMain } from '../../../shared/apps/jump';
import { queryClient } from '../../../shared/query/queryClient';
import { endSession, startSession } from '../../../shared/session/session';
import { storedItems } from '../../../shared/storage/item';
import { StoreProvider, store } from '../../../shared/store/store';
import { InMainApp } from './InMainApp';

const MAIN = 'https://main.example';
let isMain: boolean;
let root: Root;
let place: HTMLElement;
let hosts: HTMLMetaElement;

beforeAll(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  await startTranslation('enPH');
  await loadAllStrings();
});

beforeEach(async () => {
  for (const item of storedItems) item.clear();
  queryClient.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    const answers: Record<string, unknown> = {
      [appCalls.info.path]: {
        appCode: isMain ? 'peryahan_4000' : 'pista_1000',
        isMain,
        mainAppUrl: isMain ? null : MAIN,
        downloadUrl: null,
        apkUrl: null,
        closesOn: null,
        alert: null,
      },
      [migrationCalls.jumpTicket.path]: {
        ticket: 'once',
        url: `${MAIN}/#/transferToMain?ticket=once`,
        expiresAt: '2030-01-01T00:00:00.000Z',
      },
    };
    return new Response(JSON.stringify({ code: '00000', message: '', data: answers[url], status: 200 }));
  });
  hosts = document.head.appendChild(document.createElement('meta'));
  hosts.name = 'app-hosts';
  hosts.content = 'main.example';
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  hosts.remove();
  endSession();
  vi.unstubAllGlobals();
});

const show = () =>
  act(async () =>
    root.render(
      <StoreProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <InMainApp orderId="7" />
        </QueryClientProvider>
      </StoreProvider>,
    ),
  );

test('a child app offers to see an order in the main app', async () => {
  isMain = false;
  await show();
  await vi.waitFor(() => expect(place.textContent).toBe('See it in the main app'));
});

test('the main app does not', async () => {
  isMain = true;
  await show();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(place.textContent).toBe('');
});

test('the ticket of a player leads to the order', async () => {
  isMain = false;
  startSession({ uid: 9, token: 'a'.repeat(43) } as never);
  const go = vi.fn();
  expect(await jumpToMain('/trade/order?id=7', go)).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith(
    `${MAIN}/#/transferToMain?ticket=once&then=%2Ftrade%2Forder%3Fid%3D7`,
  );
});

test('a guest goes to the order without a ticket', async () => {
  isMain = false;
  const go = vi.fn();
  expect(await jumpToMain('/trade/order?id=7', go)).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith(`${MAIN}/#/trade/order?id=7`);
});

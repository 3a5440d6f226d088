import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { appCalls } from '../../../contract/apps';
import { migrationCalls } from '../../../contract/migration';
import { loadAllStrings, startTranslation } from '../../i18n/i18n';
import { queryClient } from '../../shared/query/queryClient';
import { storedItems } from '../../shared/storage/item';
import { StoreProvider, store } from '../../shared/store/store';
import { TransferPage } from './TransferPage';

/** What the server answers, by path; anything else is a lost line. */
let answers: Record<string, unknown>;
let root: Root;
let place: HTMLElement;

beforeAll(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  await startTranslation('enPH');
  await loadAllStrings();
});

beforeEach(() => {
  for (const item of storedItems) item.clear();
  queryClient.clear();
  answers = {
    [appCalls.info.path]: {
      appCode: 'peryahan_4000',
      isMain: true,
      mainAppUrl: null,
      downloadUrl: null,
      apkUrl: null,
      closesOn: null,
      alert: null,
    },
    [migrationCalls.recentAccount.path]: {
      canMainAccountRegister: true,
      amount: null,
      accountInfo: null,
      needOtpValidate: true,
      token: null,
      userCode: null,
      appCode: null,
      migrateAwardAmount: '0.00',
    },
    [accountCalls.sendLogInCode.path]: { resendAfterS: 120 },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const data = answers[url];
    if (data === undefined) throw new TypeError('no network');
    return new Response(JSON.stringify({ code: '00000', message: '', data, status: 200 }));
  });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const show = () =>
  act(async () =>
    root.render(
      <StoreProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={['/transferToMain']}>
            <TransferPage />
          </MemoryRouter>
        </QueryClientProvider>
      </StoreProvider>,
    ),
  );

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });
const text = () => place.textContent ?? '';
const phone = () => place.querySelector<HTMLInputElement>('input[type=tel]');

test.each([
  ['app', appCalls.info.path],
  ['account', migrationCalls.recentAccount.path],
])('a form with a code that was sent stays when the %s cannot be loaded again', async (_, path) => {
  await show();
  await eventually(() => expect(phone()).not.toBeNull());
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(phone(), '9171234567');
    phone()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => place.querySelector('form')?.requestSubmit());
  await eventually(() => expect(text()).toContain('+63 9171234567'));
  delete answers[path];
  await act(async () => queryClient.refetchQueries({ queryKey: [path] }));
  expect(queryClient.getQueryCache().find({ queryKey: [path], exact: false })?.state.status).toBe('error');
  expect(text()).toContain('+63 9171234567');
});

test('what cannot be loaded at all is said', async () => {
  answers = {};
  await show();
  await eventually(() => expect(text()).toContain('This could not be loaded.'));
});

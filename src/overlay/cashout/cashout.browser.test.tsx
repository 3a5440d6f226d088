import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ERRORS } from '../../../contract/envelope';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { loadAllStrings, startTranslation } from '../../i18n/i18n';
import { closePopup, openPopup, shownPopupAtom } from '../../shared/popups/popups';
import { queryClient } from '../../shared/query/queryClient';
import { endSession, startSession } from '../../shared/session/session';
import { storedItems } from '../../shared/storage/item';
import { readAtom, StoreProvider, store } from '../../shared/store/store';
import { CashOutPopup } from './CashOutPopup';
import { changeDraft } from './draft';
import { IdentityForm } from './IdentityForm';
import { LimitPopup } from './LimitPopup';
import { MismatchPopup } from './MismatchPopup';

const terms = {
  // Open at any time, so that the clock of the device plays no part.
  startTime: '',
  endTime: '',
  now: '2026-11-20T01:00:00.000Z',
  min: '100.00',
  max: '50000.00',
  fee: '10.00',
  perDay: 3,
  leftToday: 3,
  heldUntil: null,
  verified: 'VERIFIED',
  available: '2500.00',
  bonus: '0.00',
  bonusTurnoverLeft: '0.00',
  bar: null as string | null,
};
const account = {
  accountId: '7',
  type: 'GCASH',
  name: 'GCash',
  numberEnd: '0001',
  holder: 'Maria S•••••',
  kind: null,
  isOwnNumber: false,
};

/** What the server answers, by path; anything else is a lost line. */
let answers: Record<string, unknown>;
let asked: string[];
let root: Root;
let place: HTMLElement;

const POPUPS: Record<string, ComponentType<{ onClose: () => void }>> = {
  cashOut: CashOutPopup,
  cashOutLimit: LimitPopup,
  cashOutMismatch: MismatchPopup,
};

/** Shows one popup at a time, as the app does: one that is not the first has left the screen. */
function Host() {
  const shown = useAtomValue(shownPopupAtom);
  const Popup = shown === null ? undefined : POPUPS[shown.name];
  if (shown === null || Popup === undefined) return null;
  return <Popup key={shown.name} {...shown.props} onClose={() => closePopup(shown.name)} />;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

beforeAll(async () => {
  await startTranslation('enPH');
  await loadAllStrings();
});

beforeEach(() => {
  for (const item of storedItems) item.clear();
  queryClient.clear();
  asked = [];
  answers = {
    [withdrawalCalls.terms.path]: { ...terms },
    [withdrawalCalls.latestAccount.path]: account,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const data = await answers[url];
    if (data === undefined) throw new TypeError('no network');
    const isRefused = typeof data === 'object' && data !== null && 'code' in data;
    return new Response(JSON.stringify(isRefused ? data : { code: '00000', message: '', data, status: 200 }));
  });
  startSession({ uid: 7, token: 'a'.repeat(43) } as never);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Address />
          <Host />
        </MemoryRouter>
      </QueryClientProvider>
    </StoreProvider>,
  );
});

afterEach(() => {
  for (const name of Object.keys(POPUPS)) closePopup(name);
  root.unmount();
  place.remove();
  endSession();
  vi.unstubAllGlobals();
});

const shown = () => readAtom(shownPopupAtom)?.name ?? null;
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
/** Loading a sheet may take a while on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });
async function press(name: string): Promise<void> {
  await eventually(() => expect(button(name), name).toBeDefined());
  button(name)?.click();
}

const amountField = () => document.querySelector<HTMLInputElement>('input[inputmode=decimal]');
/** Asks for 1,000.00 to a number that is not the player's, and comes to the question about it. */
async function askFor1000(): Promise<void> {
  openPopup('cashOut');
  await eventually(() => expect(amountField()).not.toBeNull());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(amountField(), '1000');
  amountField()?.dispatchEvent(new Event('input', { bubbles: true }));
  await press('Cash out ₱1,000.00');
  await eventually(() => expect(shown()).toBe('cashOutMismatch'));
}
const sent = () => asked.filter((url) => url === withdrawalCalls.apply.path).length;

test.each(['hours', 'count'])(
  'no cash-out now (%s) is told once, and one press leads out; it is told again at the next opening',
  async (bar) => {
    answers[withdrawalCalls.terms.path] = { ...terms, bar };
    for (let openings = 0; openings < 2; openings += 1) {
      openPopup('cashOut');
      await eventually(() => expect(shown()).toBe('cashOutLimit'));
      await press('Understood');
      expect(shown()).toBeNull();
    }
  },
);

test('what an earlier visit was told does not close the form once the hours have begun', async () => {
  answers[withdrawalCalls.terms.path] = { ...terms, bar: 'hours' };
  openPopup('cashOut');
  await press('Understood');
  answers[withdrawalCalls.terms.path] = { ...terms };
  openPopup('cashOut');
  await eventually(() => expect(text()).toContain('₱2,500.00'));
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  expect(shown()).toBe('cashOut');
});

test('a cash-out to another number is followed in the form that comes back, which sends no second one', async () => {
  let answer: (refusal: object) => void = () => undefined;
  answers[withdrawalCalls.apply.path] = new Promise((done) => {
    answer = done;
  });
  await askFor1000();
  await press('Send anyway');
  await eventually(() => expect(amountField()?.value).toBe('1,000'));
  expect(button('Cash out ₱1,000.00')?.getAttribute('aria-busy')).toBe('true');
  amountField()?.form?.requestSubmit();
  answer({ ...ERRORS.identityNeeded, message: 'no', data: null });
  await eventually(() => expect(text()).toContain('Please have your identity checked first.'));
  expect(shown()).toBe('cashOut');
  expect(amountField()?.value).toBe('1,000');
  expect(sent()).toBe(1);
});

test('a player who does not send to another number keeps the amount, and nobody else gets it', async () => {
  await askFor1000();
  closePopup('cashOutMismatch');
  await eventually(() => expect(amountField()?.value).toBe('1,000'));
  closePopup('cashOut');
  startSession({ uid: 8, token: 'b'.repeat(43) } as never);
  openPopup('cashOut');
  await eventually(() => expect(amountField()?.value).toBe(''));
});

test('a cash-out that was asked for is shown, and its amount is forgotten', async () => {
  answers[withdrawalCalls.apply.path] = {
    withdrawalId: 'CO12345678',
    state: 'requested',
    amount: '1000.00',
    fee: '10.00',
    actualAmount: '990.00',
    account,
    createdAt: terms.now,
    expectedBy: terms.now,
    reason: null,
    history: [],
  };
  await askFor1000();
  await press('Send anyway');
  await eventually(() => expect(text()).toContain('/cashout/result?id=CO12345678'));
  expect(shown()).toBeNull();
  openPopup('cashOut');
  await eventually(() => expect(amountField()?.value).toBe(''));
});

test('the form stays when its account cannot be loaded again', async () => {
  openPopup('cashOut');
  await eventually(() => expect(amountField()).not.toBeNull());
  const field = amountField();
  delete answers[withdrawalCalls.latestAccount.path];
  await queryClient.refetchQueries({ queryKey: [withdrawalCalls.latestAccount.path] });
  // Drawn after the failure.
  changeDraft({ typed: '700' });
  await eventually(() => expect(button('Cash out ₱700.00')).toBeDefined());
  expect(amountField()).toBe(field);
});

test('a picture of the identity check stays in its field, so that a new version waits, until another is chosen', async () => {
  const form = document.body.appendChild(document.createElement('div'));
  const other = createRoot(form);
  other.render(
    <StoreProvider store={store}>
      <IdentityForm />
    </StoreProvider>,
  );
  await eventually(() => expect(form.querySelector('input[type=file]')).not.toBeNull());
  const field = form.querySelector('input[type=file]') as HTMLInputElement;
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
  const picture = await new Promise<Blob>((done) => canvas.toBlob((blob) => done(blob as Blob)));
  const chosen = new DataTransfer();
  chosen.items.add(new File([picture], 'a.png', { type: 'image/png' }));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => expect(form.textContent).toContain('Ready to send'));
  expect(field.value).not.toBe('');
  field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(field.value).toBe('');
  other.unmount();
  form.remove();
});

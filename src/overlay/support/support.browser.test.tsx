import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Conversation,
  SUPPORT_LIMITS,
  type SupportMessage,
  supportCalls,
} from '../../../contract/messages/support';
import { loadAllStrings, startTranslation } from '../../i18n/i18n';
import { jpegUrl, shrinkPicture } from '../../shared/picture';
import { queryClient } from '../../shared/query/queryClient';
import { endSession, startSession } from '../../shared/session/session';
import { storedItems } from '../../shared/storage/item';
import { StoreProvider, store } from '../../shared/store/store';
import { draftsAtom } from './drafts';
import { NewPage } from './NewPage';
import { SupportPage } from './SupportPage';
import { ThreadPage } from './ThreadPage';

/** What the server would answer, by path. A missing answer is a lost line. */
let answers: Record<string, (body: Record<string, unknown>) => unknown>;
let asked: { path: string; body: Record<string, unknown> }[];
let root: Root;
let place: HTMLElement;
/** Another player in each test, whose drafts are empty. */
let uid = 100;

const conversation: Conversation = {
  conversationId: '10482',
  category: 'cashIn',
  title: 'My cash in is missing',
  state: 'answered',
  isUnread: true,
  picturesLeft: 9,
  openedAt: '2026-11-22T01:12:00.000Z',
  wroteAt: '2026-11-22T01:28:00.000Z',
};
const message = (messageId: string, changes: Partial<SupportMessage> = {}): SupportMessage => ({
  messageId,
  author: 'player',
  name: null,
  text: 'I paid ₱500.00',
  picture: null,
  sentAt: '2026-11-22T01:20:00.000Z',
  ...changes,
});
const end = { total: 1, cursor: null };
const refused = (code: string, status: number) => ({ code, message: 'no', data: null, status });
const threadOf =
  (messages: readonly SupportMessage[], changes: Partial<Conversation> = {}) =>
  () => ({
    conversation: { ...conversation, ...changes },
    list: messages.toReversed(),
    ...end,
  });

/** Shows a page of the app at an address. */
async function show(page: React.ReactNode, address: string): Promise<void> {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <StoreProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
        </QueryClientProvider>
      </StoreProvider>,
    ),
  );
}

async function leave(): Promise<void> {
  await act(async () => root.unmount());
  place.remove();
}

const text = () => place.textContent ?? '';
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  );
const area = () => place.querySelector('textarea') as HTMLTextAreaElement;
const sent = (call: { path: string }) =>
  asked.filter(({ path }) => path === call.path).map(({ body }) => body);
async function type(words: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), words);
    area().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
/** Waits longer than by default: the machine may be busy. */
const eventually = (check: () => void) => vi.waitFor(check, 10_000);
const press = (name: string) => act(async () => button(name)?.click());

beforeAll(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  await startTranslation('enPH');
  await loadAllStrings();
});

beforeEach(() => {
  for (const item of storedItems) item.clear();
  queryClient.clear();
  asked = [];
  answers = {
    [supportCalls.list.path]: () => ({ list: [conversation], ...end, mayOpen: true }),
    [supportCalls.read.path]: () => ({ conversation: { ...conversation, isUnread: false } }),
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const read = JSON.parse(String(body)) as Record<string, unknown>;
    asked.push({ path: url, body: read });
    const data = await answers[url]?.(read);
    if (data === undefined) throw new TypeError('no network');
    const isRefused = typeof data === 'object' && data !== null && 'code' in data;
    return new Response(JSON.stringify(isRefused ? data : { code: '00000', message: '', data, status: 200 }));
  });
  uid += 2;
  startSession({ uid, token: 'a'.repeat(43) } as never);
});

afterEach(async () => {
  await leave();
  endSession();
  vi.unstubAllGlobals();
});

const HOSTILE = [
  '<script>window.ran = true</script>',
  '<img src=x onerror="window.ran = true">',
  '<svg/onload="window.ran = true">',
  '<a href="javascript:window.ran = true">x</a>',
  '<iframe srcdoc="<script>parent.ran = true</script>">',
  '<b onclick="window.ran = true">x</b>',
  '</p><style>*{display:none}</style>',
  '&lt;script&gt;window.ran = true&lt;/script&gt;',
  '{{constructor.constructor("window.ran = true")()}}',
  '<!--<img src="--><img src=x onerror="window.ran = true"//">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror="window.ran = true">',
];

describe('a conversation', () => {
  test.each(HOSTILE)('shows %s letter by letter, as title, text and name', async (hostile) => {
    answers[supportCalls.thread.path] = threadOf(
      [message('1', { text: hostile }), message('2', { author: 'service', name: hostile, text: hostile })],
      { title: hostile, isUnread: false },
    );
    await show(<ThreadPage />, '/support/thread?id=10482');
    await eventually(() => expect(place.querySelectorAll('ol p')).toHaveLength(2));
    expect(place.querySelector('h1')?.textContent).toBe(hostile);
    expect([...place.querySelectorAll('ol p')].map((one) => one.textContent)).toEqual([hostile, hostile]);
    expect(place.querySelectorAll('script, iframe, style, math, ol img, ol a, ol b[onclick]')).toHaveLength(
      0,
    );
    expect('ran' in window).toBe(false);
  });

  test('is marked as read up to its newest message, once', async () => {
    let isUnread = true;
    answers[supportCalls.thread.path] = () => threadOf([message('1'), message('2')], { isUnread })();
    answers[supportCalls.read.path] = () => {
      isUnread = false;
      return { conversation: { ...conversation, isUnread } };
    };
    await show(<ThreadPage />, '/support/thread?id=10482');
    await eventually(() =>
      expect(sent(supportCalls.read)).toEqual([{ conversationId: '10482', messageId: '2' }]),
    );
    await act(async () => queryClient.refetchQueries());
    expect(sent(supportCalls.read)).toHaveLength(1);
  });

  test('asks after an answer whether it is solved, and closes', async () => {
    let state: Conversation['state'] = 'answered';
    answers[supportCalls.thread.path] = () => threadOf([message('1')], { state })();
    answers[supportCalls.close.path] = () => {
      state = 'closed';
      return { conversation: { ...conversation, state } };
    };
    await show(<ThreadPage />, '/support/thread?id=10482');
    await eventually(() => expect(text()).toContain('Is this solved?'));
    await press('Not yet');
    expect(document.activeElement).toBe(area());
    expect(sent(supportCalls.close)).toEqual([]);
    await press('Yes');
    await eventually(() => expect(text()).toContain('This conversation is closed.'));
    expect(text()).not.toContain('Is this solved?');
  });

  test('sends a picture without text, and shows the time in Manila', async () => {
    answers[supportCalls.thread.path] = threadOf([message('1')]);
    await show(<ThreadPage />, '/support/thread?id=10482');
    await eventually(() => expect(text()).toContain('9:20'));
    await press('Send');
    expect(document.activeElement).toBe(area());
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    const file = await new Promise<Blob>((done) => canvas.toBlob((blob) => done(blob as Blob)));
    const files = new DataTransfer();
    files.items.add(new File([file], 'a.png', { type: 'image/png' }));
    const input = place.querySelector('input[type=file]') as HTMLInputElement;
    input.files = files.files;
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    await eventually(() => expect(place.querySelector('img[alt="Attached picture"]')).not.toBeNull());
    answers[supportCalls.write.path] = () => ({ conversation: { ...conversation, state: 'open' } });
    await press('Send');
    await eventually(() => expect(place.querySelector('img[alt="Attached picture"]')).toBeNull());
    const [body] = sent(supportCalls.write);
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['conversationId', 'image', 'key']);
  });

  test('keeps what is typed while a message is on its way, and other drafts as they are by then', async () => {
    answers[supportCalls.thread.path] = threadOf([message('1')]);
    let arrive: (reply: object) => void = () => undefined;
    answers[supportCalls.write.path] = () =>
      new Promise((done) => {
        arrive = done;
      });
    await show(<ThreadPage />, '/support/thread?id=10482');
    await eventually(() => expect(area()).not.toBeNull());
    await type('First');
    await press('Send');
    await eventually(() => expect(sent(supportCalls.write)).toHaveLength(1));
    await type('First\nSecond');
    const other = { uid, text: 'Elsewhere', category: null, hasPicture: false, key: null };
    await act(async () => store.set(draftsAtom, { ...store.get(draftsAtom), '10483': other }));
    await act(async () => arrive({ conversation: { ...conversation, state: 'open' } }));
    await eventually(() => expect(area().value).toBe('Second'));
    expect(store.get(draftsAtom)['10483']).toEqual(other);
    await press('Send');
    await eventually(() => expect(sent(supportCalls.write)).toHaveLength(2));
    const [first, second] = sent(supportCalls.write);
    expect(second?.text).toBe('Second');
    expect(second?.key).not.toBe(first?.key);
    await act(async () => arrive({ conversation: { ...conversation, state: 'open' } }));
    await eventually(() => expect(area().value).toBe(''));
    expect(Object.keys(store.get(draftsAtom))).toEqual(['10483']);
  });

  test.each([
    ['does not exist', refused('40400', 404), 'There is no such conversation'],
    ['could not be loaded', refused('50300', 503), 'Your conversations could not be loaded'],
  ])('that %s says so', async (_, answer, words) => {
    answers[supportCalls.thread.path] = () => answer;
    await show(<ThreadPage />, '/support/thread?id=10482');
    await eventually(() => expect(text()).toContain(words));
  });

  test.each(['', '0', 'abc', '1%00'])('with the id "%s" is unknown, and nothing is asked', async (id) => {
    await show(<ThreadPage />, `/support/thread?id=${id}`);
    expect(text()).toContain('There is no such conversation');
    expect(sent(supportCalls.thread)).toEqual([]);
  });
});

describe('the form', () => {
  test('keeps one key while the text is the same, and takes another for another text', async () => {
    await show(<NewPage />, '/support/new?category=claim');
    await type('My prize is missing');
    await press('Send');
    await eventually(() => expect(text()).toContain('It may not have been sent.'));
    await leave();
    // The page was loaded again.
    await show(<NewPage />, '/support/new');
    expect(area().value).toBe('My prize is missing');
    await press('Send');
    await eventually(() => expect(text()).toContain('It may not have been sent.'));
    await type('My prize is missing, from Sunday');
    await press('Send');
    await eventually(() => expect(sent(supportCalls.open)).toHaveLength(3));
    const [first, second, third] = sent(supportCalls.open).map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(sent(supportCalls.open).map(({ category }) => category)).toEqual(['claim', 'claim', 'claim']);
  });

  test('says that a picture must be attached again after a reload, and sends the text under another key', async () => {
    const key = 'k'.repeat(32);
    const kept = { uid, text: 'My receipt', category: 'cashIn', hasPicture: true, key };
    store.set(draftsAtom, { new: kept } as never);
    await show(<NewPage />, '/support/new');
    expect(text()).toContain('Your picture is no longer attached');
    await press('Send');
    await eventually(() => expect(sent(supportCalls.open)).toHaveLength(1));
    expect(sent(supportCalls.open)[0]?.key).not.toBe(key);
    expect(text()).not.toContain('Your picture is no longer attached');
  });

  test('says what is missing', async () => {
    await show(<NewPage />, '/support/new');
    await press('Send');
    expect(text()).toContain('Choose what it is about.');
    await press('Cash in');
    await press('Send');
    expect(text()).toContain('Tell us what happened.');
    expect(sent(supportCalls.open)).toEqual([]);
  });

  test('shows a draft to its player and to nobody else; a guest’s to who logs in', async () => {
    await show(<NewPage />, '/support/new');
    await type('A secret of the first player');
    await leave();
    startSession({ uid: uid + 1, token: 'b'.repeat(43) } as never);
    await show(<NewPage />, '/support/new');
    expect(area().value).toBe('');
    await leave();
    endSession();
    await show(<NewPage />, '/support/new');
    expect(area().value).toBe('');
    await type('Typed as a guest');
    await leave();
    startSession({ uid: uid + 1, token: 'b'.repeat(43) } as never);
    await show(<NewPage />, '/support/new');
    expect(area().value).toBe('Typed as a guest');
    await type('');
  });

  test('cannot be sent while five conversations wait, and says why', async () => {
    answers[supportCalls.list.path] = () => ({ list: [conversation], ...end, mayOpen: false });
    await show(<NewPage />, '/support/new');
    await eventually(() =>
      expect(text()).toContain('Five of your conversations are waiting for our answer.'),
    );
    expect(button('Send')?.disabled).toBe(true);
  });
});

describe('the list', () => {
  test('marks an unread answer, and says so to screen readers', async () => {
    const read = { ...conversation, conversationId: '10483', title: 'Another', isUnread: false };
    answers[supportCalls.list.path] = () => ({ list: [conversation, read], ...end, mayOpen: true });
    await show(<SupportPage />, '/support');
    await eventually(() => expect(place.querySelectorAll('li a')).toHaveLength(2));
    const [first, second] = [...place.querySelectorAll('li a')].map((link) => link.textContent ?? '');
    expect(first).toMatch(/^New answer: My cash in is missing/);
    expect(second).toMatch(/^Another/);
  });

  test('without conversations says that somebody answers', async () => {
    answers[supportCalls.list.path] = () => ({ list: [], total: 0, cursor: null, mayOpen: true });
    await show(<SupportPage />, '/support');
    await eventually(() => expect(text()).toContain('We are here to help'));
  });
});

describe('a picture', () => {
  const drawn = async (width: number, height: number) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const noise = context.createImageData(width, height);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 7919 + (at >> 7) * 104729) % 256;
    context.putImageData(noise, 0, 0);
    return canvas.convertToBlob({ type: 'image/png' });
  };

  test('of any size becomes a JPEG that the server takes', async () => {
    await show(null, '/');
    for (const [width, height] of [
      [1080, 2340],
      [4000, 300],
      [3, 3],
    ] as const) {
      const shrunk = await shrinkPicture(await drawn(width, height));
      if (shrunk === null) throw new Error('the picture was refused');
      const bytes = atob(shrunk.image);
      expect(bytes.length).toBeLessThanOrEqual(SUPPORT_LIMITS.pictureBytes);
      expect(bytes.slice(0, 2)).toBe('\u00ff\u00d8');
      for (const side of [shrunk.widthPx, shrunk.heightPx]) {
        expect(side).toBeGreaterThanOrEqual(16);
        expect(side).toBeLessThanOrEqual(SUPPORT_LIMITS.pictureSidePx);
      }
      const image = new Image();
      image.src = jpegUrl(shrunk.image);
      await image.decode();
      expect([image.naturalWidth, image.naturalHeight]).toEqual([shrunk.widthPx, shrunk.heightPx]);
    }
  });

  test('that is no picture is refused', async () => {
    await show(null, '/');
    expect(await shrinkPicture(new Blob(['<script>'], { type: 'image/png' }))).toBeNull();
  });
});

import { expect, it, vi } from 'vitest';
import { reloadPage } from './reloadPage';

/** A window on a page that came in this way, and whose server answers with this. */
function windowOf(type: NavigationTimingType, reply: () => Promise<Response>) {
  const reload = vi.fn();
  const page = {
    document: { URL: 'https://app.example/#/games/og?game=crash' },
    location: { reload },
    fetch: vi.fn(reply),
    performance: { getEntriesByType: () => [{ type }] },
  };
  return { reload, page: page as unknown as Window & typeof globalThis };
}

it('loads the page anew when the server has it', async () => {
  const { reload, page } = windowOf('navigate', async () => new Response('page'));
  await reloadPage(page);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['the server cannot be reached', 'navigate', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is faulty', 'navigate', async () => new Response('', { status: 503 })],
  ['the page was loaded anew just before', 'reload', async () => new Response('page')],
] as const)('keeps the page when %s', async (_, type, reply) => {
  const { reload, page } = windowOf(type, reply);
  await reloadPage(page);
  expect(reload).not.toHaveBeenCalled();
});

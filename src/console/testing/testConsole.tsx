import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { ReplyOf } from '../../../contract/call';
import type { DeskCall } from '../../../contract/desk/call';
import { deskRoles } from '../../../contract/desk/roles';
import { SUCCESS_CODE } from '../../../contract/envelope';
import { OperatorContext } from '../app/operator';
import { queryClient } from '../app/query';

/** What was asked of the server. */
export interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

interface TestConsole {
  /** Every call since the test began. */
  readonly asked: Asked[];
  /** Says what the server replies to a call, until it is said anew. A call without a reply is a lost line. */
  readonly reply: <C extends DeskCall>(
    call: C,
    to: (body: Asked['body']) => ReplyOf<C> | Promise<ReplyOf<C>>,
  ) => void;
  /** Shows a part of the console, or shows it again with other values. */
  readonly show: (part: ReactNode) => void;
  /** The bodies of the calls of one kind. */
  readonly sent: (call: DeskCall) => readonly Asked['body'][];
}

/** Somebody who may do everything. */
const OPERATOR = { id: 2, name: 'Ben Cruz', email: 'ben@console.example', roles: [...deskRoles] };

/** The console on a wide screen, with replies in place of a server. Call it once in a test file, outside of its tests. */
export function testConsole(): TestConsole {
  const asked: Asked[] = [];
  const replies = new Map<string, (body: Asked['body']) => Promise<unknown>>();
  let root: Root;
  let place: HTMLElement;
  beforeEach(async () => {
    await page.viewport(1280, 800);
    asked.length = 0;
    replies.clear();
    queryClient.clear();
    place = document.body.appendChild(document.createElement('main'));
    root = createRoot(place);
    window.location.hash = '';
    vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
      const read = JSON.parse(String(body)) as Asked['body'];
      asked.push({ path, body: read, headers: new Headers(headers) });
      const reply = replies.get(path);
      if (reply === undefined) throw new TypeError('no network');
      return new Response(
        JSON.stringify({ code: SUCCESS_CODE, message: '', data: await reply(read), status: 200 }),
      );
    });
  });
  afterEach(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  return {
    asked,
    reply: (call, to) => {
      replies.set(call.path, async (body) => z.encode(call.reply, (await to(body)) as never));
    },
    show: (part) =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <OperatorContext value={OPERATOR}>{part}</OperatorContext>
        </QueryClientProvider>,
      ),
    sent: ({ path }) => asked.filter((each) => each.path === path).map(({ body }) => body),
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Driven, programOf } from './driven';

const START_MAX_MS = 30_000;
const SCRIPT_MAX_MS = 90_000;

/** From the package webkit2gtk-driver; WEBKIT_DRIVER_PATH names another. */
export const findWebKit = (): string | null =>
  process.env.WEBKIT_DRIVER_PATH ?? programOf(['WebKitWebDriver'], ['/usr/lib/webkit2gtk-4.1']);

/** WebKitGTK draws into a window: without a display it needs one in memory. */
export const hasDisplay = (): boolean =>
  process.env.DISPLAY !== undefined || process.env.WAYLAND_DISPLAY !== undefined;

/** The program that gives a display in memory, from the package xvfb; null where it is not installed. */
export const findVirtualDisplay = (): string | null => programOf(['Xvfb']);

/** Starts the driver and a browser, and talks to it by WebDriver. */
export async function openWebKit(program: string): Promise<Driven> {
  const display = hasDisplay() ? null : await openDisplay();
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(display !== null && { DISPLAY: display.name }) },
  });
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await display?.close();
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(`${url}/status`);
    const { sessionId, capabilities } = (await send(`${url}/session`, {
      capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_MAX_MS, pageLoad: SCRIPT_MAX_MS } } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const session = `${url}/session/${sessionId}`;
    await send(`${session}/window/rect`, { width: 375, height: 812 }).catch(() => undefined);
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (address) => void (await send(`${session}/url`, { url: address })),
      run: (body) => evaluate(session, body),
      close: async () => {
        await fetch(session, { method: 'DELETE' }).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function evaluate(session: string, body: string): Promise<unknown> {
  const script = `const done = arguments[0];
    (async () => {${body}})().then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
  const answer = (await send(`${session}/execute/async`, { script, args: [] })) as {
    value?: unknown;
    error?: string;
  };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}

/** One command of WebDriver. Rejects with the driver's message. */
async function send(url: string, body: object): Promise<unknown> {
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await reply.json()) as { value: { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Resolves once an address answers. */
async function answers(url: string): Promise<void> {
  const endMs = Date.now() + START_MAX_MS;
  for (;;) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok === true) return;
    if (Date.now() > endMs) throw new Error('the driver did not start in time');
    await new Promise((later) => setTimeout(later, 100));
  }
}

async function openDisplay(): Promise<{ readonly name: string; close(): Promise<void> }> {
  const program = findVirtualDisplay();
  if (program === null) throw new Error('there is no display, and Xvfb is not installed');
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  return {
    name: `:${String(number).trim()}`,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

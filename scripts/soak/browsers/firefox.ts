import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type Driven, printed, programOf } from './driven';

const START_MAX_MS = 60_000;
const CALL_MAX_MS = 90_000;

/** Where Debian and Ubuntu put it; FIREFOX_PATH names another. */
export const findFirefox = (): string | null =>
  process.env.FIREFOX_PATH ?? programOf(['firefox-esr', 'firefox'], ['/usr/lib/firefox-esr']);

/** Software rendering draws WebGL, and no first-run page comes between. */
const SETTINGS = {
  'webgl.force-enabled': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'app.update.disabledForTesting': true,
};

/** Starts a Firefox without a window and talks to it by WebDriver BiDi, which needs no further program. */
export async function openFirefox(program: string): Promise<Driven> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const close = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await printed(child, /WebDriver BiDi listening on (ws:\S+)/, START_MAX_MS);
    const wire = await Wire.open(`${address}/session`);
    const { capabilities } = (await wire.call('session.new', { capabilities: {} })) as {
      capabilities: { browserName: string; browserVersion: string };
    };
    const { contexts } = (await wire.call('browsingContext.getTree', {})) as {
      contexts: readonly { context: string }[];
    };
    const context = contexts[0]?.context;
    if (context === undefined) throw new Error('it has no page');
    await wire.call('browsingContext.setViewport', { context, viewport: { width: 375, height: 812 } });
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      open: async (url) =>
        void (await wire.call('browsingContext.navigate', { context, url, wait: 'complete' })),
      run: (body) => evaluate(wire, context, body),
      close: async () => {
        wire.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function evaluate(wire: Wire, context: string, body: string): Promise<unknown> {
  const answer = (await wire.call('script.evaluate', {
    expression: `(async () => JSON.stringify(await (async () => {${body}})() ?? null))()`,
    target: { context },
    awaitPromise: true,
  })) as Evaluated;
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text ?? 'it threw');
  return JSON.parse(answer.result?.value ?? 'null');
}

/** Numbered calls and answers over one connection. */
class Wire {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<
    number,
    (answer: { error?: string; message?: string; result?: unknown }) => void
  >();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (text) => {
      const answer = JSON.parse(String(text));
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  static async open(url: string): Promise<Wire> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new Wire(socket);
  }

  call(method: string, params: object): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} was not answered`)), CALL_MAX_MS);
      this.#waiting.set(id, ({ error, message, result }) => {
        clearTimeout(timer);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${message ?? error}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}

import { randomInt } from 'node:crypto';
import type { Driven } from './driven';

/**
 * What is put before every script: elements by their names, as a player reads them. Everything waits, because pages
 * load and move.
 */
const HELPERS = `
  const WAIT_MS = 45000;
  const textOf = (id) => document.getElementById(id)?.textContent ?? '';
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = element.labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? (ids.map(textOf).join(' ') || label || element.textContent);
    return (name ?? '').trim();
  };
  const isSeen = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const until = async (what, find) => {
    const endMs = performance.now() + WAIT_MS;
    for (;;) {
      const found = find();
      if (found) return found;
      if (performance.now() > endMs) {
        const seen = all('button, [role="dialog"], h1, h2').map(nameOf).filter(Boolean).slice(0, 25);
        throw new Error('there is no ' + what + '; on the page are: ' + seen.join(' | '));
      }
      await new Promise((later) => setTimeout(later, 50));
    }
  };
  const named = (selector, pattern) =>
    until(selector + ' ' + pattern, () => all(selector).find((element) => pattern.test(nameOf(element))));
  const press = async (pattern, selector = 'button, a, [role="button"], [role="radio"]') => {
    const element = await until('button ' + pattern, () =>
      all(selector).find(
        (one) => pattern.test(nameOf(one)) && !one.disabled && one.getAttribute('aria-disabled') !== 'true',
      ),
    );
    element.click();
  };
  const write = (element, text) => {
    element.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const text = (pattern) =>
    until('text ' + pattern, () => (document.body.textContent.match(pattern) ?? [])[0]);
`;

/** The straight line of a player: register, play a round, verify it. Rejects with the step that failed. */
export async function walkStraight(browser: Driven, url: string): Promise<readonly string[]> {
  const phone = `9${randomInt(1e9).toString().padStart(9, '0')}`;
  const said: string[] = [];
  const step = async (name: string, body: string): Promise<unknown> => {
    const startMs = performance.now();
    try {
      return await browser.run(HELPERS + body);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
    } finally {
      said.push(`${name} ${((performance.now() - startMs) / 1_000).toFixed(1)} s`);
    }
  };

  await browser.open(`${url}/#/login?type=0`);
  await step(
    'register: the code is sent',
    `write(await named('input', /Mobile number/), '${phone}');
     await press(/^Send code$/);
     await text(/Code sent by SMS/);`,
  );
  const outbox = await (await fetch(`${url}/sandbox/outbox?phone=${phone}`)).text();
  const code = /\b[0-9]{6}\b/.exec(outbox)?.[0];
  if (code === undefined) throw new Error(`register: no code was sent to ${phone}`);
  await step(
    'register: the account is made',
    `const digits = '${code}';
     const boxes = await until('SMS code', () => {
       const group = all('[role="group"], fieldset').find((one) => /^SMS code/.test(nameOf(one)));
       return group && [...group.querySelectorAll('input')];
     });
     if (boxes.length === 1) write(boxes[0], digits);
     else boxes.forEach((box, index) => write(box, digits[index]));
     write(await named('input', /Password/), 'gabi-ng-swerte');
     await press(/^Create account$/);
     await press(/^Look around first$/);
     await press(/^Later$/);`,
  );
  await browser.open(`${url}/?again#/games/og?id=10001&mode=demo`);
  await step(
    'play: the table is open',
    `await until('open table', () => document.querySelector('[data-mode="demo"][data-phase="betting"]'));
     await until('picture or board alone', () => !document.querySelector('[data-stage="loading"]'));`,
  );
  const result = await step(
    'play: a round is settled',
    `await press(/^(Put|Add)?.*Yellow/, 'button');
     await press(/./, '[data-primary]');
     await until('result', () => document.querySelector('[data-mode][data-phase="result"]'));
     return (document.querySelector('[aria-live]')?.textContent ?? '').slice(0, 120);`,
  );
  await step(
    'verify: the round checks out',
    `await press(/^Last rounds/);
     const row = await until('round', () => all('[role="dialog"] li button, [role="dialog"] [role="listitem"] button')[0]);
     row.click();
     await press(/^(Verify|Reveal and check)$/);
     await text(/This round checks out\\./);`,
  );
  said.push(`result: ${String(result)}`);
  return said;
}

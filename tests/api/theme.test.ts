import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BRANDS, brandOf } from '../../contract/brands';
import { configCalls, pageData } from '../../contract/config';
import { SKIN_PAGES } from '../../contract/skins';
import { resolve } from '../../server/active/resolve';
import { parseConfig } from '../../server/config';
import { pageDataOf } from '../../server/domains/catalogue/pageData';
import { themeOf } from '../../server/domains/catalogue/theme';
import { pageFor, withMark, withPageData } from '../../server/pages/page';
import { listedGames } from '../support/gameList';
import { SEED_KEY } from '../support/seedKey';
import { startTestServer, type TestServer } from '../support/server';

const root = join(import.meta.dirname, '../..');
const hosts = BRANDS.map(({ id }) => `${id}.example=${id}`).join(',');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { BRAND_HOSTS: hosts } });
});
afterAll(() => server.close());

const manifest = async (host: string, query = '') =>
  JSON.parse((await server.inject({ url: `/manifest.webmanifest${query}`, headers: { host } })).body);

describe.each(BRANDS.map(({ id }) => id))('%s', (id) => {
  const brand = brandOf(id);
  const built = readFileSync(join(root, 'index.html'), 'utf8');

  it('has a manifest of its own at its host, with existing pictures', async () => {
    const served = await manifest(`${id}.example:8080`);
    expect(served).toMatchObject({
      name: brand?.siteTitle,
      short_name: brand?.name,
      display: 'standalone',
      start_url: '/',
      theme_color: SKIN_PAGES[brand?.skin ?? 'bg24'],
    });
    expect(served.icons.length).toBeGreaterThan(1);
    for (const { src } of served.icons) {
      expect(src).toContain(`/brand/${id}/`);
      expect(existsSync(join(root, 'public', src)), src).toBe(true);
    }
  });

  it('has its name, title, icons, color and skin in the page of its host', () => {
    const config = parseConfig({ BRAND_HOSTS: hosts });
    const look = themeOf(config, `${id.toUpperCase()}.example`);
    const page = pageFor(built, look, ['index-1.css', `${look.skin}-Ab_1-x.css`]);
    expect(page).toContain(`data-brand="${id}"`);
    expect(page).toContain(`data-skin="${brand?.skin}"`);
    expect(page).toContain(`<title>${brand?.siteTitle}</title>`);
    expect(page).toContain(`name="application-name" content="${brand?.name}"`);
    expect(page).toContain(`name="theme-color" content="${SKIN_PAGES[look.skin]}"`);
    expect(page).toContain(`href="/assets/${look.skin}-Ab_1-x.css"`);
    const pictures = [...page.matchAll(/\/brand\/[\w./-]+/g)].map(([path]) => path);
    expect(pictures.length).toBeGreaterThan(2);
    for (const path of pictures) {
      expect(path).toContain(`/brand/${id}/`);
      expect(existsSync(join(root, 'public', path)), path).toBe(true);
    }
    const mark = readFileSync(join(root, `public/brand/${id}/mark.svg`), 'utf8');
    const [, source = ''] =
      /class="splash"><img src="data:image\/svg\+xml,([^"]*)"/.exec(withMark(page, mark)) ?? [];
    expect(decodeURIComponent(source.replaceAll('&#39;', "'")).replaceAll("'", '"')).toBe(mark);
  });
});

describe('the configuration embedded in the page', () => {
  const embedded = (page: string) => {
    const text = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    return z.decode(pageData, JSON.parse(text));
  };

  it('equals what the calls return, except the time', async () => {
    const live = await startTestServer({ environment: { BRAND_HOSTS: hosts, STAKE_MIN: '2' } });
    const { active } = live.context.settings;
    const data = embedded(withPageData('<head></head>', pageDataOf(active, 'pista.example')));
    const headers = { host: 'pista.example' };
    const answer = await live.send(configCalls.front, { key: 'front_public_config' }, { headers });
    const { serverTime, ...rest } = answer.reply.front_public_config ?? {};
    expect(serverTime).toBeDefined();
    expect(data.config).toEqual(rest);
    expect(data.config.brand).toBe('pista');
    const front = await live.send(configCalls.front, { key: 'front_game' });
    expect(data.banners).toEqual(front.reply.front_game?.banners);
    const { games } = await listedGames(live);
    expect(data.games).toEqual(games?.filter(({ isOwn }) => isOwn));
    await live.close();
  });

  it('cannot close its own script element', () => {
    const config = parseConfig({
      CUSTOMER_SERVICE_URL: 'https://help.example/</script><script>alert(1)</script>',
    });
    const page = withPageData('<head></head>', pageDataOf(resolve(config, {}, []), 'x'));
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(embedded(page).config.customerServiceUrl).toContain('/script');
  });
});

describe('the theme', () => {
  it('comes from the settings for an unlisted host, in the skin they name', () => {
    const config = parseConfig({ BRAND: 'pista', SKIN: 'v4', BRAND_HOSTS: 'k.example=kidlat' });
    expect(themeOf(config, 'other.example')).toMatchObject({ brand: { id: 'pista' }, skin: 'v4' });
    expect(themeOf(config, 'k.example')).toMatchObject({ brand: { id: 'kidlat' }, skin: 'v3' });
  });

  it('comes from the address outside production, if it names an existing one', async () => {
    const config = parseConfig({});
    expect(themeOf(config, 'x', { brand: 'parola' })).toMatchObject({ brand: { id: 'parola' }, skin: 'v4' });
    expect(themeOf(config, 'x', { skin: 'v3' })).toMatchObject({ brand: { id: 'hiyas' }, skin: 'v3' });
    expect(themeOf(config, 'x', { brand: '../x', skin: ['v3'] })).toMatchObject({
      brand: { id: 'hiyas' },
      skin: 'bg24',
    });
    expect((await manifest('x', '?brand=sampaga')).short_name).toBe('Sampaga Fair');
    expect((await manifest('x', '?brand=SAMPAGA&skin=V3')).theme_color).toBe(SKIN_PAGES.v3);
  });

  it('never comes from the address in production, and the configuration says so', async () => {
    const config = parseConfig({ NODE_ENV: 'production', SEED_KEY });
    const asked = { brand: 'parola', skin: 'v3' };
    expect(themeOf(config, 'x', asked)).toMatchObject({ brand: { id: 'hiyas' }, skin: 'bg24' });
    const live = await startTestServer({ environment: { NODE_ENV: 'production' } });
    const { reply } = await live.send(configCalls.front, { key: 'front_public_config' });
    expect(reply.front_public_config).toMatchObject({ brand: 'hiyas', skin: 'bg24', themeIsFree: false });
    const served = await live.inject({ url: '/manifest.webmanifest?brand=parola&skin=v3' });
    expect(JSON.parse(served.body)).toMatchObject({ short_name: 'Hiyas Noche' });
    await live.close();
  });
});

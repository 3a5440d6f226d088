import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type PageData, pageData } from '../../../contract/config';
import { centavos } from '../../../games/kit/rules/money';
import { BROKEN, STRANGE } from '../../../tests/support/badValues';
import { readPageData } from './pageData';

const data: PageData = {
  config: {
    brand: 'hiyas',
    skin: 'v3',
    themeIsFree: true,
    inviteBrand: false,
    testSystem: false,
    ownGames: ['color'],
    depositMin: centavos(2_000n),
    depositMax: centavos(5_000_050n),
    stakeMin: centavos(100n),
    exposureMax: centavos(10_000_000n),
    exposureMaxPesos: { scratch: 1_000_000 },
    betCycleMs: { color: 2_500 },
    autoplayNeedsLossLimit: true,
    customerServiceUrl: null,
    serviceDesk: true,
    googleClientId: 'id',
    facebookAppId: null,
    messagingUrl: null,
    socialUrls: ['https://example.com/'],
    adTrackingUrl: null,
    adTrackingCode: null,
    attributionUrl: null,
    attributionKey: null,
    analyticsUrl: null,
    analyticsKey: null,
    pausedGames: [],
    hasMarkets: true,
    emergencyUrls: [],
  },
  banners: [{ id: 'a', art: 'color', titleKey: 't', textKey: 'x', actionKey: 'y', link: '/spin' }],
  games: [
    {
      gameProvider: 'OWN',
      gameId: '10001',
      gameName: 'Color Game',
      gameType: 'Arcade',
      isOwn: true,
      gameUrl: '/games/og?id=10001',
      isHuidu: false,
    },
  ],
};

/** A page with this text in the element of the data. */
const page = (text: string) =>
  ({ head: { querySelector: () => ({ textContent: text }) } }) as unknown as Document;
const read = (json: unknown) => readPageData(page(JSON.stringify(json)));

type Json = Record<string, unknown>;
const written = () => JSON.parse(JSON.stringify(z.encode(pageData, data))) as Json & { config: Json };

test('page data is read as the contract decodes it', () => {
  expect(read(written())).toEqual(data);
  expect(read(written())).toEqual(z.decode(pageData, z.encode(pageData, data)));
});

test('page data without one of its fields, or with another type in it, counts as none', () => {
  for (const name of Object.keys(written().config)) {
    const { [name]: _, ...rest } = written().config;
    expect(read({ ...written(), config: rest }), name).toBeNull();
    expect(read({ ...written(), config: { ...rest, [name]: 7 } }), name).toBeNull();
  }
  for (const part of ['banners', 'games']) {
    const [first = {}] = written()[part] as Json[];
    for (const name of Object.keys(first)) {
      const { [name]: _, ...rest } = first;
      expect(read({ ...written(), [part]: [rest] }), name).toBeNull();
    }
    const { [part]: _, ...others } = written();
    expect(read(others), part).toBeNull();
  }
});

test.each(['-1', '1.234', '1e3', '', '1,000'])('an amount of "%s" in the page counts as none', (text) => {
  const { config, ...rest } = written();
  expect(read({ ...rest, config: { ...config, stakeMin: text } })).toBeNull();
});

test('another value in the page counts as none, and broken JSON is an error', () => {
  for (const text of STRANGE) expect(readPageData(page(text)), text.slice(0, 24)).toBeNull();
  for (const text of BROKEN.filter((one) => one !== ''))
    expect(() => readPageData(page(text))).toThrow(SyntaxError);
});

import type { FastifyInstance } from 'fastify';
import { SKIN_PAGES } from '../../contract/skins';
import type { Context } from '../context';
import { type Theme, themeOf } from '../domains/catalogue/theme';

/** The web app manifest of a theme: name, icons and colours on the home screen. */
const manifestOf = ({ brand, skin }: Theme) => ({
  id: '/',
  name: brand.siteTitle,
  short_name: brand.name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: SKIN_PAGES[skin],
  theme_color: SKIN_PAGES[skin],
  icons: [
    { src: `/brand/${brand.id}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: `/brand/${brand.id}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
  ],
});

/** Serves each host the manifest of its brand. */
export function serveManifest(app: FastifyInstance, settings: Context['settings']): void {
  app.get<{ Querystring: { brand?: unknown; skin?: unknown } }>(
    '/manifest.webmanifest',
    async ({ hostname, query }, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(manifestOf(themeOf(settings.active, hostname, query)))),
  );
}

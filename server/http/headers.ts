import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** What Fastify and Node write by themselves. */
const NOT_HELMETS = new Set(['content-type', 'content-length', 'date', 'connection']);

/**
 * Puts the security headers on every reply. They are the same on all, so Helmet writes them once, to a
 * request made up for it: written anew for each they would cost two thirds of what serving a call costs.
 */
export async function serveSecurityHeaders(
  app: FastifyInstance,
  config: HeaderConfig,
  frameOrigins: readonly string[],
): Promise<void> {
  const model = fastify();
  await model.register(helmet, helmetOptions(config, frameOrigins));
  model.get('/', async () => null);
  const { headers } = await model.inject('/');
  await model.close();
  const written = Object.entries(headers).filter(([name]) => !NOT_HELMETS.has(name));
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of written) {
      if (value !== undefined) reply.raw.setHeader(name, atHost(value, request.hostname));
    }
    done();
  });
}

/** A stand-in for studios is at every host that the house is at: each page opens that of its own host alone. */
const atHost = <Value>(value: Value, hostname: string): Value | string =>
  typeof value === 'string' && value.includes(ANY_HOST)
    ? value.replace(ANY_HOST, `http://${/^[\w.-]+$/.test(hostname) ? hostname : 'localhost'}:`)
    : value;

const ANY_HOST = 'http://*:';

type HeaderConfig = Pick<Config, 'publicUrl' | 'googleClientId' | 'facebookAppId' | 'facebookAppSecret'>;

/** What each way to log in asks for on top; nothing is opened for one that is not configured. */
const GOOGLE = {
  scripts: ['https://accounts.google.com/gsi/client'],
  styles: ['https://accounts.google.com/gsi/style'],
  connections: ['https://accounts.google.com/gsi/'],
  frames: ['https://accounts.google.com/gsi/'],
};
const FACEBOOK = {
  scripts: ['https://connect.facebook.net'],
  styles: [],
  connections: ['https://www.facebook.com', 'https://graph.facebook.com'],
  frames: ['https://www.facebook.com'],
};

/**
 * No script, frame, worker or connection from anywhere but here and the ways to log in that are configured; and
 * frames, but nothing else, from game providers.
 */
function helmetOptions(config: HeaderConfig, frameOrigins: readonly string[]): FastifyHelmetOptions {
  const opened = [
    ...(config.googleClientId === null ? [] : [GOOGLE]),
    ...(config.facebookAppId === null || config.facebookAppSecret === null ? [] : [FACEBOOK]),
  ];
  const frames = [...opened.flatMap((way) => way.frames), ...frameOrigins];
  const isEncrypted = config.publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...opened.flatMap((way) => way.scripts)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...opened.flatMap((way) => way.styles)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...opened.flatMap((way) => way.connections)],
        ...(frames.length > 0 && { frameSrc: frames }),
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isEncrypted ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    // Their windows answer the page that opened them, and they ask which house sends a player.
    ...(opened.length > 0 && { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' } }),
    referrerPolicy: { policy: opened.length > 0 ? 'strict-origin-when-cross-origin' : 'no-referrer' },
  };
}

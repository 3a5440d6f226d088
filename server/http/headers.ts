import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** What Fastify and Node write by themselves. */
const NOT_HELMETS = new Set(['content-type', 'content-length', 'date', 'connection']);

/** Stands for the host that a page is asked for under, until it is asked for. */
const ASKED_HOST = 'asked-host.invalid';

/**
 * Puts the security headers on every reply. They are the same on all but for the frames that a page's own host may
 * hold, so Helmet writes them once, to a request made up for it: written anew for each they would cost two thirds
 * of what serving a call costs.
 */
export async function serveSecurityHeaders(
  app: FastifyInstance,
  config: HeaderConfig,
  framesFor: (hostname: string) => readonly string[],
): Promise<void> {
  const model = fastify();
  const frames = framesFor(ASKED_HOST);
  await model.register(helmet, helmetOptions(config, frames));
  model.get('/', async () => null);
  const { headers } = await model.inject('/');
  await model.close();
  const written = Object.entries(headers).filter(([name]) => !NOT_HELMETS.has(name));
  const policy = String(headers[POLICY]);
  const marked = frames.join(' ');
  const isHosted = marked.includes(ASKED_HOST);
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of written) if (value !== undefined) reply.raw.setHeader(name, value);
    if (isHosted)
      reply.raw.setHeader(
        POLICY,
        policy.replace(marked, () => framesFor(request.hostname).join(' ')),
      );
    done();
  });
}

const POLICY = 'content-security-policy';

type HeaderConfig = Pick<
  Config,
  'publicUrl' | 'googleClientId' | 'facebookAppId' | 'facebookAppSecret' | 'adTrackingUrl' | 'analyticsUrl'
>;

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

/** The addresses that pages may tell something, as a policy spells them: without what they are asked. */
const toldBy = ({ adTrackingUrl, analyticsUrl }: HeaderConfig): string[] =>
  [adTrackingUrl, analyticsUrl].flatMap((address) => {
    if (address === null) return [];
    const { origin, pathname } = new URL(address);
    return [`${origin}${pathname}`];
  });

/**
 * No script, frame, worker or connection from anywhere but here and the ways to log in that are configured; frames,
 * but nothing else, from game providers; and reports, but nothing else, to the services that are configured.
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
        connectSrc: ["'self'", ...opened.flatMap((way) => way.connections), ...toldBy(config)],
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

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { CSP_REPORT_PATH } from '../../contract/cspReports';
import type { Config } from '../config';

/** Header names that Fastify and Node set themselves. */
const NOT_HELMETS = new Set(['content-type', 'content-length', 'date', 'connection']);

/** Placeholder for the host of the request. */
const HOST_PLACEHOLDER = 'host-placeholder.invalid';

/** Sets the headers of a reply to a host. */
export type WriteHeaders = (reply: FastifyReply, hostname: string) => void;

/**
 * Sets the security headers of every reply, and that nobody on the way keeps it, which pages and files say otherwise: a GET
 * may give a player's token or balance. They are the same for all except the frame sources, so Helmet computes them once for
 * a fake request: computing them per request would take two thirds of the time of a call. Returns what does so, for replies
 * that are sent before hooks run.
 */
export async function serveSecurityHeaders(
  app: FastifyInstance,
  config: HeaderConfig,
  framesFor: (hostname: string) => readonly string[],
): Promise<WriteHeaders> {
  const model = fastify();
  const frames = framesFor(HOST_PLACEHOLDER);
  await model.register(helmet, helmetOptions(config, frames));
  model.get('/', async () => null);
  const { headers } = await model.inject('/');
  await model.close();
  const helmets = Object.entries(headers).filter(
    ([name, value]) => !NOT_HELMETS.has(name) && value !== undefined,
  );
  const written = { ...Object.fromEntries(helmets), 'cache-control': 'no-store' };
  const policy = String(headers[POLICY]);
  const placeholder = frames.join(' ');
  const isHosted = placeholder.includes(HOST_PLACEHOLDER);
  /** Nearly all requests name the same host. */
  let newest = { hostname: HOST_PLACEHOLDER, policy };
  const policyFor = (hostname: string): string => {
    if (hostname !== newest.hostname) {
      newest = { hostname, policy: policy.replace(placeholder, () => framesFor(hostname).join(' ')) };
    }
    return newest.policy;
  };
  const write: WriteHeaders = (reply, hostname) => {
    // Not into `reply.raw`: Node would then check and keep every header of the reply by itself, which costs five times as much.
    reply.headers(written);
    if (isHosted) reply.header(POLICY, policyFor(hostname));
  };
  app.addHook('onRequest', (request, reply, done) => {
    write(reply, request.hostname);
    done();
  });
  return write;
}

const POLICY = 'content-security-policy';

type HeaderConfig = Pick<
  Config,
  | 'publicUrl'
  | 'googleClientId'
  | 'facebookAppId'
  | 'facebookAppSecret'
  | 'adTrackingUrl'
  | 'attributionUrl'
  | 'analyticsUrl'
>;

/** Additional sources for each way to log in; none for one that is not configured. */
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

/** The addresses that pages may send reports to, in the form of a policy: without the query. */
const reportAddresses = ({ adTrackingUrl, attributionUrl, analyticsUrl }: HeaderConfig): string[] =>
  [adTrackingUrl, attributionUrl, analyticsUrl].flatMap((address) => {
    if (address === null) return [];
    const { origin, pathname } = new URL(address);
    return [`${origin}${pathname}`];
  });

/**
 * Scripts, frames, workers and connections come from this server and the configured ways to log in only. Game
 * providers may be framed, and configured services may be sent reports; nothing else.
 */
function helmetOptions(config: HeaderConfig, frameOrigins: readonly string[]): FastifyHelmetOptions {
  const logins = [
    ...(config.googleClientId === null ? [] : [GOOGLE]),
    ...(config.facebookAppId === null || config.facebookAppSecret === null ? [] : [FACEBOOK]),
  ];
  const frames = [...logins.flatMap((login) => login.frames), ...frameOrigins];
  const isEncrypted = config.publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...logins.flatMap((login) => login.scripts)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...logins.flatMap((login) => login.styles)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...logins.flatMap((login) => login.connections), ...reportAddresses(config)],
        ...(frames.length > 0 && { frameSrc: frames }),
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Without `report-to`: browsers that know it ignore this one, also where they have nothing that would send to it.
        reportUri: [CSP_REPORT_PATH],
      },
    },
    strictTransportSecurity: isEncrypted ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    // Log-in popups post back to the page that opened them, and check the origin of the referrer.
    ...(logins.length > 0 && { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' } }),
    referrerPolicy: { policy: logins.length > 0 ? 'strict-origin-when-cross-origin' : 'no-referrer' },
  };
}

import { BlockList, isIP } from 'node:net';
import * as z from 'zod/mini';
import { BRANDS, brandOf } from '../../contract/brands';
import { safeAddress, said, webAddress } from './kinds';

export const addresses = said(
  z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((typed: string) => typed.split(',').filter((address) => address !== '')),
    ),
    z.array(safeAddress),
  ),
  'addresses that begin with https://, separated by commas',
);

export const hostNames = said(
  z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((typed: string) => typed.split(',').filter((host) => host !== '')),
    ),
    z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  ),
  'host names in lower case, separated by commas',
);

const RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** Encrypted, unless they are on this machine. */
export const beaconUrls = said(
  z.pipe(
    z.pipe(
      z._default(z.string(), RELAYS.join(',')),
      z.transform((typed: string) => typed.split(',').filter((address) => address !== '')),
    ),
    z
      .array(webAddress.check(z.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/)))
      .check(z.minLength(1)),
  ),
  'one or more https addresses, separated by commas',
);

/** Which brand a host shows, as in `pista.example=pista,kidlat.example=kidlat`. */
export const brandHosts = said(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string, context) => {
      const pairs = text.split(',').filter((pair) => pair !== '');
      const wrong = pairs.find(
        (pair) => !/^[a-z0-9.-]+=[a-z]+$/.test(pair) || brandOf(idIn(pair)) === undefined,
      );
      if (wrong === undefined) return new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', idIn(pair)]));
      context.issues.push({ code: 'custom', input: text });
      return z.NEVER;
    }),
  ),
  `pairs such as host.example=hiyas, separated by commas; brands: ${BRANDS.map(({ id }) => id).join(', ')}`,
);

const idIn = (pair: string): string => pair.split('=')[1] ?? '';

export const emails = said(
  z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((typed: string) =>
        typed
          .toLowerCase()
          .split(',')
          .filter((email) => email !== ''),
      ),
    ),
    z.array(z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))),
  ),
  'e-mail addresses, separated by commas',
);

/** Addresses and networks, as in `203.0.113.7,2001:db8::/48`. */
export const networks = said(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((typed: string, context): BlockList | null => {
      if (typed === '') return null;
      const list = new BlockList();
      for (const item of typed.split(',')) {
        const [address = '', bits] = item.split('/');
        const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
        const most = family === 'ipv6' ? 128 : 32;
        const prefix = bits === undefined ? most : /^[0-9]{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
        if (isIP(address) !== 0 && prefix <= most) {
          list.addSubnet(address, prefix, family);
          continue;
        }
        context.issues.push({ code: 'custom', input: typed });
        return z.NEVER;
      }
      return list;
    }),
  ),
  'addresses or networks such as 203.0.113.7,2001:db8::/48, separated by commas',
);

import * as z from 'zod/mini';
import { isGameName, rulebook } from '../../games/allGames';
import { CYCLE_MAX_MS, INSTANT_GAMES, parseBetCycles } from '../betCycles';
import { parseExposures } from '../exposure';
import { said, secret } from './kinds';

const GAMES = Object.keys(rulebook);
export const gameNames = said(
  z.pipe(
    z._default(z.string(), GAMES.join(',')),
    z.transform((typed: string, context): string[] => {
      const names = typed.split(',').filter((name) => name !== '');
      if (names.every(isGameName)) return names;
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  `names of own games, separated by commas: ${GAMES.join(', ')}`,
);

export const cycles = said(
  z.pipe(
    z._default(z.string(), '2500'),
    z.transform((typed: string, context) => {
      const parsed = parseBetCycles(typed);
      if (parsed !== null) return parsed;
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  `ms from 0 to ${CYCLE_MAX_MS}, then exceptions such as 2500,dice=4000; games: ${INSTANT_GAMES.join(', ')}`,
);

export const exposures = said(
  z.pipe(
    z._default(z.string(), 'scratch=1000000'),
    z.transform((typed: string, context) => {
      const parsed = parseExposures(typed);
      if (parsed !== null) return parsed;
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  'games with whole pesos, such as scratch=1000000',
);

const PROVIDER = /^([A-Z0-9]{2,16})=([A-Za-z0-9_-]{32,128})(?:@(https?:\/\/[^\s,]+))?$/;

/** A provider's secret, and its own address if it is a live one. */
export interface ProviderAccess {
  readonly secret: string;
  readonly url: string | null;
}

/** Providers by name, separated by commas. */
export const providers = secret(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string, context): ReadonlyMap<string, ProviderAccess> => {
      const all = new Map<string, ProviderAccess>();
      for (const item of text.split(',').filter((each) => each !== '')) {
        const [, name, secret, url] = PROVIDER.exec(item) ?? [];
        if (name !== undefined && secret !== undefined && !all.has(name)) {
          all.set(name, { secret, url: url ?? null });
          continue;
        }
        context.issues.push({ code: 'custom', input: text });
        return z.NEVER;
      }
      return all;
    }),
  ),
  'NAME=secret or NAME=secret@https://host/, separated by commas, each name once; names of 2 to 16 capitals or digits, secrets of 32 to 128 characters',
);

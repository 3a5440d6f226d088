import * as z from 'zod/mini';
import { type Centavos, parsePesos } from '../../games/kit/rules/money';
import { said } from './kinds';

const MINUTES = /^(?:([01][0-9]|2[0-3]):([0-5][0-9]))?$/;
const minutesOf = (time: string): number | null =>
  time === '' ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Two times of day in the Philippines, as in `07:00-19:00`; either may be left out. */
export const hours = said(
  z.pipe(
    z._default(z.string(), '07:00-19:00'),
    z.transform((typed: string, context) => {
      const [start = '', end = '', ...rest] = typed.split('-');
      const [startMinutes, endMinutes] = [minutesOf(start), minutesOf(end)];
      const isWritten = typed.includes('-') && rest.length === 0 && MINUTES.test(start) && MINUTES.test(end);
      const isOrdered = startMinutes === null || endMinutes === null || startMinutes < endMinutes;
      if (isWritten && isOrdered) return { startMinutes, endMinutes };
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  'two times of day such as 07:00-19:00, the earlier one first; either may be empty for no limit',
);

/** What a player may withdraw from a VIP level on. */
export interface WithdrawalTier {
  readonly fromLevel: number;
  readonly perDay: number;
  readonly maxCentavos: Centavos;
}

const TIER = /^([0-9]{1,2})=([0-9]{1,3})@([0-9.]{1,12})$/;

/** Tiers by VIP level, as in `0=3@50000,4=4@50000`: from level 4 on four withdrawals a day of 50,000 pesos at most. */
export const withdrawalTiers = said(
  z.pipe(
    z._default(z.string(), '0=3@50000,4=4@50000,11=5@50000'),
    z.transform((typed: string, context): readonly WithdrawalTier[] => {
      const tiers = typed.split(',').map((part) => {
        const [, level = '', perDay = '', max = ''] = TIER.exec(part) ?? [];
        return { fromLevel: Number(level), perDay: Number(perDay), maxCentavos: parsePesos(max) };
      });
      const isFine = tiers.every(
        ({ fromLevel, perDay, maxCentavos }, at) =>
          perDay > 0 && maxCentavos !== null && fromLevel > (tiers[at - 1]?.fromLevel ?? -1),
      );
      if (isFine && tiers[0]?.fromLevel === 0) return tiers as WithdrawalTier[];
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  'level=count@pesos, separated by commas, from level 0 upwards, such as 0=3@50000,4=5@100000',
);

/** A payment method that is offered, with bounds of its own where they are narrower than those of all deposits. */
export interface ChannelSetting {
  readonly id: (typeof CHANNEL_IDS)[number];
  readonly minCentavos: Centavos | null;
  readonly maxCentavos: Centavos | null;
}

const CHANNEL_IDS = ['gcash', 'maya', 'qrph', 'bank', 'pix'] as const;
const CHANNEL = /^([a-z]{1,8})(?:=([0-9.]{1,12})-([0-9.]{1,12}))?$/;

/** Payment methods in the order in which they are shown, as in `gcash,bank=500-20000`. */
export const channels = said(
  z.pipe(
    z._default(z.string(), CHANNEL_IDS.join(',')),
    z.transform((typed: string, context): readonly ChannelSetting[] => {
      const settings = typed.split(',').map((part) => {
        const [, name, min, max] = CHANNEL.exec(part) ?? [];
        const id = CHANNEL_IDS.find((known) => known === name);
        const [minCentavos, maxCentavos] = [min, max].map((text) =>
          text === undefined ? null : parsePesos(text),
        );
        const isFine =
          min === undefined || ((minCentavos ?? 0n) > 0n && (maxCentavos ?? 0n) >= (minCentavos ?? 0n));
        return id !== undefined && isFine
          ? { id, minCentavos: minCentavos ?? null, maxCentavos: maxCentavos ?? null }
          : null;
      });
      const known = settings.filter((setting) => setting !== null);
      const ids = new Set(known.map(({ id }) => id));
      if (known.length === settings.length && ids.size === settings.length) return known;
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  `payment methods, separated by commas, each with bounds in pesos or without, such as gcash,bank=500-20000; methods: ${CHANNEL_IDS.join(', ')}`,
);

/** One to eight amounts in pesos, as in `100,200,500`. */
export const amounts = said(
  z.pipe(
    z._default(z.string(), '100,200,500,1000,2000,5000'),
    z.transform((typed: string, context): readonly Centavos[] => {
      const parsed = typed.split(',').map(parsePesos);
      const known = parsed.filter((amount) => amount !== null && amount > 0n);
      if (known.length === parsed.length && parsed.length <= 8) return known as Centavos[];
      context.issues.push({ code: 'custom', input: typed });
      return z.NEVER;
    }),
  ),
  'one to eight amounts in pesos, separated by commas, such as 100,200,500',
);

import type { RtpLine } from '../../../../contract/desk/watch';
import type { Tone } from '../../kit/Chip';

export const RTP_STATES: Readonly<Record<RtpLine['state'], readonly [string, Tone]>> = {
  inBand: ['In band', 'pos'],
  watch: ['Watch', 'warn'],
  alarm: ['Alarm', 'neg'],
  tooFew: ['Too few bets', 'plain'],
};

export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A distance in standard errors, with its sign. */
export const zText = (z: number): string => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(2)}`;

import { expect, it } from 'vitest';
import type { Translation } from '../../../i18n/i18n';
import { shownReturn } from './shownReturn';

const translate = ((key: string, values: object) =>
  `${key} ${JSON.stringify(values)}`) as unknown as Translation['t'];

it('says "up to" of a game that settles small stakes at less than its RTP, and of no other', () => {
  expect(shownReturn({ returnPercent: '97.22' }, translate)).toBe('97.22');
  expect(shownReturn({ returnPercent: '99.00', returnIsHighest: true }, translate)).toBe(
    'play.upTo {"percent":"99.00"}',
  );
});

import { describe, expect, it } from 'vitest';
import { objection } from '../../scripts/licences.mjs';

describe('the licence check', () => {
  it.each([['MIT'], ['(MIT OR GPL-2.0)'], ['Apache-2.0'], ['OFL-1.1'], ['Unlicense'], ['LGPL-3.0-or-later']])(
    'accepts %s',
    (license) => {
      expect(objection({ name: 'good', version: '1.0.0', license })).toBeNull();
    },
  );

  it.each([
    ['some', '1.0.0', 'AGPL-3.0'],
    ['some', '1.0.0', 'GPL-3.0-only'],
    ['some', '1.0.0', 'BUSL-1.1'],
    ['some', '1.0.0', 'UNLICENSED'],
    ['some', '1.0.0', "Standard 'no charge' license"],
    ['some', '1.0.0', undefined],
    ['gsap', '3.15.0', 'MIT'],
    ['ua-parser-js', '2.0.0', 'MIT'],
    ['@fingerprintjs/fingerprintjs', '4.6.0', 'MIT'],
  ])('refuses %s %s under %s', (name, version, license) => {
    expect(objection({ name, version, license })).not.toBeNull();
  });
});

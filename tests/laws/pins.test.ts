import { describe, expect, it } from 'vitest';
import { cases, fix } from './cases';
import { fingerprintOf } from './fingerprint';

const pins = import.meta.glob<Readonly<Record<string, unknown>>>('../../games/*/laws/pins.json', {
  eager: true,
  import: 'default',
});

describe.each(cases)('$title', (game) => {
  it('draws and pays as pinned for its version: a change needs a new version and a new pin', () => {
    const { id, version } = game.rules;
    const found = { id, version, fingerprint: fingerprintOf(game) };
    const pinned = pins[`../../games/${game.name}/laws/pins.json`]?.[game.title];
    const entry = JSON.stringify({ [game.title]: found });
    const file = fix(game.name, 'laws/pins.json', `must hold ${entry}`);
    expect(
      found,
      `${file}: add this entry for a new game; for a released game, increase its version first`,
    ).toEqual(pinned);
  });
});

import { describe, expect, it } from 'vitest';
import { cases, fix } from './court';
import { fingerprintOf } from './fingerprint';

const pins = import.meta.glob<Readonly<Record<string, unknown>>>('../../games/*/laws/pins.json', {
  eager: true,
  import: 'default',
});

describe.each(cases)('$title', (game) => {
  it('pays and draws as its version always has: a change needs a new version and a new pin', () => {
    const { id, version } = game.rules;
    const found = { id, version, fingerprint: fingerprintOf(game) };
    const pinned = pins[`../../games/${game.name}/laws/pins.json`]?.[game.title];
    const entry = JSON.stringify({ [game.title]: found });
    const file = fix(game.name, 'laws/pins.json', `must hold ${entry}`);
    expect(
      found,
      `${file}: for a new game write it so; of a game in play first give the change a new version`,
    ).toEqual(pinned);
  });
});

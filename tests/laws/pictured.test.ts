import { expect, test } from 'vitest';
import { scenes } from '../../gallery/scenes';
import { PICTURED } from '../snapshots/cells';

test.each(scenes.map((card) => [card.name, card] as const))(
  '%s lists the moments that have a picture, and has each of them',
  async (name, card) => {
    const file = `games/${name}/scene/pictured.json`;
    expect(PICTURED[name], `write ${file}: a list of names of moments, such as ["idle"]`).toBeDefined();
    const names = (await card.moments()).map((moment) => moment.name);
    expect(names, `${file} names a moment that games/${name}/scene/moments.ts does not have`).toEqual(
      expect.arrayContaining([...(PICTURED[name] ?? [])]),
    );
  },
);

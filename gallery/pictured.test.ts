import { expect, test } from 'vitest';
import { stageCards } from '../games/cabinet';
import { PICTURED } from '../tests/snapshots/cells';

test('every game has its pictures', () => {
  expect(stageCards.map(({ name }) => name).sort()).toEqual(Object.keys(PICTURED).sort());
});

for (const card of stageCards) {
  test(`every moment pictured is a moment of ${card.name}`, async () => {
    const names = (await card.moments()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...(PICTURED[card.name] ?? ['none'])]));
  });
}

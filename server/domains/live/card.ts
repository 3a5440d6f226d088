import { createDraw } from '../../../games/kit/rules/draw';
import type { Json } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';

/** What a round with that seed posts before betting. */
export function cardOf({ card }: SharedGame, serverSeed: Uint8Array, roundNumber: number): Json {
  if (card === null) return null;
  return card.read(createDraw(card.draw, { serverSeed, clientSeed: card.clientSeed, nonce: roundNumber }));
}

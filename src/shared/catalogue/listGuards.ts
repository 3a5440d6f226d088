import type { Address, GameAddress } from '../../../contract/addresses';
import type { FrontGame, Game } from '../../../contract/config';
import { type Guard, isBoolean, isString, listOf, objectOf, recordOf } from '../storage/guards';

/** Lists of games and banners as the page and the device's storage hold them; the types compare them with the contract. */

/** As in the contract, an app that is older than its data takes any text, and asks `isOpenPage` where that matters. */
const isAddress = isString as Guard<Address>;
const isGameAddress = isString as Guard<GameAddress>;

export const isGame = objectOf<Game>({
  gameProvider: isString,
  gameId: isString,
  gameName: isString,
  gameType: isString,
  isOwn: isBoolean,
  gameUrl: isGameAddress,
  isHuidu: isBoolean,
});

type Words = NonNullable<FrontGame['banners'][number]['words']>;

const isWord = objectOf<Words['enPH']>({ title: isString, text: isString, action: isString });

const isRecord = recordOf(isWord);

/** Words by language, of which one must be there. */
const isWords: Guard<Words | undefined> = (value): value is Words | undefined =>
  value === undefined || (isRecord(value) && Object.hasOwn(value, 'enPH'));

export const isBanner = objectOf<FrontGame['banners'][number]>({
  id: isString,
  art: isString,
  titleKey: isString,
  textKey: isString,
  actionKey: isString,
  link: isAddress,
  words: isWords as Guard<Words>,
});

export const isFrontGame = objectOf<FrontGame>({
  parts: listOf(
    objectOf<FrontGame['parts'][number]>({
      TYPE: isString,
      games: listOf(objectOf({ gameProvider: isString, gameId: isString }), 20),
    }),
  ),
  banners: listOf(isBanner),
  promos: listOf(isBanner),
});

import type { FrontGame } from '../../../contract/config';
import type { Language } from '../../i18n/languages';
import type { StringKey } from '../../i18n/stringKeys';

type Served = FrontGame['banners'][number];

export interface BannerWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** A string of a picture that the app has drawn. */
type KeyOf<Part extends 'title' | 'text' | 'action'> =
  | `lobby.banner.${'color' | 'demo' | 'fairness'}.${Part}`
  | `games.promo.${'spin' | 'demo'}.${Part}`;

interface Keyed {
  readonly titleKey: KeyOf<'title'>;
  readonly textKey: KeyOf<'text'>;
  readonly actionKey: KeyOf<'action'>;
  readonly words?: Served['words'];
}

/** What operators have written on a banner or a promotion, else the app's own words for its picture. */
export function wordsOf(
  { titleKey, textKey, actionKey, words }: Keyed,
  { t, language }: { readonly t: (key: StringKey) => string; readonly language: Language },
): BannerWords {
  return words?.[language] ?? words?.enPH ?? { title: t(titleKey), text: t(textKey), action: t(actionKey) };
}

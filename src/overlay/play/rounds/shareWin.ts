import { type Centavos, subtract } from '../../../../games/kit/rules/money';
import type { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { shortDayText } from '../../../shared/dateText';
import { stagePicture } from '../../../shared/play/stagePicture';
import { stageFocusAtom } from '../../../shared/play/stageShow';
import { store } from '../../../shared/store/store';
import { sharePicture } from '../../../shared/winCard/sharePicture';
import { winPicture } from '../../../shared/winCard/winPicture';
import { shownTheme } from '../../../theme/shown';
import { timesText } from './timesText';

/** A win as its card tells it. It names no player. */
export interface WonRound {
  readonly roundId: string;
  readonly stake: Centavos;
  readonly payout: Centavos;
  readonly game: string;
  readonly headline: string | null;
  /** When it was played; null for the round on stage, whose scene is part of the card. */
  readonly playedAt: Date | null;
  readonly format: (amount: Centavos) => string;
}

type Translation = ReturnType<typeof useTranslation>;

/** Draws the card of a win, with its scene where it stands on stage, and hands it to the device's share sheet or saves it. */
export async function shareWin(
  { roundId, stake, payout, game, headline, playedAt, format }: WonRound,
  t: Translation['t'],
  language: Translation['language'],
): Promise<'shared' | 'saved'> {
  const focus = store.get(stageFocusAtom);
  const scene = focus === null || playedAt !== null ? null : stagePicture(focus);
  const { brand, skin } = shownTheme();
  const day = shortDayText(playedAt ?? new Date(), LANGUAGES[language].tag);
  const times = timesText(stake, payout);
  const picture = await winPicture(
    skin,
    {
      brand: brand.name,
      mark: `/brand/${brand.id}/mark.svg`,
      title: game,
      figure: times,
      amount: format(payout),
      chance: [`${t('play.staked')} ${format(stake)}`, headline].filter(Boolean).join(' · '),
      verify: t('play.shareVerify'),
      spin: t('play.roundTitle', { id: roundId }),
      place: `${window.location.host}/verify.html, ${day}`,
      adults: t('play.shareAdults'),
      age: '21+',
    },
    scene,
  );
  const amount = `+${format(subtract(payout, stake))}`;
  const text = t('play.shareText', { title: times, game, amount, headline: headline ?? '' }).trim();
  return sharePicture(`win-${roundId}.png`, picture, text);
}

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { SettledRound } from '../../../contract/play';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { shortDayText } from '../../shared/dateText';
import { showToast } from '../../shared/popups/toasts';
import { useTheme } from '../../theme/shown';
import { Button } from '../../ui/form/Button';

interface ShareButtonProps {
  readonly round: SettledRound;
  /** How rare the prize is, as a text. */
  readonly chance: string;
}

/** Shares the jackpot as a picture, which is drawn when it is asked for. */
export function ShareButton({ round, chance }: ShareButtonProps) {
  const { t, language } = useTranslation();
  const { brand, skin } = useTheme();
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      const [{ winPicture }, { sharePicture }] = await Promise.all([
        import('../../shared/winCard/winPicture'),
        import('../../shared/winCard/sharePicture'),
      ]);
      const day = shortDayText(new Date(round.createdAt), LANGUAGES[language].tag);
      const picture = await winPicture(skin, {
        brand: brand.name,
        mark: `/brand/${brand.id}/mark.svg`,
        title: t('spin.wonMega'),
        figure: String(round.payout / 100n),
        amount: amountText(round.payout, '₱'),
        chance,
        spin: t('spin.spinTitle', { id: round.roundId }),
        place: `${window.location.host}, ${day}`,
        adults: t('spin.shareAdults'),
        age: '21+',
      });
      const done = await sharePicture(`jackpot-${round.roundId}.png`, picture);
      if (done === 'saved') showToast({ text: t('spin.shareSaved'), tone: 'success' });
    } catch {
      showToast({ text: t('spin.shareFailed'), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button wide busy={busy} icon={<Share2 size="1.2rem" aria-hidden />} onClick={() => void share()}>
      {t('spin.share')}
    </Button>
  );
}

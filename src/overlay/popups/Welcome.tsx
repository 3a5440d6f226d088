import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import Cake from '~icons/ph/cake-fill';
import Info from '~icons/ph/info';
import Play from '~icons/ph/play-fill';
import Shield from '~icons/ph/shield-check-fill';
import type { Address } from '../../../contract/addresses';
import { moneyCalls } from '../../../contract/money';
import { centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { OWN_GAMES } from '../../shared/catalogue/ownGames';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { openPopup } from '../../shared/popups/popups';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { lacksAge, userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { BrandMark } from '../../ui/text/BrandMark';
import { Burst } from './art/Burst';
import * as css from './Welcome.css';

/** The smallest deposit of the default configuration, until the server's is known. */
const LEAST = centavos(2_000n);

interface WelcomeProps {
  readonly onClose: () => void;
}

/** Opened once, after the registration: the ways to begin, and that none of them is needed. */
export function Welcome({ onClose }: WelcomeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const uid = useAtomValue(uidAtom);
  const { data: limits } = useQuery(callQuery(moneyCalls.rechargeConfig, {}, { uid }));
  const demo = OWN_GAMES.find(({ hasDemo }) => hasDemo);
  const leaveTo = (to: Address) => {
    // The popup has a history entry; the page replaces it.
    navigate(to, { replace: true });
    onClose();
  };
  const toCashIn = () => {
    if (!lacksAge(readAtom(userAtom))) return leaveTo('/cashin?from=welcome');
    onClose();
    openPopup('birthday', { onDone: () => navigate('/cashin?from=welcome') });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('popups.welcomeTitle')}
      footer={
        <Button wide tone="secondary" onClick={onClose}>
          {t('popups.welcomeLook')}
        </Button>
      }
    >
      <div className={css.art}>
        <Burst />
        <BrandMark size="4rem" />
      </div>
      <p className={css.lead}>{t('popups.welcomeText')}</p>
      <div className={css.ways}>
        <Way
          Icon={Cake}
          name={t('popups.welcomeCashIn')}
          about={t('popups.welcomeCashInText', { min: amountText(limits?.min ?? LEAST) })}
          onGo={toCashIn}
        />
        {demo !== undefined && (
          <Way
            Icon={Play}
            name={t('popups.welcomeDemo')}
            about={t('popups.welcomeDemoText')}
            onGo={() => leaveTo(`/games/og?id=${demo.id}&mode=demo`)}
          />
        )}
        <Way
          Icon={Shield}
          name={t('popups.welcomeLimit')}
          about={t('popups.welcomeLimitText')}
          onGo={() => leaveTo('/playsafe')}
        />
      </div>
      <p className={css.note}>
        <Info aria-hidden />
        {t('popups.welcomeNote')}
      </p>
    </Sheet>
  );
}

interface WayProps {
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly name: string;
  readonly about: string;
  readonly onGo: () => void;
}

function Way({ Icon, name, about, onGo }: WayProps) {
  return (
    <button type="button" className={css.way} onClick={onGo}>
      <span className={css.icon}>
        <Icon aria-hidden />
      </span>
      <span className={css.text}>
        <b className={css.name}>{name}</b>
        <span className={css.about}>{about}</span>
      </span>
      <ChevronRight className={css.go} size="1.2rem" aria-hidden />
    </button>
  );
}

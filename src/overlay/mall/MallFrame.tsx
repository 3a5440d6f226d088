import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import Star from '~icons/ph/star-fill';
import { useTranslation } from '../../i18n/i18n';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { Redirect } from '../../shared/navigation/Redirect';
import { useBack } from '../../shared/navigation/useBack';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { loggedInAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { Page } from '../../ui/page/Page';
import { Tabs } from '../../ui/page/Tabs';
import { Awning } from './Awning';
import * as css from './Mall.css';

type Part = '/mall' | '/prize';

/** The state of an entry of the history that the tabs have made. */
const FROM_TABS = 'tabs';

interface MallFrameProps {
  readonly part: Part;
  readonly children: ReactNode;
}

/** What shop and coupons have in common: title, points, and the way from one to the other. Guests log in first. */
export function MallFrame({ part, children }: MallFrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const loggedIn = useAtomValue(loggedInAtom);
  const back = useBack('/account');
  if (!loggedIn) return <Redirect to={loginRedirect(part, false)} />;
  return (
    <Page title={t('mall.title')} onBack={back} wide actions={<Points />}>
      <Awning />
      <Tabs<Part>
        label={t('mall.tabs')}
        look="pill"
        centred
        active={part}
        onChange={(next) => navigate(next, { replace: true, state: FROM_TABS })}
        keepsFocus={state === FROM_TABS}
        tabs={[
          { key: '/mall', label: t('mall.shop') },
          { key: '/prize', label: t('mall.mine') },
        ]}
      />
      {children}
    </Page>
  );
}

function Points() {
  const { t } = useTranslation();
  const points = useAtomValue(userAtom)?.points;
  if (points === undefined) return null;
  const text = points.toLocaleString('en');
  return (
    <span className={css.points} role="img" aria-label={t('mall.pointsOwned', { points: text })}>
      <Star aria-hidden />
      {text}
    </span>
  );
}

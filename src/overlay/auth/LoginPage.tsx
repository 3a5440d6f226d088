import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import Globe from '~icons/ph/globe-simple';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { Redirect } from '../../shared/navigation/Redirect';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { openPopup } from '../../shared/popups/popups';
import { loggedInAtom } from '../../shared/session/session';
import { metalText } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/form/IconButton';
import { BrandMark } from '../../ui/text/BrandMark';
import * as css from './AuthPage.css';
import { afterLogIn } from './afterLogIn';
import { Sunburst } from './art/Sunburst';
import { LoginMethods, type Side, sideOf, titleOf } from './LoginMethods';
import { RulesDoor } from './RulesDoor';

export function LoginPage() {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const loggedIn = useAtomValue(loggedInAtom);
  const { brand } = useTheme();
  const side = sideOf(query.get('type'));
  const turn = (next: Side) => {
    query.set('type', next === 'register' ? '0' : '1');
    setQuery(query, { replace: true });
  };
  const then = afterLogIn(query.get('then'));
  if (loggedIn) return <Redirect to={then} />;
  return (
    <div className={css.page}>
      <Sunburst className={css.sunburst} />
      <span className={css.mark}>
        <BrandMark size="5rem" />
      </span>
      <header className={css.header}>
        <IconButton
          label={t('ui.back')}
          icon={<ArrowLeft size="1.3rem" aria-hidden />}
          onClick={() => navigate('/')}
        />
        <button type="button" className={css.language} onClick={() => openPopup('language')}>
          <Globe className={css.globe} aria-hidden />
          {/* Only the last word: "Bahasa" adds nothing to the globe icon and would push the name over the mark. */}
          {LANGUAGES[language].name.split(' ').at(-1)}
        </button>
      </header>
      <h1 className={classes(css.title, metalText)}>{t(titleOf(side), { brand: brand.name })}</h1>
      <LoginMethods side={side} onSide={turn} leadsOn={then !== '/'} tabsClass={css.tabs} />
      <RulesDoor then={then} />
    </div>
  );
}

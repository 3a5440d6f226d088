import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { loggedInAtom } from '../../shared/session/session';
import { readAtom } from '../../shared/store/store';
import { useTheme } from '../../theme/shown';
import { Sheet } from '../../ui/sheet/Sheet';
import { BrandMark } from '../../ui/text/BrandMark';
import * as css from './AuthPage.css';
import { afterLogIn } from './afterLogIn';
import { LoginMethods, type Side, sideOf, titleOf } from './LoginMethods';
import { RulesDoor } from './RulesDoor';

interface LoginSheetProps {
  onClose: () => void;
  /** The query of the log-in address: `?type=` is 0 or 1, `then=` is where to go afterwards. */
  search: string;
}

/** The last tab, restored after the player has read the terms. */
let lastSide: Side | null = null;

/** Log-in and registration over the current page, for skins that have no page for it. */
export function LoginSheet({ onClose, search }: LoginSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { brand, skin } = useTheme();
  const asked = new URLSearchParams(search);
  const [side, setSide] = useState<Side>(lastSide ?? sideOf(asked.get('type')));
  const close = () => {
    lastSide = null;
    onClose();
  };
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    // A link in the sheet navigates away: close the sheet.
    if (pathname !== opened.current) close();
  });
  const turn = (next: Side) => {
    lastSide = next;
    setSide(next);
  };
  // Who is logged in already has nothing to do here. A log-in in the sheet ends with `entered`.
  const [needed] = useState(() => !readAtom(loggedInAtom));
  useEffect(() => {
    if (!needed) onClose();
  }, [needed, onClose]);
  const then = afterLogIn(asked.get('then'));
  const entered = () => {
    // The sheet has a history entry; the page replaces it.
    if (then !== '/') navigate(then, { replace: true });
    close();
  };
  if (!needed) return null;
  return (
    <Sheet open onClose={close} title={t(titleOf(side), { brand: brand.name })}>
      {skin === 'v3' && (
        <span className={css.medal}>
          <BrandMark size="2.5rem" />
        </span>
      )}
      <LoginMethods side={side} onSide={turn} leadsOn={then !== '/'} onEntered={entered} />
      <RulesDoor then={then} />
    </Sheet>
  );
}

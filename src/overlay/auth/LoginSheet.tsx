import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/i18n';
import { useTheme } from '../../theme/shown';
import { Sheet } from '../../ui/sheet/Sheet';
import { BrandMark } from '../../ui/text/BrandMark';
import * as css from './AuthPage.css';
import { afterLogIn } from './afterLogIn';
import { LoginMethods, type Side, sideOf, titleOf } from './LoginMethods';

interface LoginSheetProps {
  onClose: () => void;
  /** What the address of log-in asked: `?type=` 0 or 1, `then=` where to go afterwards. */
  search: string;
}

/** The side one was on, for who reads the terms in between. */
let lastSide: Side | null = null;

/** Log-in and registration over the page one comes from: the skins with popups have no page for it. */
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
    // A link of the sheet leads elsewhere: it does not stay over what comes.
    if (pathname !== opened.current) close();
  });
  const turn = (next: Side) => {
    lastSide = next;
    setSide(next);
  };
  const entered = () => {
    const then = afterLogIn(asked.get('then'));
    // The sheet is an entry of the history: the page takes its place.
    if (then !== '/') navigate(then, { replace: true });
    close();
  };
  return (
    <Sheet open onClose={close} title={t(titleOf(side), { brand: brand.name })}>
      {skin === 'v3' && (
        <span className={css.medal}>
          <BrandMark size="2.5rem" />
        </span>
      )}
      <LoginMethods side={side} onSide={turn} onEntered={entered} />
    </Sheet>
  );
}

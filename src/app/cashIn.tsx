import { lazy } from 'react';
import { CashInPage } from '../overlay/wallet/cashin/CashInPage';
import { CashInPopup } from '../overlay/wallet/cashin/CashInPopup';
import type { PopupProps } from './popups/popupProps';

/** Loaded when a session ends while a payment waits. */
const LogIn = lazy(async () => ({ default: (await import('../overlay/auth/LogInAgain')).LogInAgain }));

/** Cash in, with the log-in for a session that ends meanwhile: the wallet and the log-in know nothing of each other. */
export const CashInWithLogIn = () => <CashInPage LogIn={LogIn} />;

export const CashInPopupWithLogIn = (props: PopupProps & { readonly search?: string }) => (
  <CashInPopup {...props} LogIn={LogIn} />
);

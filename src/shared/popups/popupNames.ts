/** Every popup that can be opened. popupList has a loader for each; the types check that none is missing. */
export type PopupName =
  // In every skin.
  | 'spinTicketMissing'
  | 'registrationPoints'
  | 'filterDrawer'
  | 'appDownload'
  | 'unpaidOrder'
  | 'cashOutMismatch'
  | 'bonus'
  | 'switchToReal'
  // Of the third skin; others use some of them as well.
  | 'login'
  | 'bind'
  | 'gameEntry'
  | 'cashIn'
  | 'language'
  | 'inviteCode'
  | 'logOut'
  // Our own, beyond those of the product.
  | 'terms'
  | 'privacy'
  | 'birthday'
  | 'cashOut'
  | 'cashOutLimit'
  | 'realityCheck'
  | 'playRefused'
  | 'guide'
  | 'welcome'
  | 'providerEntry'
  | 'round';

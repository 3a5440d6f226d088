/** Every popup that can be opened. popupList loads each: a name without a loader does not compile, nor one too many. */
export type PopupName =
  // Those of every skin.
  | 'spinTicketMissing'
  | 'registrationPoints'
  | 'filterDrawer'
  | 'appDownload'
  | 'unpaidOrder'
  | 'bonus'
  | 'switchToReal'
  // Those of the third skin. Some serve others as well.
  | 'login'
  | 'bind'
  | 'gameEntry'
  | 'cashIn'
  | 'language'
  | 'inviteCode'
  | 'logOut'
  // Ours beyond those of the product.
  | 'terms'
  | 'privacy'
  | 'birthday'
  | 'realityCheck'
  | 'playRefused'
  | 'guide'
  | 'providerEntry'
  | 'round';

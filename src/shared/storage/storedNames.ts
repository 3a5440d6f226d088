/** Every name under which the app stores something on a device: an item of another name does not compile. */
export const STORED_NAMES = {
  /** Kept for as long as the browser keeps it. */
  local: [
    'adCampaign',
    'adTracking',
    'allGames',
    'appId',
    'appsVersion',
    'autoRun',
    'avatarIndex',
    'balanceHidden',
    'boards',
    'clientSeed',
    'codeWait_mail',
    'codeWait_sms',
    'consent',
    'consentReported',
    'countedId',
    'demo',
    'demoId',
    'demoRiding',
    'demoRounds',
    'deviceInfoId',
    'deviceUuid',
    'faults',
    'favoriteGames',
    'frontGame',
    'guideSeen',
    'intents',
    'inviteCode',
    'language',
    'lastChannel',
    'muted',
    'playModes',
    'publicConfig',
    'recentGames',
    'sendTime',
    'supportDrafts',
    'switchSuggestedOn',
    'token',
    'toldOrders',
    'uId',
  ],
  /** Kept until the tab is closed. */
  session: [
    'cashInOrder',
    'exitGuarded',
    'remindedOrder',
    'reportedFaults',
    'scrollPlaces',
    'tokenRenewed',
    'versionReloads',
  ],
} as const;

type Area = keyof typeof STORED_NAMES;

export type StoredName = (typeof STORED_NAMES)[Area][number];

/** The code of a success; every other code is a refusal with a message a player can read. */
export const SUCCESS_CODE = '00000';

/** What surrounds every reply, except those of raw calls; its schema is in envelopeSchema.ts. */
export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
  /** The HTTP status, repeated for clients that keep only the body. */
  readonly status: number;
}

/** The data of the refusals "betTooSoon", "tooMany" for reactions, "marketFull" and "combinationFull". */
export interface RefusalData {
  /** How long to wait before the same call can succeed. */
  readonly waitMs?: number | undefined;
  /** The largest stake that a market still takes, in whole pesos. */
  readonly leftPesos?: number | undefined;
  /** What is left for each line of a lotto ticket that is too much; 0 where nothing is. */
  readonly lines?: readonly LineLeft[] | undefined;
}

export interface LineLeft {
  /** Its place on the ticket, from 0. */
  readonly line: number;
  readonly leftPesos: number;
}

/**
 * Why a call was refused. `code` is what programs compare; the message that the server sends with it (see
 * server/http/refusalMessages.ts) may change. Codes starting with 4 are the caller's fault, with 5 the server's.
 */
export const ERRORS = {
  badRequest: { code: '40000', status: 400 },
  amountOutOfRange: { code: '40001', status: 400 },
  phoneInvalid: { code: '40002', status: 400 },
  codeWrong: { code: '40003', status: 400 },
  passwordWeak: { code: '40004', status: 400 },
  underAge: { code: '40005', status: 400 },
  inviteInvalid: { code: '40006', status: 400 },
  agreementMissing: { code: '40007', status: 400 },
  clientSeedInvalid: { code: '40008', status: 400 },
  nameRefused: { code: '40009', status: 400 },
  lossLimitNeeded: { code: '40010', status: 400 },
  loginNeeded: { code: '401', status: 401 },
  loginWrong: { code: '40101', status: 400 },
  ticketOver: { code: '40105', status: 400 },
  notBound: { code: '40103', status: 400 },
  signatureWrong: { code: '40102', status: 401 },
  sessionOver: { code: '40104', status: 401 },
  forbidden: { code: '40300', status: 403 },
  birthdayNeeded: { code: '40301', status: 403 },
  depositNeeded: { code: '40302', status: 403 },
  selfExcluded: { code: '40303', status: 403 },
  onBreak: { code: '40304', status: 403 },
  realityCheckDue: { code: '40305', status: 403 },
  firmExclusion: { code: '40306', status: 403 },
  accountBlocked: { code: '40307', status: 403 },
  outsideHours: { code: '40320', status: 403 },
  identityNeeded: { code: '40321', status: 403 },
  withdrawalsHeld: { code: '40322', status: 403 },
  rewardsResting: { code: '40330', status: 403 },
  otherApp: { code: '40340', status: 403 },
  notFound: { code: '40400', status: 404 },
  betUnknown: { code: '40401', status: 404 },
  alreadyRegistered: { code: '40900', status: 409 },
  keyReused: { code: '40901', status: 409 },
  alreadySet: { code: '40902', status: 409 },
  seedChanged: { code: '40903', status: 409 },
  runOver: { code: '40904', status: 409 },
  betsClosed: { code: '40905', status: 409 },
  notRunning: { code: '40906', status: 409 },
  gamePaused: { code: '40911', status: 409 },
  panelTaken: { code: '40907', status: 409 },
  roundClosed: { code: '40908', status: 409 },
  rolledBack: { code: '40909', status: 409 },
  seedsMissing: { code: '40910', status: 409 },
  accountMismatch: { code: '40920', status: 409 },
  notCancelable: { code: '40921', status: 409 },
  activityClosed: { code: '40930', status: 409 },
  soldOut: { code: '40931', status: 409 },
  offerClosed: { code: '40932', status: 409 },
  eventClosed: { code: '40933', status: 409 },
  alreadyClaimed: { code: '40934', status: 409 },
  notClaimable: { code: '40935', status: 409 },
  couponClosed: { code: '40936', status: 409 },
  marketPaused: { code: '40940', status: 409 },
  marketClosing: { code: '40941', status: 409 },
  orderLate: { code: '40942', status: 409 },
  oppositeOpen: { code: '40943', status: 409 },
  ordersFull: { code: '40944', status: 409 },
  marketFull: { code: '40945', status: 409 },
  salesClosed: { code: '40946', status: 409 },
  moneyLeft: { code: '40950', status: 409 },
  betOpen: { code: '40951', status: 409 },
  depositOpen: { code: '40952', status: 409 },
  cashOutOpen: { code: '40953', status: 409 },
  roundGone: { code: '41000', status: 410 },
  tooLarge: { code: '41300', status: 413 },
  mediaType: { code: '41500', status: 415 },
  balanceTooLow: { code: '42200', status: 422 },
  exposureTooHigh: { code: '42201', status: 422 },
  pointsTooLow: { code: '42202', status: 422 },
  depositLimit: { code: '42203', status: 422 },
  lossLimit: { code: '42204', status: 422 },
  stakeLimit: { code: '42205', status: 422 },
  sessionLimit: { code: '42206', status: 422 },
  bonusNotHere: { code: '42207', status: 422 },
  bonusStakeTooHigh: { code: '42208', status: 422 },
  withdrawalCount: { code: '42220', status: 422 },
  playNeeded: { code: '42230', status: 422 },
  ticketMissing: { code: '42231', status: 422 },
  spinLimit: { code: '42232', status: 422 },
  dailyLimit: { code: '42233', status: 422 },
  combinationFull: { code: '42240', status: 422 },
  drawStakeLimit: { code: '42241', status: 422 },
  tooMany: { code: '42900', status: 429 },
  betTooSoon: { code: '42901', status: 429 },
  server: { code: '50000', status: 500 },
  busy: { code: '50300', status: 503 },
  orderFailed: { code: '50301', status: 503 },
} as const satisfies Record<string, { code: string; status: number }>;

export type ErrorName = keyof typeof ERRORS;

/** The message for a reply without one, and the code of a call that got no reply. */
export const DEFAULT_MESSAGE = 'Network anomaly, please try again later.';
export const NO_REPLY_CODE = '600';
export const TIMEOUT_MS = 60_000;

import * as z from 'zod/mini';

/** The code of a success; every other code is a refusal with a message a player can read. */
export const SUCCESS_CODE = '00000';

/** The envelope of every reply, except those of raw calls. */
export const envelope = z.object({
  code: z.string(),
  message: z.string(),
  data: z.unknown(),
  /** The HTTP status, repeated for clients that keep only the body. */
  status: z.number(),
});

export type Envelope = z.output<typeof envelope>;

/**
 * Why a call was refused. `code` is what programs compare; the message is for the player and may change.
 * Codes starting with 4 are the caller's fault, with 5 the server's.
 */
export const ERRORS = {
  badRequest: { code: '40000', status: 400, message: 'Please check whether the information is correct.' },
  amountOutOfRange: { code: '40001', status: 400, message: 'This amount is outside the limits.' },
  phoneInvalid: { code: '40002', status: 400, message: 'Please enter the correct phone number.' },
  codeWrong: { code: '40003', status: 400, message: 'The code is wrong or has expired.' },
  passwordWeak: { code: '40004', status: 400, message: 'Please choose a password that is harder to guess.' },
  underAge: { code: '40005', status: 400, message: 'You must be 21 or older to play for money.' },
  inviteInvalid: { code: '40006', status: 400, message: 'This invite code is not valid.' },
  agreementMissing: { code: '40007', status: 400, message: 'Please accept the terms to continue.' },
  clientSeedInvalid: {
    code: '40008',
    status: 400,
    message: 'A client seed is 1 to 64 plain characters without a colon.',
  },
  loginNeeded: { code: '401', status: 401, message: 'Please log in to continue.' },
  loginWrong: { code: '40101', status: 400, message: 'Username or password incorrect.' },
  notBound: {
    code: '40103',
    status: 400,
    message: 'Log in or register with your mobile number once. After that, this opens your account.',
  },
  signatureWrong: { code: '40102', status: 401, message: 'The signature is not valid.' },
  sessionOver: {
    code: '40104',
    status: 401,
    message: 'This game session is over. Please open the game again.',
  },
  forbidden: { code: '40300', status: 403, message: 'This is not open to your account.' },
  birthdayNeeded: { code: '40301', status: 403, message: 'Please tell us your birthday first.' },
  depositNeeded: { code: '40302', status: 403, message: 'Only members with a deposit may join.' },
  selfExcluded: {
    code: '40303',
    status: 403,
    message: 'You have excluded yourself from play. Cashing out stays open.',
  },
  onBreak: {
    code: '40304',
    status: 403,
    message: 'You are taking a break from play. Cashing out stays open.',
  },
  realityCheckDue: {
    code: '40305',
    status: 403,
    message: 'You have played for a while. Please look at your time and result first.',
  },
  firmExclusion: {
    code: '40306',
    status: 403,
    message: 'The first six months of an exclusion cannot be undone.',
  },
  notFound: { code: '40400', status: 404, message: 'This does not exist.' },
  betUnknown: { code: '40401', status: 404, message: 'This round has no such bet.' },
  alreadyRegistered: { code: '40900', status: 409, message: 'The account is already registered.' },
  keyReused: { code: '40901', status: 409, message: 'This request was already used for something else.' },
  alreadySet: { code: '40902', status: 409, message: 'This cannot be changed any more.' },
  seedChanged: { code: '40903', status: 409, message: 'Your seeds have changed. Please try again.' },
  runOver: { code: '40904', status: 409, message: 'This auto-bet is over.' },
  betsClosed: { code: '40905', status: 409, message: 'Betting on this round has closed.' },
  notRunning: { code: '40906', status: 409, message: 'This round is not running.' },
  panelTaken: { code: '40907', status: 409, message: 'This panel has a bet in that round already.' },
  roundClosed: { code: '40908', status: 409, message: 'This round is over.' },
  rolledBack: { code: '40909', status: 409, message: 'This bet was taken back.' },
  tooLarge: { code: '41300', status: 413, message: 'The request is too large.' },
  mediaType: { code: '41500', status: 415, message: 'Please send JSON.' },
  balanceTooLow: { code: '42200', status: 422, message: 'Insufficient available balance.' },
  exposureTooHigh: {
    code: '42201',
    status: 422,
    message: 'This bet could win more than the table pays. Please lower it.',
  },
  pointsTooLow: { code: '42202', status: 422, message: 'Not enough points.' },
  depositLimit: { code: '42203', status: 422, message: 'This would go over your deposit limit.' },
  lossLimit: { code: '42204', status: 422, message: 'This could go over your loss limit.' },
  stakeLimit: { code: '42205', status: 422, message: 'This would go over your stake limit.' },
  sessionLimit: { code: '42206', status: 422, message: 'You have reached your limit for time played.' },
  tooMany: { code: '42900', status: 429, message: 'Too many tries. Please wait a moment.' },
  server: { code: '50000', status: 500, message: 'Network anomaly, please try again later.' },
  busy: { code: '50300', status: 503, message: 'We are busy. Please try again in a moment.' },
} as const satisfies Record<string, { code: string; status: number; message: string }>;

export type ErrorName = keyof typeof ERRORS;

/** The message for a reply without one, and the code of a call that got no reply. */
export const DEFAULT_MESSAGE = 'Network anomaly, please try again later.';
export const NO_REPLY_CODE = '600';
export const TIMEOUT_MS = 60_000;

import * as z from 'zod/mini';
import { call, instant } from '../call';
import { typedText } from '../messages/support';
import { user } from './user';

/** Limits that server and app share; a picture must show the small print of a card. */
export const IDENTITY_LIMITS = {
  pictureSidePx: 1_600,
  pictureBytes: 384 * 1024,
  nameLength: 80,
} as const;

/** Documents with a photo and a birthday. */
export const identityDocuments = ['nationalId', 'passport', 'driversLicence', 'umid', 'postalId'] as const;
export const identityDocument = z.enum(identityDocuments);

export type IdentityDocument = z.output<typeof identityDocument>;

/** Why a reviewer rejects a check; the player sees it in words, and may send the documents again. */
export const identityRejections = [
  'unreadable',
  'nameDiffers',
  'faceDiffers',
  'expired',
  'usedBefore',
  'askService',
] as const;
export const identityRejection = z.enum(identityRejections);

export type IdentityRejection = z.output<typeof identityRejection>;

/** A JPEG in base64. */
const image = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(Math.ceil(IDENTITY_LIMITS.pictureBytes / 3) * 4),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
  );

/** The player's identity as they see it. Their documents are never sent back to them. */
export const identity = z.object({
  /** The same as in the user info. */
  verified: user.shape.verified,
  /** The last check that they sent; null before the first. */
  check: z.nullable(
    z.object({
      document: identityDocument,
      sentAt: instant,
      decidedAt: z.nullable(instant),
      rejection: z.nullable(identityRejection),
    }),
  ),
  /** Whether a stated age below 21 has closed the account, which an approved check opens. */
  isUnderAge: z.boolean(),
});

export type Identity = z.output<typeof identity>;

export const identityCalls = {
  state: call({
    path: '/x2/identity/state',
    auth: 'player',
    quiet: true,
    about: "The state of the caller's identity check.",
    reply: identity,
  }),
  submit: call({
    path: '/x2/identity/submit',
    auth: 'player',
    about:
      'Sends documents for the identity check: name, birthday and number as on the document, a picture of it and one ' +
      "of the player's face, both JPEG. A person reviews them. Also open to an account that is closed for its age.",
    body: z.strictObject({
      document: identityDocument,
      documentNumber: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{4,32}$/)),
      fullName: typedText(IDENTITY_LIMITS.nameLength),
      birthday: z.iso.date(),
      documentImage: image,
      faceImage: image,
    }),
    reply: identity,
  }),
};

import * as z from 'zod/mini';
import { parsePesos } from '../../games/kit/rules/money';

/** The description of a setting in an error message. */
export interface Description {
  /** What is valid, to be read after "expected". */
  readonly valid: string;
  /** Whether its value must not be printed. */
  readonly isSecret: boolean;
}

export const descriptions = z.registry<Description>();

/** Attaches a description of the valid values to a schema. */
export const said = <S extends z.core.$ZodType>(schema: S, valid: string): S => {
  descriptions.add(schema, { valid, isSecret: false });
  return schema;
};

/** As {@link said}, for a value that must not be printed. */
export const secret = <S extends z.core.$ZodType>(schema: S, valid: string): S => {
  descriptions.add(schema, { valid, isSecret: true });
  return schema;
};

export const text = (fallback: string) =>
  said(z._default(z.string().check(z.minLength(1)), fallback), 'a text that is not empty');

export const oneOf = <const W extends readonly string[]>(words: W) =>
  said(z.optional(z.enum(words)), words.join(', '));

export const pesos = (fallback: string) =>
  said(
    z.pipe(
      z._default(z.string(), fallback),
      z.transform((typed: string, context) => {
        const amount = parsePesos(typed);
        if (amount !== null) return amount;
        context.issues.push({ code: 'custom', input: typed });
        return z.NEVER;
      }),
    ),
    'pesos such as 20 or 20.50',
  );

export const whole = (fallback: string, minimum: number, maximum: number) =>
  said(
    z.pipe(
      z.pipe(z._default(z.string().check(z.regex(/^[0-9]{1,9}$/)), fallback), z.transform(Number)),
      z.int().check(z.minimum(minimum), z.maximum(maximum)),
    ),
    `a whole number from ${minimum} to ${maximum}`,
  );

export const WORDS = ['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'] as const;
export const onOrOff = z.pipe(
  z.enum(WORDS),
  z.transform((word) => ['on', 'true', '1', 'yes'].includes(word)),
);
export const isOn = (fallback: boolean) => said(z._default(onOrOff, fallback), WORDS.join(', '));

export const HTTP = 'an address such as https://host.example/';
export const HTTPS = 'an address that begins with https://';
export const webAddress = z.url({ protocol: /^https?$/ });
export const safeAddress = z.url({ protocol: /^https$/ });

/** A secret for comparing or signing, with a minimum length. */
export const token = (charactersMin: number) =>
  secret(z.optional(z.string().check(z.minLength(charactersMin))), `at least ${charactersMin} characters`);

/**
 * An external service that browsers send reports to: encrypted, unless it is on this machine. It becomes part
 * of the page's content security policy, so characters that would end a directive are refused.
 */
export const tellable = () =>
  said(
    z.optional(
      webAddress.check(
        z.regex(/^(https:\/\/[^@\s]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/.*)?)$/),
        z.regex(/^[^;,'"\s#]+$/),
      ),
    ),
    'an https address without a user name, a fragment or any of ; , \' "',
  );

/** A public identifier at an external service. */
export const code = () =>
  said(
    z.optional(z.string().check(z.regex(/^[\w.:-]{1,128}$/))),
    '1 to 128 letters, digits or any of _ . : -',
  );

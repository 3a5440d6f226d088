/**
 * Checks of plain JSON without zod, for what the first screen reads before any call is answered: the device's storage
 * and the data in the page. The types refuse a check that leaves out a field.
 */
export type Guard<T> = (value: unknown) => value is T;

export const isAnything = (_value: unknown): _value is unknown => true;
export const isString = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isStringUpTo =
  (lengthMax: number): Guard<string> =>
  (value): value is string =>
    isString(value) && value.length <= lengthMax;

export const isIntegerFrom =
  (least: number): Guard<number> =>
  (value): value is number =>
    isInteger(value) && value >= least;

export const oneOf =
  <const T extends string>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

export const listOf =
  <T>(guard: Guard<T>, lengthMax = Number.POSITIVE_INFINITY): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= lengthMax && value.every(guard);

export const recordOf =
  <T>(guard: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(guard);

/** An object with at least these fields. */
export const objectOf =
  <T extends object>(fields: { readonly [Name in keyof T]-?: Guard<T[Name]> }): Guard<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Guard<unknown>>(fields).every(([name, guard]) => guard(value[name]));

/** How a value is shown: its unit, and by how much it is multiplied for the eye. */
export interface Unit {
  readonly text: string;
  readonly factor: number;
}

const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/Ms$/, 'ms'],
  [/Px$/, 'px'],
  [/Hz$/, 'Hz'],
  [/(Deg|Degrees)$/, '°'],
  [/PerSecond$/, 'turns/s'],
  [/DegPerSecond$/, '°/s'],
  [/(Turns?|Loops)$/, 'turns'],
  [/Sparks$/, 'sparks'],
  [/Confetti$/, 'pieces'],
  [/Coins$/, 'coins'],
  [/Puffs$/, 'puffs'],
  [/^fireworks$/, 'rockets'],
  [/^feathers$/, 'feathers'],
  [/^dust$/, 'puffs'],
  [/^steps$/, 'steps'],
];
const SHARE =
  /(Light|Dim|To|Push|Share|Hush|Zoom|Grey|Lag|Idle|From|Tilt|Rate|Bulge)$|^(lift|unbacked|dimTo)$/;

/** The unit by the name's ending; shares of one are shown in percent. */
export function unitOf(name: string, value: number | string): Unit {
  if (typeof value === 'string') return { text: '', factor: 1 };
  const named = [...BY_NAME].reverse().find(([pattern]) => pattern.test(name));
  if (named !== undefined) return { text: named[1], factor: 1 };
  return SHARE.test(name) && Math.abs(value) <= 1 ? { text: '%', factor: 100 } : { text: '', factor: 1 };
}

/** A slider from zero to three times the filed value, in steps that can be seen. */
export function rangeOf(filed: number): {
  readonly min: number;
  readonly max: number;
  readonly step: number;
} {
  if (filed === 0) return { min: 0, max: 1, step: 0.01 };
  const most = 3 * Math.abs(filed);
  const isWhole = Number.isInteger(filed) && Math.abs(filed) >= 3;
  const step = 10 ** Math.floor(Math.log10(most) - 2.3);
  return { min: filed < 0 ? -most : 0, max: most, step: isWhole ? Math.max(1, step) : step };
}

/** A value for the eye: `1,440`, `78`, `0.5`. */
export const valueText = (value: number | string, { factor }: Unit): string =>
  typeof value === 'string'
    ? value
    : (Math.round(value * factor * 1_000) / 1_000).toLocaleString('en', { maximumFractionDigits: 3 });

/** What a field says, as a value; null if it is none of the filed value's type. */
export function valueIn(text: string, filed: number | string, { factor }: Unit): number | string | null {
  if (typeof filed === 'string') return /^#[0-9a-f]{6}$/i.test(text) ? text : null;
  const value = Number(text.replaceAll(',', ''));
  return text.trim() === '' || !Number.isFinite(value) ? null : Math.round((value / factor) * 1e6) / 1e6;
}

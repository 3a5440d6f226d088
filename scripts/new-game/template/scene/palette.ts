import type { SkinName } from '../../../../games/kit/skin';

/** What the coin lies on, in one skin, as #rrggbb. The coin is the same in all. */
export interface Palette {
  /** The table, from under the lamp to its corners. */
  readonly table: readonly [string, string, string];
  /** The pattern that is inlaid in it. */
  readonly inlay: string;
  /** Under the coin. */
  readonly shadow: string;
  /** Around a winner. */
  readonly light: string;
}

export const PALETTES: Readonly<Record<SkinName, Palette>> = {
  bg24: { table: ['#4A0F1E', '#260811', '#0A0305'], inlay: '#E9BE5F', shadow: '#050102', light: '#FFD27A' },
  v2: { table: ['#F7C948', '#E59A28', '#8A3A12'], inlay: '#B4174C', shadow: '#3A1206', light: '#FFE9A0' },
  v3: { table: ['#2F1470', '#170940', '#060216'], inlay: '#FF4FC3', shadow: '#050112', light: '#B68CFF' },
  v4: { table: ['#ECEAE0', '#D3DAD2', '#9CC7BE'], inlay: '#3E8F82', shadow: '#24413A', light: '#F2C45A' },
};

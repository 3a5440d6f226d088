import type { Kind, Position } from '../rules/bet';
import { KIND_OF_MODE, type Mode, type Table } from './table';

const KINDS_ON_FIELDS: Readonly<Record<Mode, readonly Kind[]>> = {
  one: [KIND_OF_MODE.one],
  two: [],
  three: [],
  triple: [KIND_OF_MODE.triple],
  special: ['anyTriple', 'allDifferent'],
};

/** The kinds whose chips are shown on the fields themselves; the others show as slips. */
export const liesOnFields = (mode: Mode, kind: Kind): boolean => KINDS_ON_FIELDS[mode].includes(kind);

export const shownAsSlips = ({ positions }: Table, mode: Mode): readonly Position[] =>
  positions.filter(({ kind }) => !liesOnFields(mode, kind));

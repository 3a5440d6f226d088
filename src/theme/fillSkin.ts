import { globalStyle } from '@vanilla-extract/css';
import { ROLES } from '../../games/kit/roles';
import type { SkinName } from '../../games/kit/skin';
import type { Skin } from './skin';
import { TRIM } from './trim';

const declarations = (names: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([name, property]) => [property, values[name] ?? '']));

/** Writes a skin's roles and trims as custom properties; for use in a style sheet. */
export function fillSkin(name: SkinName, { scheme, roles, trim }: Skin): void {
  globalStyle(`[data-skin="${name}"]`, {
    colorScheme: scheme,
    vars: { ...declarations(ROLES, roles), ...declarations(TRIM, trim) },
  });
}

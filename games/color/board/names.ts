import type { Color } from '../rules/colors';
import type { Translate } from './strings';
import type { Place } from './table';

/** "Yellow star": the name of a field or a cube. */
export const fieldName = (translate: Translate, color: Color): string =>
  translate('field', { color: translate(`color.${color}`), shape: translate(`shape.${color}`) });

/** "Red and Blue", "Three Yellow", "Any triple". */
export function placeName(translate: Translate, { kind, colors }: Place): string {
  const [a = '', b = '', c = ''] = colors.map((color) => translate(`color.${color}`));
  return translate(`place.${kind}`, { a, b, c });
}

import { theme } from '../../games/kit/roles';

/** A title in the face of running text: for what carries money, and for small titles. No skin makes it italic. */
export const uiTitle = { fontFamily: theme.faceUi, fontStyle: 'normal' } as const;

import '@fontsource-variable/noto-sans-sc';
import { merge } from '../merge';

/** Chinese needs a font of its own, in slices that load as they are needed. */
export const words = merge(
  import.meta.glob('../strings/{shell,ui,lobby,errors}/zhCN.json', { eager: true, import: 'default' }),
);

import { merge } from '../merge';

export const words = merge(
  import.meta.glob('../strings/{shell,ui,lobby,errors}/enMS.json', { eager: true, import: 'default' }),
);

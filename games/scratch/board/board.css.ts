import { style } from '@vanilla-extract/css';

export const board = style({ display: 'flex', flexDirection: 'column' });

/** Named motions of the design; every transition in the shell is one of these. */
export const motion = {
  tap: '90ms cubic-bezier(.2,0,.2,1)',
  small: '160ms cubic-bezier(.2,0,0,1)',
  sheetIn: '320ms cubic-bezier(.16,1,.3,1)',
  sheetOut: '220ms cubic-bezier(.4,0,1,1)',
  page: '240ms cubic-bezier(.2,0,0,1)',
} as const;

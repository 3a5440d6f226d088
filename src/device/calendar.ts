const two = (count: number): string => String(count).padStart(2, '0');

/** Today's date on the device, as yyyy-mm-dd. */
export const dateOf = (moment: Date): string =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** Today's weekday on the device: 1 is Monday, 7 is Sunday. */
export const weekOf = (moment: Date): number => moment.getDay() || 7;

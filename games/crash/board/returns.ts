/** The RTP of every target, in percent; the laws check it. */
export const RETURN_PERCENT = '99.00';

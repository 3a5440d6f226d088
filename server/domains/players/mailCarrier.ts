import type { Context } from '../../context';
import { letterbox } from '../../sandbox/letterbox';
import type { MailCarrier } from './mail';

/** The letterbox in the sandbox; null where no letter can be sent. */
export const mailCarrier = (context: Context): MailCarrier | null =>
  context.config.sandbox ? letterbox(context) : null;

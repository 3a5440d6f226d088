import { dayText, soonText } from '../dateText';
import type { Away } from './saferPlay';

/** When a break or an exclusion ends: a break by the minute, an exclusion by the day. `tag`: BCP 47. */
export const awayEndText = ({ why, until }: Away, tag: string): string =>
  why === 'onBreak' ? soonText(new Date(until), tag) : dayText(new Date(until), tag);

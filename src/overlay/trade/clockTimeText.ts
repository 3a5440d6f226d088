import { TIME_ZONE } from '../../shared/dateText';

const formats = new Map<string, Intl.DateTimeFormat>();

/** "9:41:09": the time of a day in Manila to the second, for the many labels of a chart. `tag`: BCP 47. */
export function clockTimeText(moment: Date, tag: string): string {
  let format = formats.get(tag);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(tag, {
      timeZone: TIME_ZONE,
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(tag, format);
  }
  return format.format(moment);
}

const minuteFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});

/** "9:41": the time of a day in Manila as on the axis of a chart, for lines with little room. */
export const minuteText = (moment: Date): string => minuteFormat.format(moment);

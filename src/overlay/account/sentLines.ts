import type { DeviceRecord } from '../../../contract/deviceRecord';
import type { Translation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';

type Translate = Translation['t'];

/** One line of the data that the device sends, in readable form. */
export interface SentLine {
  readonly label: string;
  readonly value: string;
}

const joined = (parts: readonly (string | undefined)[], by = ' '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(by);

/**
 * All fields of a record as readable text, and the codes of the advertising campaign; unknown fields have no line.
 * `tag` is a BCP 47 language.
 */
export function sentLines(
  record: DeviceRecord,
  t: Translate,
  tag: string,
  campaign: readonly (string | null)[] = [],
): readonly SentLine[] {
  const { screenWidth, screenHeight, browserInfo, adBlocked } = record;
  const lines: readonly (readonly [key: StringKey, value: string | undefined])[] = [
    ['account.language', record.language],
    ['account.sent_screen', joined([screenWidth?.toString(), screenHeight?.toString()], ' × ')],
    ['account.sent_device', deviceText(record, t)],
    ['account.sent_system', systemText(record)],
    ['account.sent_browser', browserInfo && joined([browserInfo.name, browserInfo.version])],
    ['account.sent_agent', record.userAgent],
    ['account.sent_network', record.netWork],
    ['account.sent_day', dayText(record, tag)],
    ['account.sent_lunar', lunarText(record, t)],
    ['account.share_fingerprint', fingerprintText(record, t, tag)],

    ['account.sent_uuid', record.UUID],
    ['account.share_place', placeText(record, t, tag)],
    [
      'account.share_advertising',
      joined([record.afId, record.fbInsId, record.aaid, ...campaign.map((code) => code ?? '')], ', '),
    ],
    [
      'account.sent_adBlocked',
      adBlocked === undefined ? '' : t(adBlocked ? 'account.sentYes' : 'account.sentNo'),
    ],
    ['account.sent_app', record.app_id],
  ];
  return lines.flatMap(([key, value = '']) => (value === '' ? [] : [{ label: t(key), value }]));
}

const deviceText = ({ deviceType, orientation }: DeviceRecord, t: Translate): string =>
  joined(
    [deviceType && t(`account.sentType_${deviceType}`), orientation && t(`account.sentHeld_${orientation}`)],
    ', ',
  );

/** The operating system and the platform, unless they have the same name. */
function systemText({ OS, OSVersion, platform }: DeviceRecord): string {
  const system = joined([OS, OSVersion]);
  return joined([system, platform === OS ? '' : platform], ', ');
}

/** The date with the name of the weekday; the number of the weekday would add nothing. */
function dayText({ date }: DeviceRecord, tag: string): string {
  if (date === undefined) return '';
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(tag, { ...day, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

function lunarText({ lunarDate }: DeviceRecord, t: Translate): string {
  if (lunarDate === undefined) return '';
  const { year, month, day, isLeapMonth } = lunarDate;
  return joined([`${year}-${month}-${day}`, isLeapMonth ? t('account.sentLeap') : ''], ', ');
}

function fingerprintText({ fingerprint }: DeviceRecord, t: Translate, tag: string): string {
  if (fingerprint === undefined) return '';
  const share = new Intl.NumberFormat(tag, { style: 'percent' }).format(fingerprint.confidence);
  return joined([fingerprint.visitorId, t('account.sentSure', { share })], ', ');
}

function placeText({ geoPosition }: DeviceRecord, t: Translate, tag: string): string {
  if (geoPosition === undefined) return '';
  if (geoPosition === 'unavailable') return t('account.sentPlace_unavailable');
  if (geoPosition === 'not supported') return t('account.sentPlace_unsupported');
  const degrees = new Intl.NumberFormat(tag, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' });
  return joined([degrees.format(geoPosition.latitude), degrees.format(geoPosition.longitude)], ', ');
}

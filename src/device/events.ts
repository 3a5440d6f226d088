import type { BodyOf } from '../../contract/call';
import { EVENT_KEYS, type EventName, reportCalls } from '../../contract/reports';
import { send } from '../shared/api/api';
import { tell } from './tell';

type Extras = Omit<BodyOf<typeof reportCalls.event>, 'eventType'>;

/** Reports one kind of event, if the player agreed. */
type ReportEvent = (extras?: Extras) => Promise<void>;

const reporterOf =
  (event: EventName): ReportEvent =>
  async (extras = {}) => {
    await tell('analytics', () => send(reportCalls.event, { ...extras, eventType: EVENT_KEYS[event] }));
  };

const reporters: Readonly<Record<EventName, ReportEvent>> = {
  emergencyPageEnter: reporterOf('emergencyPageEnter'),
  h5ButtonClick: reporterOf('h5ButtonClick'),
  apkButtonClick: reporterOf('apkButtonClick'),
  saveImageClick: reporterOf('saveImageClick'),
  telegramClick: reporterOf('telegramClick'),
  brandH5Enter: reporterOf('brandH5Enter'),
  brandH5UpgradeClick: reporterOf('brandH5UpgradeClick'),
  newAppEnter: reporterOf('newAppEnter'),
  newAppRecharge: reporterOf('newAppRecharge'),
};

// An event that is not taken out here does not compile, one without a function below is an unused variable, and a
// function that nothing calls is an unused export.
const {
  apkButtonClick,
  brandH5Enter,
  brandH5UpgradeClick,
  emergencyPageEnter,
  h5ButtonClick,
  newAppEnter,
  newAppRecharge,
  saveImageClick,
  telegramClick,
  ...forgotten
} = reporters;
forgotten satisfies Readonly<Record<string, never>>;

export const reportApkButtonClick = apkButtonClick;
export const reportBrandH5Enter = brandH5Enter;
export const reportBrandH5UpgradeClick = brandH5UpgradeClick;
export const reportEmergencyPageEnter = emergencyPageEnter;
export const reportH5ButtonClick = h5ButtonClick;
export const reportNewAppEnter = newAppEnter;
export const reportNewAppRecharge = newAppRecharge;
export const reportSaveImageClick = saveImageClick;
export const reportTelegramClick = telegramClick;

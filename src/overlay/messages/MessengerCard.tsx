import { useAtomValue } from 'jotai';
import Headset from '~icons/ph/headset-fill';
import { useTranslation } from '../../i18n/i18n';
import { publicConfigAtom } from '../../shared/config/config';
import { Link } from '../../ui/page/Link';
import { BrandMark } from '../../ui/text/BrandMark';
import * as css from './MessagesPage.css';

/** Pinned at the top: the link to customer service, or to the help centre if none is configured. */
export function MessengerCard() {
  const { t } = useTranslation();
  const serviceUrl = useAtomValue(publicConfigAtom)?.customerServiceUrl ?? null;
  const inside = (title: string, text: string) => (
    <>
      <span className={css.mark}>
        <BrandMark size="4rem" />
      </span>
      <span className={css.headset}>
        <Headset aria-hidden />
      </span>
      <span className={css.talkWords}>
        <b className={css.talkTitle}>{title}</b>
        <span className={css.first}>{text}</span>
      </span>
    </>
  );
  if (serviceUrl === null) {
    return (
      <Link className={css.talk} to="/faq">
        {inside(t('messages.noTalk'), t('messages.noTalkText'))}
      </Link>
    );
  }
  return (
    <a className={css.talk} href={serviceUrl} target="_blank" rel="noopener noreferrer">
      {inside(t('messages.talk'), t('messages.talkText'))}
    </a>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Fragment, useState } from 'react';
import Headset from '~icons/ph/headset-fill';
import { paragraphs } from '../../../contract/messages/messageText';
import type { SupportMessage } from '../../../contract/messages/support';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { timeText } from '../../shared/dateText';
import { jpegUrl } from '../../shared/picture';
import { uidAtom } from '../../shared/session/session';
import { unseen } from '../../theme/recipes.css';
import { Sheet } from '../../ui/sheet/Sheet';
import { pictureQuery } from './queries';
import * as css from './Support.css';

interface MessageBubbleProps {
  message: SupportMessage;
  /** False where the message before it is from the same person: their name stands there. */
  isNamed: boolean;
}

/** One message: the player's on the right, customer service's on the left. */
export function MessageBubble({ message, isNamed }: MessageBubbleProps) {
  const { t, language } = useTranslation();
  const { author, name, text, picture, sentAt } = message;
  const isMine = author === 'player';
  const time = timeText(new Date(sentAt), LANGUAGES[language].tag);
  return (
    <li className={isMine ? css.mine : css.theirs}>
      {isMine && <span className={unseen}>{t('support.you')}: </span>}
      {!isMine && isNamed && (
        <span className={css.person}>
          <span className={css.face}>
            <Headset aria-hidden />
          </span>
          <b>{t('support.person', { name: name ?? '' })}</b>
        </span>
      )}
      {text !== '' && (
        <div className={isMine ? css.bubbleMine : css.bubbleTheirs}>
          <PlainText text={text} />
        </div>
      )}
      {picture !== null && <Picture {...picture} />}
      <time className={css.small} dateTime={sentAt}>
        {picture === null ? time : t('support.withPicture', { time })}
      </time>
    </li>
  );
}

/** Each line becomes a React element, so no part of a text is parsed as HTML. */
function PlainText({ text }: { text: string }) {
  return paragraphs(text, false).map((lines, at) => (
    <p key={at} className={css.paragraph}>
      {lines.map((runs, line) => (
        <Fragment key={line}>
          {line > 0 && <br />}
          {runs.map((run) => run.text).join('')}
        </Fragment>
      ))}
    </p>
  ));
}

/** A sent picture in its own proportions, so that nothing moves when it has loaded; a tap shows it whole. */
function Picture({ pictureId, widthPx, heightPx }: NonNullable<SupportMessage['picture']>) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const query = useQuery(pictureQuery(uid, pictureId));
  const [open, setOpen] = useState(false);
  const src = query.data === undefined ? null : jpegUrl(query.data.image);
  return (
    <>
      <button
        type="button"
        className={css.picture}
        style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
        aria-label={t(query.isError ? 'support.pictureAgain' : 'support.pictureOpen')}
        aria-busy={query.isLoading || undefined}
        onClick={() => (query.isError ? void query.refetch() : setOpen(src !== null))}
      >
        {src !== null && <img className={css.pixels} src={src} alt="" />}
        {query.isError && <span className={css.pictureTrouble}>{t('support.pictureAgain')}</span>}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('support.attached')}>
        {src !== null && <img className={css.whole} src={src} alt={t('support.attached')} />}
      </Sheet>
    </>
  );
}

import { atom, useAtomValue } from 'jotai';
import * as z from 'zod/mini';
import { messageKey, SUPPORT_LIMITS, supportCategory } from '../../../contract/messages/support';
import { newKey } from '../../shared/api/intents';
import type { ShrunkPicture } from '../../shared/picture';
import { uidAtom } from '../../shared/session/session';
import { stored } from '../../shared/storage/storage';
import { changeAtom, readAtom } from '../../shared/store/store';
import { storedAtom } from '../../shared/store/storedAtom';

const draft = z.object({
  /** Who typed it; null for a guest, whose draft belongs to whoever logs in next. */
  uid: z.nullable(z.int()),
  text: z.string().check(z.maxLength(SUPPORT_LIMITS.textLength)),
  category: z.nullable(supportCategory),
  /** Whether a picture is attached; the picture itself is not stored. */
  hasPicture: z._default(z.boolean(), false),
  /** The key it was sent under, if no answer came; another text gets another key. */
  key: z.nullable(messageKey),
});

type Draft = z.output<typeof draft>;
type Typed = Pick<Draft, 'text' | 'category'>;

const DRAFT_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** More conversations than can wait for an answer. */
const DRAFTS_MAX = 10;

/** What was typed and not sent, by conversation; "new" is a conversation that is not open yet. */
export const draftsAtom = storedAtom(
  stored('supportDrafts', z.record(z.string(), draft), () => ({}) as Record<string, Draft>, {
    keptMs: DRAFT_KEPT_MS,
  }),
);

interface AttachedPicture {
  readonly uid: number | null;
  readonly picture: ShrunkPicture;
}

/** Pictures of drafts. They are too large for the device's storage: after a reload they must be attached again. */
const picturesAtom = atom<Readonly<Record<string, AttachedPicture>>>({});

const EMPTY: Omit<Draft, 'uid'> = { text: '', category: null, hasPicture: false, key: null };

export interface DraftEditor extends Typed {
  readonly picture: ShrunkPicture | null;
  /** Whether a picture was attached before the app was reloaded, and is attached no longer. */
  readonly isPictureLost: boolean;
  readonly change: (change: Partial<Typed>) => void;
  readonly attach: (picture: ShrunkPicture | null) => void;
  /** The key to send it under: the same one until it is changed or sent. */
  readonly keyForSending: () => string;
  /** Forgets what this editor shows, which was sent. What has been typed or attached since then stays. */
  readonly forgetSent: () => void;
}

/** The draft of a place: a conversation's id, or "new". */
export function useDraft(place: string): DraftEditor {
  const uid = useAtomValue(uidAtom);
  const isMine = (one: { readonly uid: number | null }) => one.uid === null || one.uid === uid;
  const ownOf = (drafts: Record<string, Draft>) => {
    const found = drafts[place];
    return found !== undefined && isMine(found) ? found : EMPTY;
  };
  const pictureOf = (pictures: Readonly<Record<string, AttachedPicture>>) => {
    const attached = pictures[place];
    return attached !== undefined && isMine(attached) ? attached.picture : null;
  };
  const own = ownOf(useAtomValue(draftsAtom));
  const picture = pictureOf(useAtomValue(picturesAtom));
  const isPictureLost = own.hasPicture && picture === null;

  // Drafts may have changed since this was rendered: a message is on its way for a while, and a picture is made smaller.
  const put = (step: (now: Omit<Draft, 'uid'>) => Omit<Draft, 'uid'>) => {
    const drafts = readAtom(draftsAtom);
    const next = step(ownOf(drafts));
    // Another player's drafts go when this player types; the newest stay.
    const others = Object.entries(drafts).filter(([name, one]) => name !== place && isMine(one));
    const isEmpty = next.text === '' && next.category === null && !next.hasPicture;
    const kept = isEmpty ? others : [...others, [place, { ...next, uid }] as const];
    changeAtom(draftsAtom, Object.fromEntries(kept.slice(-DRAFTS_MAX)));
  };
  const attach = (picture: ShrunkPicture | null) => {
    const { [place]: _, ...others } = readAtom(picturesAtom);
    changeAtom(picturesAtom, picture === null ? others : { ...others, [place]: { uid, picture } });
  };
  return {
    text: own.text,
    category: own.category,
    picture,
    isPictureLost,
    change: (change) => put((now) => ({ ...now, ...change, key: null })),
    attach: (next) => {
      attach(next);
      put((now) => ({ ...now, hasPicture: next !== null, key: null }));
    },
    keyForSending: () => {
      // Without its picture it is another message, which the key of the first would not let through.
      const key = isPictureLost ? newKey() : (own.key ?? newKey());
      put((now) => ({ ...now, hasPicture: picture !== null, key }));
      return key;
    },
    forgetSent: () => {
      // A player who has left keeps nothing here, and the drafts of the next one are theirs.
      if (readAtom(uidAtom) !== uid) return;
      const isOther = pictureOf(readAtom(picturesAtom)) !== picture;
      if (!isOther) attach(null);
      put((now) => {
        const text = now.text.startsWith(own.text) ? now.text.slice(own.text.length).trimStart() : now.text;
        const left = { ...now, text, hasPicture: isOther && now.hasPicture, key: null };
        return text === '' && !left.hasPicture ? EMPTY : left;
      });
    },
  };
}

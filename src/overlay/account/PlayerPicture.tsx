import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { userAtom } from '../../shared/session/user';
import * as css from './AccountPage.css';
import { Avatar } from './art/Avatar';
import { Garland } from './art/Garland';
import { avatarAtom, randomAvatar } from './avatar';
import { profileAtom } from './profile';

/** The player's picture, in the frame that they have got in the mall. */
export function PlayerPicture({ size }: { size: string }) {
  const isFramed = useAtomValue(userAtom)?.looks.includes('FRAME') === true;
  return isFramed ? (
    <Framed>
      <Picture size={size} />
    </Framed>
  ) : (
    <Picture size={size} />
  );
}

function Framed({ children }: { readonly children: ReactNode }) {
  return (
    <span className={css.framed}>
      {children}
      <Garland className={css.garland} />
    </span>
  );
}

/** The uploaded picture, otherwise the avatar they chose, otherwise this device's random one. */
function Picture({ size }: { size: string }) {
  const [localIndex, setLocalIndex] = useAtom(avatarAtom);
  const profile = useAtomValue(profileAtom);
  const url = profile?.avatar.url ?? null;
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    if (localIndex === null) setLocalIndex(randomAvatar());
  }, [localIndex, setLocalIndex]);
  if (url === null || url === broken)
    return <Avatar index={profile?.avatar.index ?? localIndex ?? 0} size={size} />;
  return (
    <img
      className={css.photo}
      src={url}
      alt=""
      style={{ width: size, height: size }}
      onError={() => setBroken(url)}
    />
  );
}

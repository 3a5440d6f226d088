import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as css from './AccountPage.css';
import { Avatar } from './art/Avatar';
import { avatarAtom, randomAvatar } from './avatar';
import { profileAtom } from './profile';

/** The player's uploaded picture, otherwise the avatar they chose, otherwise this device's random one. */
export function PlayerPicture({ size }: { size: string }) {
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

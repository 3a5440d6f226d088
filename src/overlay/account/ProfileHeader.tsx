import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Crown from '~icons/ph/crown-fill';
import Pencil from '~icons/ph/pencil-simple-fill';
import Seal from '~icons/ph/seal-check-fill';
import { useTranslation } from '../../i18n/i18n';
import { playerName } from '../../shared/session/playerName';
import { userAtom } from '../../shared/session/user';
import { metalText } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Chip } from '../../ui/form/Chip';
import { IconButton } from '../../ui/form/IconButton';
import { Link } from '../../ui/page/Link';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './AccountPage.css';
import { PlayerPicture } from './PlayerPicture';
import { ProfileSheet } from './ProfileSheet';

/** More letters than this do not fit beside the avatar at the large font size. */
const NAME_WIDE = 12;

/** Avatar, name, level and id, with a button to edit the profile. */
export function ProfileHeader() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const [editing, setEditing] = useState(false);
  const name = user === null ? '' : playerName(user.name, t);
  return (
    <header className={css.person}>
      <PlayerPicture size="4.75rem" />
      <div className={css.names}>
        {user === null ? (
          <>
            <Skeleton width="9rem" height="1.75rem" />
            <Skeleton width="11rem" height="1.25rem" />
          </>
        ) : (
          <>
            <h1 className={classes(name.length > NAME_WIDE ? css.nameLong : css.name, metalText)}>{name}</h1>
            <div className={css.marks}>
              <Link to="/vip" className={css.level}>
                <Chip tone="accent" icon={<Crown className={css.crown} aria-hidden />}>
                  {t('account.vip', { level: user.vipInfo.level })}
                </Chip>
              </Link>
              {user.looks.includes('TITLE') && (
                <Chip icon={<Seal className={css.crown} aria-hidden />}>{t('mall.titleWorn')}</Chip>
              )}
              <span className={css.id}>{t('account.id', { id: String(user.uid) })}</span>
            </div>
          </>
        )}
      </div>
      <IconButton
        label={t('account.edit')}
        icon={<Pencil aria-hidden />}
        disabled={user === null}
        onClick={() => setEditing(true)}
      />
      {user !== null && <ProfileSheet open={editing} onClose={() => setEditing(false)} name={name} />}
    </header>
  );
}

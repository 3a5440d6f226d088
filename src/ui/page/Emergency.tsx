import { type ReactNode, useState } from 'react';
import { emergencyArt } from '../../theme/emergencyArt';
import { metalText } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../classes';
import { BrandMark } from '../text/BrandMark';
import { BrandName } from '../text/BrandName';
import * as css from './Emergency.css';

interface EmergencyProps {
  title: string;
  text: string;
  /** A button beside the brand. */
  aside?: ReactNode;
  children?: ReactNode;
  /** The one button, at the bottom of the screen. */
  action: ReactNode;
}

/** The layout of the emergency screens: brand, picture, what is not affected, and what to do next. */
export function Emergency({ title, text, aside, children, action }: EmergencyProps) {
  const { brand } = useTheme();
  const art = emergencyArt(brand.id);
  // An offline device may never have loaded the picture.
  const [lost, setLost] = useState('');
  return (
    <div className={css.place}>
      <header className={css.head}>
        <p className={css.brand}>
          <BrandMark size="2.25rem" />
          <BrandName className={css.name} />
        </p>
        {aside}
      </header>
      {lost !== art && (
        <div className={css.frame}>
          <img className={css.art} src={art} width={343} height={220} alt="" onError={() => setLost(art)} />
        </div>
      )}
      <h1 className={classes(metalText, css.title)}>{title}</h1>
      <p className={css.text}>{text}</p>
      {children}
      <div className={css.action}>{action}</div>
    </div>
  );
}

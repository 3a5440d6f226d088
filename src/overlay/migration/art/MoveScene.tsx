import { useTheme } from '../../../theme/shown';
import * as css from './MoveScene.css';

interface MoveSceneProps {
  /** Whether this is the app that the road leads to; a child app is where it begins. */
  readonly isMain: boolean;
}

/**
 * A jeepney on the road from a small app to the main one, under paper flags; this app's sign has its brand's mark.
 * Decorative, in the colours of the skin.
 */
export function MoveScene({ isMain }: MoveSceneProps) {
  const { brand } = useTheme();
  const mark = `/brand/${brand.id}/icon.svg`;
  return (
    <div className={css.scene} aria-hidden="true">
      <svg className={css.land} viewBox="0 0 375 230" preserveAspectRatio="xMidYMax slice">
        <title>{''}</title>
        <g className={css.rays}>
          {Array.from({ length: 18 }, (_, index) => (
            <path key={index} transform={`translate(187 170) rotate(${index * 20})`} d="M0 0L420-35V35Z" />
          ))}
        </g>
        <path className={css.hill} d="M-10 152Q90 122 190 146T385 140V240H-10Z" />
        <g className={css.signs}>
          <path className={css.post} d="M44 108V186M322 98V186" strokeWidth="5" />
          <rect className={css.smallSign} x="18" y="84" width="52" height="30" rx="8" />
          {isMain ? (
            <rect className={css.smallMark} x="38.5" y="89.5" width="11" height="19" rx="3" />
          ) : (
            <image href={mark} x="33" y="88" width="22" height="22" />
          )}
          <g className={css.big}>
            <rect className={css.bigSign} x="284" y="62" width="76" height="42" rx="10" />
            {isMain ? (
              <image href={mark} x="306" y="67" width="32" height="32" />
            ) : (
              <path
                className={css.bigMark}
                d="M322 70l4.1 8.6 9.4 1.2-6.9 6.5 1.8 9.3-8.4-4.6-8.4 4.6 1.8-9.3-6.9-6.5 9.4-1.2Z"
              />
            )}
          </g>
        </g>
        <linearGradient id="move-shade" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.18" />
          <stop offset="0.3" stopColor="#1a0420" stopOpacity="0.12" />
          <stop offset="1" stopColor="#1a0420" stopOpacity="0.5" />
        </linearGradient>
        <path className={css.ground} d="M-10 168Q120 156 385 162V240H-10Z" />
        <path className={css.shade} d="M-10 168Q120 156 385 162V240H-10Z" />
        <path className={css.line} d="M-10 206H385" strokeWidth="3" strokeDasharray="16 12" />
        <Flags left={-8} width={206} />
        <Flags left={186} width={200} />
      </svg>
      <img className={css.jeepney} src="/art/jeepney.svg" alt="" width={340} height={210} />
    </div>
  );
}

const FLAGS = 12;

/** A string of paper flags that sags in the middle. */
function Flags({ left, width }: { readonly left: number; readonly width: number }) {
  const step = width / FLAGS;
  const sag = (at: number) => 18 + 10 * (1 - ((2 * at) / FLAGS - 1) ** 2);
  return (
    <g transform={`translate(${left} 0)`}>
      <path className={css.string} d={`M0 18Q${width / 2} 38 ${width} 18`} />
      {Array.from({ length: FLAGS }, (_, at) => (
        <path
          key={at}
          className={css.flags[at % css.flags.length]}
          transform={`translate(${at * step + 2} ${sag(at)})`}
          d={`M0 0H${step - 4}L${(step - 4) / 2} 15Z`}
        />
      ))}
    </g>
  );
}

import { useId } from 'react';

interface Face {
  readonly sky: readonly [inner: string, middle: string, outer: string];
  readonly skin: string;
  readonly neck: string;
  readonly shirt: string;
  readonly hair: readonly [top: string, bottom: string];
  /** Paths behind the face and in front of the forehead. */
  readonly back: string;
  readonly fringe: string;
  readonly extra: 'flower' | 'glasses' | 'cap' | 'earrings' | 'moustache' | 'headband';
}

const LONG_HAIR = 'M18 44Q14 16 38 14T58 44Q62 60 54 66H22Q14 60 18 44Z';
const SHORT_HAIR = 'M24 41Q19 16 38 15.5T52 41Q50 42.500 49.500 38H26.500Q26 42.500 24 41Z';
const BUN = 'M38 5.500a7.500 7.500 0 1 0 .01 0ZM24 44Q19 17 38 16T52 44Q50 47 49 40H27Q26 47 24 44Z';
const CURLS =
  'M19 42a7 7 0 0 1 1-11 7 7 0 0 1 6-10 8 8 0 0 1 12-5 8 8 0 0 1 12 5 7 7 0 0 1 6 10 7 7 0 0 1 1 11q2 8-4 12H23q-6-4-4-12Z';

/** Six characters in a flat style. The order is the avatar's index. */
const FACES: readonly Face[] = [
  {
    sky: ['#c4203f', '#6b0d20', '#2d050e'],
    skin: '#E0A878',
    neck: '#C98A5E',
    shirt: '#E9BE5F',
    hair: ['#2b1710', '#0f0705'],
    back: LONG_HAIR,
    fringe: 'M25 36Q26 22 40 22 50 24 51 36 44 33 42 28 36 34 25 36Z',
    extra: 'flower',
  },
  {
    sky: ['#2f8f7a', '#0f4a43', '#06201f'],
    skin: '#C68A5C',
    neck: '#A96F45',
    shirt: '#F2E4C4',
    hair: ['#231510', '#0b0504'],
    back: SHORT_HAIR,
    fringe: 'M25 35Q24 23 38 22 51 22 51 35 46 31 45 27 36 31 31 28 27 30 25 35Z',
    extra: 'glasses',
  },
  {
    sky: ['#3f6fd0', '#1a2f7a', '#0a1030'],
    skin: '#B97B4E',
    neck: '#98603A',
    shirt: '#D8433B',
    hair: ['#2b1a12', '#120905'],
    back: SHORT_HAIR,
    fringe: 'M25 34Q26 30 38 30T51 34L50 31 26 31Z',
    extra: 'cap',
  },
  {
    sky: ['#c27a1f', '#6e3a0c', '#2c1505'],
    skin: '#EBBE94',
    neck: '#D19D72',
    shirt: '#7A1F45',
    hair: ['#4a2413', '#1f0d06'],
    back: BUN,
    fringe: 'M25 36Q25 22 38 22T51 36Q49 27 38 27T25 36Z',
    extra: 'earrings',
  },
  {
    sky: ['#7a4fc0', '#3a1f75', '#170a33'],
    skin: '#D49A6A',
    neck: '#B57C50',
    shirt: '#1E8A6A',
    hair: ['#6d6259', '#2f2823'],
    back: SHORT_HAIR,
    fringe: 'M25 35Q25 22 38 22T51 35Q50 28 44 27 34 28 30 27 26 29 25 35Z',
    extra: 'moustache',
  },
  {
    sky: ['#d0567f', '#7a1f4a', '#300a20'],
    skin: '#A86B42',
    neck: '#8A5331',
    shirt: '#3FA9C8',
    hair: ['#241510', '#0d0604'],
    back: CURLS,
    fringe: 'M25 35Q26 27 32 27 35 24 38 27 42 24 45 27 50 28 51 35 45 31 38 31T25 35Z',
    extra: 'headband',
  },
];

const EXTRAS: Readonly<Record<Face['extra'], React.ReactNode>> = {
  flower: (
    <g transform="translate(53 27)">
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} transform={`rotate(${turn})`} cy="-4.4" rx="3" ry="4.6" fill="#FFF8EA" />
      ))}
      <circle r="2.2" fill="#F2B233" />
    </g>
  ),
  glasses: (
    <g fill="#ffffff22" stroke="#1a0d08" strokeWidth="1.5">
      <circle cx="32.6" cy="39.5" r="4.6" />
      <circle cx="43.4" cy="39.5" r="4.6" />
      <path d="M37.2 39q.8-.8 1.6 0M28 38.6l-2.6-1M48 38.6l2.6-1" fill="none" />
    </g>
  ),
  cap: (
    <g>
      <path d="M23 33Q23 16 38 16T53 33Q46 29.500 38 29.500T23 33Z" fill="#1D6FE8" />
      <path d="M23 33Q23 16 38 16 31 20 30 30 26 31 23 33Z" fill="#ffffff" opacity=".18" />
      <path d="M25 33Q38 27 55 33 60 34 59 36.500 46 31.500 27 35.500Z" fill="#0b2c7a" />
      <circle cx="38" cy="16.500" r="1.600" fill="#FFC52B" />
    </g>
  ),
  earrings: (
    <g>
      <circle cx="25.600" cy="46" r="2.200" fill="#F2C14B" />
      <circle cx="50.400" cy="46" r="2.200" fill="#F2C14B" />
      <path
        d="M33 18.600Q38 21 43 18.600"
        stroke="#F2C14B"
        strokeWidth="2.200"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  ),
  moustache: (
    <path
      d="M31.500 44.600Q35 42 38 44 41 42 44.500 44.600 41 46.800 38 45.200 35 46.800 31.500 44.600Z"
      fill="#4b423b"
    />
  ),
  headband: (
    <g>
      <path d="M22.500 33Q38 22.500 53.500 33L53 28.500Q38 18.500 23 28.500Z" fill="#F2C14B" />
      <path
        d="M38 22.300l1.300 2.200 2.500.3-1.900 1.700.5 2.500-2.400-1.200-2.400 1.200.5-2.500-1.900-1.700 2.500-.3Z"
        fill="#A3122B"
      />
    </g>
  ),
};

/** One of the drawn avatars in a gold ring. Decorative: the name is shown beside it. */
export function Avatar({ index, size }: { index: number; size: string }) {
  const id = useId();
  const face = FACES[index] ?? FACES[0];
  if (face === undefined) return null;
  const [inner, middle, outer] = face.sky;
  return (
    <svg viewBox="0 0 76 76" style={{ width: size, height: size, flex: 'none' }} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#FFF1C4" />
          <stop offset=".33" stopColor="#F3CF7A" />
          <stop offset=".5" stopColor="#C8922F" />
          <stop offset="1" stopColor="#FFE7A8" />
        </linearGradient>
        <radialGradient id={`${id}sky`} cx=".4" cy=".3">
          <stop stopColor={inner} />
          <stop offset=".5" stopColor={middle} />
          <stop offset="1" stopColor={outer} />
        </radialGradient>
        <linearGradient id={`${id}hair`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={face.hair[0]} />
          <stop offset="1" stopColor={face.hair[1]} />
        </linearGradient>
        <clipPath id={`${id}clip`}>
          <circle cx="38" cy="38" r="34" />
        </clipPath>
      </defs>
      <circle cx="38" cy="38" r="38" fill={`url(#${id}rim)`} />
      <circle cx="38" cy="38" r="35" fill="#0A0806" />
      <circle cx="38" cy="38" r="34" fill={`url(#${id}sky)`} />
      <g clipPath={`url(#${id}clip)`}>
        <path d={face.back} fill={`url(#${id}hair)`} />
        <path d="M12 80Q14 58 32 56H44Q62 58 64 80Z" fill={face.shirt} />
        <path d="M12 80Q14 58 32 56L34 58Q22 62 20 80Z" fill="#ffffff" opacity=".16" />
        <path d="M32 50H44V58Q38 64 32 58Z" fill={face.neck} />
        {face.back !== LONG_HAIR && (
          <path d="M25.500 37a2.600 3.200 0 1 0 1 6ZM50.500 37a2.600 3.200 0 1 1-1 6Z" fill={face.neck} />
        )}
        <ellipse cx="38" cy="38" rx="12.5" ry="15" fill={face.skin} />
        <path d="M27 33Q27 25 36 23.500 29 28 30 44 27 40 27 33Z" fill="#ffffff" opacity=".12" />
        <path d={face.fringe} fill={face.hair[1]} />
        <path d="M33 39.5h.1M43 39.5h.1" stroke="#1a0d08" strokeWidth="3" strokeLinecap="round" />
        <path
          d={face.extra === 'moustache' ? 'M35 48.500q3 1.800 6 0' : 'M34 46q4 3 8 0'}
          stroke="#8f2a2a"
          strokeWidth="1.8"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M36 41.5q1.5 2 3 0" stroke={face.neck} strokeWidth="1.2" fill="none" />
        {EXTRAS[face.extra]}
      </g>
    </svg>
  );
}

import { linear, newId, radial } from './svg';

const RED = '#E7263E';
const YELLOW = '#FFC52B';
const BLUE = '#1D6FE8';
const TASSELS = [YELLOW, RED, BLUE, '#fff', '#19B57A'];

/** A jeepney from the side, facing right, 340 x 210 from its upper left corner. `name` is on its sign. */
export function jeepney(name: string): string {
  const red = newId();
  const blue = newId();
  const gold = newId();
  const glass = newId();
  const steel = newId();
  const chrome = newId();
  const ribbon = newId();
  const hull = newId();
  const glow = newId();
  const wheel = (x: number) =>
    `<g transform="translate(${x} 172)"><circle r="27" fill="#0d0b12"/><circle r="27" fill="none" stroke="#3b3744" stroke-width="3"/><circle r="22" fill="none" stroke="#000" stroke-width="2" opacity=".6"/><circle r="17" fill="url(#${chrome})"/><circle r="17" fill="none" stroke="#fff" stroke-opacity=".6"/>${[0, 60, 120, 180, 240, 300].map((angle) => `<path transform="rotate(${angle})" d="M-2.4-5L-3.6-15H3.6L2.4-5Z" fill="#26303f"/>`).join('')}<circle r="5.5" fill="url(#${gold})"/><path d="M-20-16A26 26 0 0 1 6-25" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none"/></g>`;
  const tassels = Array.from(
    { length: 15 },
    (_, index) => `<path d="M${52 + index * 11.4} 66l5.7 12 5.7-12z" fill="${TASSELS[index % 5]}"/>`,
  ).join('');
  return `<defs>${linear(red, ['#FF7A6B', RED, [0.55, RED], [1, '#7d0a24']])}${linear(blue, ['#8EC5FF', BLUE, [1, '#0b2c7a']])}${linear(gold, ['#FFF6C8', '#FFD34D', [0.5, '#E0952A'], [0.55, '#FFE79A'], [1, '#B5691A']])}${linear(glass, ['#0f2440', '#1f4f86', [0.6, '#59a6d8'], [1, '#bfe9ff']])}${linear(chrome, ['#fff', '#aab8cc', [0.48, '#4f5d74'], [0.52, '#e8f0fa'], [0.75, '#8b99b0'], [1, '#fdfefe']])}${linear(steel, ['#fff', '#c5d2e4', [0.5, '#6b7b95'], [0.55, '#f6faff'], [1, '#7c8aa3']])}${linear(ribbon, ['#FFE9A3', YELLOW, [1, '#D9781A']])}${radial(
    glow,
    [
      [0, '#FFF6C4', 0.95],
      [0.4, '#FFDB70', 0.35],
      [1, '#FFC04a', 0],
    ],
  )}<clipPath id="${hull}"><path d="M30 92Q30 84 38 84H226L246 92Q262 98 296 102Q314 105 316 122L318 150Q318 162 306 162H40Q28 162 28 150Z"/></clipPath></defs>
 <ellipse cx="172" cy="199" rx="150" ry="9" fill="#000" opacity=".42"/>
 <path d="M28 150L20 156Q16 160 20 164H36Z" fill="url(#${chrome})"/>
 <g><path d="M34 48Q36 36 48 35H214Q228 36 236 48L246 92H226L218 58H42V92H30Z" fill="url(#${steel})"/><path d="M30 50Q34 30 52 29H212Q232 31 240 50L236 58H34Z" fill="url(#${red})"/><path d="M36 40Q44 32 54 32H210Q222 33 230 42" stroke="#fff" stroke-opacity=".75" stroke-width="2.5" fill="none"/><path d="M30 54H240L238 62H32Z" fill="url(#${gold})"/></g>
 <g><path d="M56 29V20M92 29V18M128 29V18M164 29V18M200 29V20" stroke="url(#${chrome})" stroke-width="3"/><path d="M50 20H206" stroke="url(#${steel})" stroke-width="4" stroke-linecap="round"/><path d="M62 18q0-9 9-9h22q9 0 9 9v9H62z" fill="#8a4b22"/><path d="M62 20h40M82 9v18" stroke="#F5C66b" stroke-width="2"/><path d="M112 27q2-16 14-16t14 16z" fill="#3FA34D"/><path d="M114 25q8-6 24 0" stroke="#c6f28d" stroke-width="2" fill="none"/><ellipse cx="166" cy="19" rx="20" ry="8" fill="#D9A15B"/><path d="M148 18h36M150 14h32M152 23h30" stroke="#8b5a25" stroke-width="1.4"/></g>
 <path d="M42 62H216L224 92H42Z" fill="url(#${glass})"/><path d="M52 64l26 0-18 28-16 0zM120 64h14l-18 28h-10zM180 64h22l-16 28h-20z" fill="#fff" opacity=".22"/>
 <path d="M84 62v30M126 62v30M168 62v30" stroke="url(#${steel})" stroke-width="4"/>
 ${[64, 105, 147].map((x, i) => `<g><circle cx="${x}" cy="80" r="7.5" fill="${['#5b3420', '#7a4a2c', '#4a2a1a'][i]}"/><path d="M${x - 12} 93q2-9 12-9t12 9z" fill="${['#FFB52b', '#2fc7a3', '#ef5da8'][i]}"/></g>`).join('')}
 <g><circle cx="200" cy="79" r="8" fill="#6b3f26"/><path d="M190 76q2-10 11-9 8 1 8 8l6 1q0 3-6 2z" fill="#1D6FE8"/><path d="M188 93q2-10 12-10t13 10z" fill="#fff"/></g>
 ${tassels}
 <path d="M30 92Q30 84 38 84H226L246 92Q262 98 296 102Q314 105 316 122L318 150Q318 162 306 162H40Q28 162 28 150Z" fill="url(#${steel})"/>
 <g clip-path="url(#${hull})"><path d="M20 98H330V148H20Z" fill="url(#${red})"/><path d="M20 98H330V104H20Z" fill="url(#${gold})"/><path d="M20 142H330V149H20Z" fill="url(#${gold})"/>
  <path d="M20 134Q90 104 158 128T330 112V126Q230 126 158 138T20 142Z" fill="url(#${ribbon})"/><path d="M20 140Q90 116 158 134T330 122V132Q230 130 158 142H20Z" fill="url(#${blue})"/>
  ${[56, 86, 116].map((x, i) => `<path transform="translate(${x} 118) scale(${0.5 - 0.06 * i})" d="M0-18L5-6 18-5 8 4 11 17 0 10-11 17-8 4-18-5-5-6Z" fill="#fff" opacity=".95"/>`).join('')}
  <path d="M28 86H240L262 96 300 101V99H28Z" fill="#fff" opacity=".55"/><path d="M20 150H330V162H20Z" fill="#000" opacity=".25"/></g>
 <g transform="translate(186 121)"><rect x="-34" y="-13" width="68" height="22" rx="6" fill="#16052b"/><rect x="-34" y="-13" width="68" height="22" rx="6" fill="none" stroke="url(#${gold})" stroke-width="2"/><text x="0" y="4" text-anchor="middle" font-family="'Baloo 2'" font-weight="800" font-size="16" fill="url(#${gold})" letter-spacing="1">${name}</text></g>
 <path d="M226 84L246 92L246 96L232 96Z" fill="url(#${chrome})"/><path d="M236 50L250 94" stroke="url(#${chrome})" stroke-width="4"/>
 <path d="M262 97Q290 100 306 106L310 116Q286 106 256 105Z" fill="#fff" opacity=".5"/>
 <g transform="translate(292 100) scale(.62)"><path d="M-14 4Q-16-20 0-30 4-36 8-36L7-29Q18-22 20-12L13-10 8-14Q6-4 10 4Z" fill="url(#${chrome})" stroke="#5c6a80" stroke-width="1"/></g>
 <path d="M306 108Q318 112 319 124V146Q319 152 312 152H306Z" fill="url(#${chrome})"/><path d="M309 116h9M309 124h10M309 132h10M309 140h10" stroke="#344158" stroke-width="2.4"/>
 <circle cx="304" cy="124" r="11" fill="url(#${chrome})"/><circle cx="304" cy="124" r="7.5" fill="#FFF7D1"/><circle cx="304" cy="124" r="34" fill="url(#${glow})"/>
 <rect x="298" y="150" width="28" height="9" rx="4.5" fill="url(#${chrome})"/>
 <path d="M44 162a28 28 0 0 1 56 0zM226 162a28 28 0 0 1 56 0z" fill="#120a18"/><path d="M42 163a30 30 0 0 1 60 0M224 163a30 30 0 0 1 60 0" fill="none" stroke="url(#${gold})" stroke-width="5"/>
 ${wheel(72)}${wheel(254)}
 <g><path d="M240 50L262 14" stroke="url(#${chrome})" stroke-width="2"/><path d="M262 14q-16 2-22-6l-4 10q10 8 20 6z" fill="${YELLOW}"/><path d="M36 36L26 4" stroke="url(#${chrome})" stroke-width="2"/><path d="M26 4q-14 6-22-2l0 11q12 6 24 2z" fill="${BLUE}"/></g>`;
}

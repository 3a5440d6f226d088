import { linear, newId, radial } from './svg';

const WARM = ['#FFE27A', '#FF9A1F', '#D63A12'];
const COOL = ['#2BD9C0', '#0B7C8C', '#07304f'];

interface Feather {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly length: number;
  readonly width: number;
}

function feather({ x, y, turn, length, width }: Feather, fill: string): string {
  const place = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"`;
  return `<path ${place} d="M0 0C${width} ${length * 0.2} ${width} ${length * 0.7} 0 ${length}C${-width} ${length * 0.7} ${-width} ${length * 0.2} 0 0Z" fill="url(#${fill})" stroke="#3a0d08" stroke-opacity=".35" stroke-width=".8"/><path ${place} d="M0 ${length * 0.1}V${length * 0.86}" stroke="#fff" stroke-opacity=".45" stroke-width=".9"/>`;
}

function tail(warm: string, cool: string): string {
  return Array.from({ length: 11 }, (_, index) => {
    const angle = ((-150 + index * 9.5) * Math.PI) / 180;
    const reach = 122 - Math.abs(index - 5) * 7;
    const [endX, endY] = [70 + Math.cos(angle) * reach, 136 + Math.sin(angle) * reach];
    const [bowX, bowY] = [
      70 + Math.cos(angle + 0.34) * reach * 0.7,
      136 + Math.sin(angle + 0.34) * reach * 0.86,
    ];
    const [quillX, quillY] = [
      70 + Math.cos(angle + 0.02) * reach * 0.55,
      136 + Math.sin(angle + 0.02) * reach * 0.6,
    ];
    return `<path d="M66 146Q${quillX - 5} ${quillY - 4} ${endX - 16} ${endY + 6}Q${bowX} ${bowY} 84 146Z" fill="url(#${index % 3 === 1 ? warm : cool})" stroke="#021a22" stroke-opacity=".55" stroke-width="1.2"/><path d="M70 142Q${quillX + 5} ${quillY - 2} ${endX - 14} ${endY + 7}" fill="none" stroke="#fff" stroke-opacity=".4"/>`;
  }).join('');
}

function neck(fill: string): string {
  const feathers: string[] = [];
  for (let row = 0; row < 8; row += 1) {
    const up = row / 7;
    const last = Math.round(9 - up * 4);
    const [left, right] = [66 + up * 48, 142 + up * 4];
    for (let index = 0; index <= last; index += 1) {
      const along = index / last;
      feathers.push(
        feather(
          {
            x: left + (right - left) * along,
            y: 128 - up * 66 + Math.sin(along * 3.14) * 7,
            turn: 30 - along * 44,
            length: 40 - up * 12,
            width: 6.4,
          },
          fill,
        ),
      );
    }
  }
  return feathers.join('');
}

function chest(fill: string): string {
  const feathers: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let index = 0; index < 8; index += 1) {
      const place = { x: 70 + index * 10, y: 150 + row * 13 - index * 2 };
      feathers.push(feather({ ...place, turn: -14 + index * 2, length: 24, width: 6.5 }, fill));
    }
  }
  return feathers.join('');
}

/** A proud rooster's bust, facing right, 200 x 220 from its upper left corner. */
export function rooster(): string {
  const warm = newId();
  const cool = newId();
  const body = newId();
  const comb = newId();
  const beak = newId();
  const head = newId();
  return `<defs>${linear(warm, WARM)}${linear(cool, COOL)}${linear(body, COOL.slice(1))}${linear(comb, ['#FF9A8A', '#F01E37', [0.6, '#C20A2A'], [1, '#6d0318']])}${linear(beak, ['#FFF0A8', '#F7B52C', [1, '#A45A0C']])}${radial(
    head,
    [
      [0, '#FFC27A'],
      [0.5, '#F4502E'],
      [1, '#A3122B'],
    ],
  )}</defs>
 ${tail(warm, cool)}<path d="M50 150Q60 108 96 100 150 96 158 150 160 196 112 208 62 206 50 150Z" fill="url(#${body})"/>${chest(cool)}${neck(warm)}
 <path d="M112 62Q112 36 136 34 160 34 162 56 162 76 144 82 118 84 112 62Z" fill="url(#${head})"/>
 <path d="M114 44Q104 24 116 18 120 26 124 24 122 8 136 6 138 18 143 18 146 6 158 12 154 24 160 28 170 26 166 38 160 46 154 44 130 34 114 44Z" fill="url(#${comb})" stroke="#5d0214" stroke-width="1.2"/><path d="M118 26q4 6 8 4M138 14q2 8 7 8" stroke="#ffd0c4" stroke-width="2" fill="none" stroke-opacity=".8"/>
 <path d="M158 50Q178 50 186 62 172 66 158 64Z" fill="url(#${beak})"/><path d="M158 64Q172 68 178 68 170 74 156 70Z" fill="#C97A16"/><path d="M160 53Q174 53 181 60" stroke="#fff" stroke-opacity=".8" fill="none" stroke-width="1.6"/>
 <path d="M150 72Q166 74 164 92 160 108 150 100 142 86 150 72Z" fill="url(#${comb})"/><path d="M136 76Q146 80 142 92 134 98 130 88Z" fill="url(#${comb})"/>
 <circle cx="146" cy="52" r="8.5" fill="#fff6d8"/><circle cx="147.5" cy="52" r="6" fill="#F08A12"/><circle cx="148" cy="52" r="3.6" fill="#170305"/><circle cx="146.4" cy="50" r="1.7" fill="#fff"/><path d="M134 42Q146 38 158 47" stroke="#5d0214" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
}

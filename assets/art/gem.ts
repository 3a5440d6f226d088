import { linear, newId } from './svg';

const OUTLINE = 'M-26-30H26L44-8 0 42-44-8Z';

/** The brand's cut gem, seven facets, around its centre, 88 wide. */
export function gem(): string {
  const gold = newId();
  return `<defs>${linear(gold, ['#FFF6D8', '#F0CC7A', [0.5, '#C8922F'], [0.55, '#FFE7A8'], [1, '#9a641c']])}</defs><path d="${OUTLINE}" fill="url(#${gold})"/><path d="M-26-30L-14-8H-44ZM26-30L14-8H44ZM-14-8L0-30 14-8ZM0 42L-14-8H14Z" fill="#fff" opacity=".35"/><path d="M26-30L44-8 0 42 14-8Z" fill="#5d3a0c" opacity=".16"/><path d="${OUTLINE}M-44-8H44M-14-8L0 42 14-8 0-30Z" fill="none" stroke="#5d3a0c" stroke-width="2.5" stroke-linejoin="round"/><path d="M-24-27H4" stroke="#fff" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/>`;
}

const COLORS = ['#E7263E', '#FFC52B', '#1D6FE8', '#19B57A', '#FF5FB0', '#fff'];

export interface Bunting {
  readonly width: number;
  readonly sag: number;
  readonly flags: number;
  readonly flagSize: number;
}

/** A string of paper flags that hangs from its upper left corner. */
export function banderitas({ width, sag, flags, flagSize: size }: Bunting): string {
  const hung = Array.from({ length: flags }, (_, index) => {
    const along = (index + 0.5) / flags;
    const [x, y] = [along * width, 4 * along * (1 - along) * sag];
    const lean = (Math.atan2((1 - 2 * along) * sag * 4, width) * 180) / Math.PI;
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(1)})"><path d="M${-size / 2} 0H${size / 2}L0 ${size * 1.35}Z" fill="${COLORS[index % COLORS.length]}"/><path d="M${-size / 2} 0H0L0 ${size * 1.35}Z" fill="#fff" opacity=".22"/><path d="M${-size / 2} 0H${size / 2}V${size * 0.18}H${-size / 2}Z" fill="#000" opacity=".14"/></g>`;
  });
  return `<path d="M0 0Q${width / 2} ${sag * 2} ${width} 0" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1"/>${hung.join('')}`;
}

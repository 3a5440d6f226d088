import { flying } from './chip.css';

const FLIGHT_MS = 220;

/**
 * Animates a copy of one element to the centre of another, above everything else. The copy is decoration: the state has
 * already changed.
 */
export function flyChip(from: Element, to: Element): void {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = flying;
  copy.setAttribute('aria-hidden', 'true');
  copy.append(from.cloneNode(true));
  Object.assign(copy.style, {
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  document.body.append(copy);
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const rise = `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(1.1)`;
  const landed = `translate(${x}px, ${y}px) scale(.86)`;
  const flight = copy.animate(
    [{ transform: 'none' }, { transform: rise, offset: 0.5 }, { transform: landed }],
    {
      duration: FLIGHT_MS,
      easing: 'cubic-bezier(.3,0,.3,1)',
    },
  );
  const land = () => copy.remove();
  flight.finished.then(land, land);
}

import { type Fields, isFields } from './traffic';

/** A value of a message that is no object, or a list as a whole, with the place where it stands. */
export interface Leaf {
  /** Such as `message tick.bets[0].seat`, or `message tick.events<departed>.atMs`: events are distinguished by their type. */
  readonly field: string;
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** All values of a message, and of its lists the first `elements` each. */
export function* leavesOf(frame: string, message: Fields, elements: number): Generator<Leaf> {
  yield* below({ field: frame, path: [], value: message }, elements);
}

function* below(leaf: Leaf, elements: number): Generator<Leaf> {
  const { field, path, value } = leaf;
  if (Array.isArray(value)) {
    yield leaf;
    for (const [index, item] of value.slice(0, elements).entries()) {
      yield* below({ field: placeIn(field, item, index), path: [...path, index], value: item }, elements);
    }
  } else if (isFields(value)) {
    for (const [name, item] of Object.entries(value)) {
      yield* below({ field: `${field}.${name}`, path: [...path, name], value: item }, elements);
    }
  } else {
    yield leaf;
  }
}

const placeIn = (list: string, item: unknown, index: number): string =>
  list.endsWith('.events') && isFields(item) ? `${list}<${String(item.type)}>` : `${list}[${index}]`;

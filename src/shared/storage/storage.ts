import * as z from 'zod/mini';
import { type ItemName, type Stored, type StoredOptions, storedItem } from './item';

/**
 * Declares an item of the device's storage by its schema; a value that does not match it counts as missing. `empty`
 * gives the value of a device that has stored nothing yet.
 */
export const stored = <Schema extends z.ZodMiniType<unknown, unknown>>(
  name: ItemName,
  schema: Schema,
  empty: () => z.output<Schema>,
  options: StoredOptions = {},
): Stored<z.output<Schema>> =>
  storedItem<z.output<Schema>>(
    name,
    {
      decode(json) {
        const value = z.safeDecode(schema, json as z.input<Schema>);
        return value.success ? value.data : undefined;
      },
      encode: (value) => z.encode(schema, value),
    },
    empty,
    options,
  );

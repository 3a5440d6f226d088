import type { Statement } from './database';

/**
 * The statement that calls an SQL function with named arguments, so that their order does not matter. `results`
 * are the columns it returns; without any, the function's value is the only one. Each value is passed to the
 * argument of its name with the prefix "a_".
 */
export function functionCall<const Argument extends string>(
  name: string,
  { calls, args, results = [] }: FunctionShape<Argument>,
): (values: Readonly<Record<Argument, unknown>>) => Statement {
  const call = `${calls}(${args.map((arg, index) => `a_${arg} => $${index + 1}`).join(', ')})`;
  const text = results.length === 0 ? `SELECT ${call}` : `SELECT ${results.join(', ')} FROM ${call}`;
  return (values) => ({ name, text, values: args.map((arg) => values[arg]) });
}

interface FunctionShape<Argument extends string> {
  /** Name of the SQL function. */
  readonly calls: string;
  readonly args: readonly Argument[];
  readonly results?: readonly string[];
}

import type { Statement } from './database';

/**
 * The statement that calls an SQL function by the names of its arguments, so that their order means nothing.
 * `results` are the columns it gives; without any the function's own value is the only one. Each value goes to the
 * argument named like it with "a_" before it.
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
  /** The SQL function. */
  readonly calls: string;
  readonly args: readonly Argument[];
  readonly results?: readonly string[];
}

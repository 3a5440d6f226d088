// @ts-check
/** Checks of arguments and settings. Plain Node without dependencies, because it runs before any is installed. */
import { createServer } from 'node:net';

/**
 * Exits with code 2 when a script that takes no arguments is given some.
 * @param {string} command the command as typed
 * @param {readonly string[]} args
 */
export function refuseArguments(command, args) {
  if (args.length === 0) return;
  console.error(
    `${command} got "${args.join(' ')}"; it takes no arguments. Settings come from the environment, as in ` +
      `PORT=8081 ${command}. The README lists them.`,
  );
  process.exit(2);
}

/**
 * A port from the environment; exits with code 2 when it is invalid.
 * @param {string} name the variable
 * @param {number} usual the default
 * @returns {number}
 */
export function portFrom(name, usual) {
  const text = process.env[name] || String(usual);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port >= 1 && port <= 65_535) return port;
  console.error(`${name} is "${text}"; it must be a port, a whole number from 1 to 65535.`);
  process.exit(2);
}

/**
 * Exits with code 2 when the port is in use.
 * @param {string} name the variable that sets the port
 * @param {number} port
 * @param {string} command the command as typed
 * @returns {Promise<void>}
 */
export async function refuseTakenPort(name, port, command) {
  const isFree = await new Promise((found) => {
    const server = createServer()
      .once('error', () => found(false))
      .listen(port, '127.0.0.1', () => server.close(() => found(true)));
  });
  if (isFree) return;
  console.error(
    `${name} is ${port}, which is in use; choose a free one, as in ${name}=${port + 1} ${command}`,
  );
  process.exit(2);
}

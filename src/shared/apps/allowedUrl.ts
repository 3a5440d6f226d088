/** Name of the element of the page that lists the hosts that the app may open by itself. */
const HOSTS = 'meta[name="app-hosts"]';
const LONGEST = 512;
/** Lower-case letters, digits, dots and hyphens, a port, and a plain path: nothing that browsers could read otherwise. */
const PLAIN = /^https?:\/\/[a-z0-9.-]+(:[0-9]{2,5})?(\/[A-Za-z0-9._~%/?#=&-]*)?$/;
/** Where an address may do without encryption. */
const ON_THIS_MACHINE = /^(localhost|127\.0\.0\.1)$/;

/** The hosts that the page's own server allows; none where it lists none. */
export const allowedHosts = (): readonly string[] =>
  (document.head.querySelector(HOSTS)?.getAttribute('content') ?? '')
    .split(' ')
    .filter((host) => host !== '');

/** The address, if it is https at exactly one of these hosts; null for anything else. */
export function allowedUrl(asked: string, hosts: readonly string[]): string | null {
  if (asked.length > LONGEST || !PLAIN.test(asked)) return null;
  const { protocol, hostname, host, href } = new URL(asked);
  if (protocol !== 'https:' && !ON_THIS_MACHINE.test(hostname)) return null;
  return hosts.includes(host) ? href : null;
}

/** The superuser's address of the application's database, from that of the superuser's own. */
export const ownerUrl = (adminUrl: string): string => adminUrl.replace(/\/postgres(\?|$)/, '/peryahan$1');

/** What asks for a page of a list: the first one, or the one after a reply with this cursor. */
export const pageAfter = (cursor: string | null, pageSize: number) =>
  cursor === null ? { pageNum: 1, pageSize } : { cursor, pageSize };

/** The id of the script element of the page that holds the page data (`pageData` in config.ts), as JSON. */
export const PAGE_DATA_ID = 'page-data';

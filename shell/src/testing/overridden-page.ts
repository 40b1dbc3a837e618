/* To be imported before anything else: the page's data are read once. */

/** What the page says of the version that its reader opened. */
export const OVERRIDE = {
  slice: 'mfe-member',
  version: '0123456789abcdef',
  until: '2026-11-20T21:00:00.000Z',
};

const data = { signed_in: true, staff: true, override: OVERRIDE };
document.getElementById('page-data')?.replaceChildren(JSON.stringify(data));

/** What other features may use of this one. */
export { standingQuery } from './api/get-standing.ts';

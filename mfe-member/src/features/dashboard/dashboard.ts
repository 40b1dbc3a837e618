/** What other features may use of this one. */
export { overviewQuery, type Overview } from './api/get-overview.ts';
export { useLimitAnnouncement } from './components/use-limit-announcement.ts';
export { shownLimit } from './model/shown-limit.ts';

/** What other features may use of this one. */
export { overviewQuery, type Overview } from './api/get-overview.ts';
export { CHANGES_WITH_LIMIT } from './api/changes-with-limit.ts';
export { useLimitAnnouncement } from './components/use-limit-announcement.ts';
export { useLimitUpdates } from './components/use-limit-updates.ts';
export { shownLimit, type ShownLimit } from './model/shown-limit.ts';

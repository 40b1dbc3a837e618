/** What other features may use of this one. */
export { CHANGES_WITH_LIMIT, overviewQuery, type Overview } from './api/overview.ts';
export { useLimitAnnouncement } from './components/use-limit-announcement.ts';
export { useLimitUpdates } from './components/use-limit-updates.ts';
export { shownLimit, type ShownLimit } from './model/shown-limit.ts';

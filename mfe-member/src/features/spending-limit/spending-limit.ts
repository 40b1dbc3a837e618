/** What other features may use of this one. */
export { CHANGES_WITH_LIMIT, overviewQuery, type Overview } from './api/overview.ts';
export { ForecastLink, LimitReceipt, LimitReceiptSkeleton } from './components/limit-receipt.tsx';
export { ZeroLimitCause } from './components/zero-limit-cause.tsx';
export { useLimitAnnouncement } from './components/use-limit-announcement.ts';
export { useLimitUpdates } from './components/use-limit-updates.ts';
export { shownLimit, shownLimitCents, type ShownLimit } from './model/shown-limit.ts';
export { zeroLimitCause } from './model/zero-limit-cause.ts';

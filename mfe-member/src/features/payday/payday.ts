import { lazy } from 'react';

/** What other features may use of this one. */
export { PaycheckCelebration } from './components/paycheck-celebration.tsx';
export { TimelineSkeleton } from './components/timeline-skeleton.tsx';

/** Comes when its tab is looked at: the dashboard paints without it. */
export const PaydayPanel = lazy(async () => ({
  default: (await import('./components/payday-panel.tsx')).PaydayPanel,
}));

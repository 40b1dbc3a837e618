/** What other features may use of this one. */
export { waitingSchedulesQuery } from './api/get-cases.ts';
export { WaitingSchedules } from './components/waiting-schedules.tsx';
export { CaseWays } from './components/case-ways.tsx';
export { CaseCounts } from './components/case-counts.tsx';

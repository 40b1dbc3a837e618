/** What other features may use of this one. */
export { CaseWays } from './components/case-ways.tsx';
export { CaseCounts } from './components/case-counts.tsx';

/** What other features may use of this one. */
export { CaseCounts } from './components/case-counts.tsx';

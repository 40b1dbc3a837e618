/** What other features may use of this one. */
export { ApprovalOfCase, DecideCase } from './components/approval-of-case.tsx';
export { ApprovalState } from './components/approval-state.tsx';

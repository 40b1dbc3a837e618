/** What other features may use of this one. */
export { ApprovedFirst } from './components/approved-first.tsx';
export { IdentityStep } from './components/identity-step.tsx';

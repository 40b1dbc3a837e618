/** What other features may use of this one. */
export { IdentityStep } from './components/identity-step.tsx';

/** What other features may use of this one. */
export { ConfirmEmail } from './components/confirm-email.tsx';

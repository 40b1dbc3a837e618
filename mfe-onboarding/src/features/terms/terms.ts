/** What other features may use of this one. */
export { TermsForm } from './components/terms-form.tsx';

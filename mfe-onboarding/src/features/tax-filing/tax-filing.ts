/** What other features may use of this one. */
export { TaxFiling } from './components/tax-filing.tsx';

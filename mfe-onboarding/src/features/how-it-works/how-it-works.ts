/** What other features may use of this one. */
export { HowItWorks } from './components/how-it-works.tsx';

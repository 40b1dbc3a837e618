/** What other features may use of this one. */
export { Business } from './components/business.tsx';

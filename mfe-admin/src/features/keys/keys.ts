/** What other features may use of this one. */
export { Keys } from './components/keys.tsx';

/** What other features may use of this one. */
export { FrozenNotice } from './components/frozen-notice.tsx';

/** What other features may use of this one. */
export { useIsFrozen } from './api/card-freeze.ts';
export { FrozenNotice } from './components/frozen-notice.tsx';

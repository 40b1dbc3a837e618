/** What other features may use of this one. */
export { ConnectBank } from './components/connect-bank.tsx';
export { IntegrationErrors } from './components/integration-errors.tsx';
export { needsBank } from './model/notification-cards.ts';
export { unnamedSource } from './model/unnamed-source.ts';

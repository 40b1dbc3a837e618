/** What other features may use of this one. */
export { IntegrationErrors } from './components/integration-errors.tsx';
export { useOfflineSources } from './components/use-offline-sources.ts';

/** What other features may use of this one. */
export { IntegrationErrors } from './components/integration-errors.tsx';
export { unnamedSource } from './model/unnamed-source.ts';

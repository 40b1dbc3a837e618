/** What other features may use of this one. */
export { IntegrationErrors } from './components/integration-errors.tsx';

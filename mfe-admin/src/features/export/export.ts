/** What other features may use of this one. */
export { ExportData } from './components/export-data.tsx';

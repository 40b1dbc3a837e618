/** What other features may use of this one. */
export { ConnectPayroll } from './components/connect-payroll.tsx';
export { UpdatePayroll } from './components/update-payroll.tsx';

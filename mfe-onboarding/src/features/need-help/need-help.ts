/** What other features may use of this one. */
export { NeedHelp } from './components/need-help.tsx';

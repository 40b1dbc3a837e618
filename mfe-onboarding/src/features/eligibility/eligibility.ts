/** What other features may use of this one. */
export { Questionnaire } from './components/questionnaire.tsx';

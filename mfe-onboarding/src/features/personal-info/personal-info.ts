/** What other features may use of this one. */
export { PersonalInfoStep } from './components/personal-info-step.tsx';

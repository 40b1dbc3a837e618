/** What other features may use of this one. */
export { PersonalInfoStep } from './components/personal-info-step.tsx';
export { forgetPersonalInfo } from './model/kept-personal-info.ts';

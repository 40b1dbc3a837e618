/** What other features may use of this one. */
export { PersonalInfoStep } from './components/personal-info-step.tsx';
export { Review } from './components/review.tsx';
export { forgetPersonalInfo, keptPersonalInfo } from './model/kept-personal-info.ts';
export type { PersonalInfoValues } from './model/personal-info-form.ts';

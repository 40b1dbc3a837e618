/** What other features may use of this one. */
export { NewPasswordForm, type NewPassword } from './components/new-password-form.tsx';
export { passwordRefusal } from './model/password-refusal.ts';

/** What other features may use of this one. */
export { SignUpShell } from './components/sign-up-shell.tsx';
export { signUpResult } from './model/sign-up-result.ts';

import { personas } from './personas.ts';

/** The outcome of signing in at a bank or a payroll in a widget. */
export type Login =
  | { outcome: 'success'; personaKey: string; leavesSoon: boolean }
  | { outcome: 'code_wanted'; personaKey: string }
  | { outcome: 'wrong_password' }
  | { outcome: 'institution_down' };

const PASSWORD = 'pass_good';
/** The second factor of `user_mfa`. */
export const LOGIN_CODE = '1234';

/** By user name; `user_<persona key>` signs in as that persona. */
const LOGINS: Readonly<Record<string, Login>> = {
  user_good: { outcome: 'success', personaKey: 'hourly_ach', leavesSoon: false },
  user_gig: { outcome: 'success', personaKey: 'gig_worker', leavesSoon: false },
  user_benefits: { outcome: 'success', personaKey: 'benefits', leavesSoon: false },
  user_no_deposit: { outcome: 'success', personaKey: 'no_deposit', leavesSoon: false },
  user_leaves: { outcome: 'success', personaKey: 'hourly_ach', leavesSoon: true },
  user_mfa: { outcome: 'code_wanted', personaKey: 'hourly_ach' },
  user_down: { outcome: 'institution_down' },
};

/** The outcome of this user name and password. */
export function loginOf(username: string, password: string): Login {
  if (username === 'user_down') return { outcome: 'institution_down' };
  if (password !== PASSWORD) return { outcome: 'wrong_password' };
  const known = LOGINS[username];
  if (known) return known;
  const key = username.replace(/^user_/, '');
  return username.startsWith('user_') && personas.some((persona) => persona.key === key)
    ? { outcome: 'success', personaKey: key, leavesSoon: false }
    : { outcome: 'wrong_password' };
}

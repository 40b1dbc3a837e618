/** What is erased with the account, each table by the person's id, in words for her. */
export const ERASED_AT_ONCE: Readonly<Record<string, readonly string[]>> = {
  'Your password, passkeys, authenticator app and recovery codes': [
    'credential',
    'passkey',
    'passkey_challenge',
    'authenticator_app',
    'recovery_code',
  ],
  'The phone number that codes are texted to, and those codes': ['code_challenge', 'wrong_code'],
  'The browsers that you logged in with': ['known_device'],
  'Links that we mailed you': ['email_confirmation', 'password_reset'],
  'When you downloaded your data': ['data_export'],
};

import type { PASSWORD_RULES as Agreed } from '@reset/api-contract/public/passwords.ts';

/** What a password has to be. The compiler holds each number to the service's. */
export const PASSWORD_RULES: typeof Agreed = {
  minLength: 12,
  maxLength: 128,
  maxScoreWhenShort: 2,
  maxScoreWithName: 1,
  minNameLength: 3,
  minScore: 3,
  ownWords: ['reset', 'resetcard', 'resetmoney', 'paycheck', 'payday', 'spendinglimit', 'advance'],
  zxcvbn: { maxLength: 32, l33tMaxSubstitutions: 5 },
};

import { PASSWORD_RULES } from './password-rules.ts';
import {
  containsName,
  isShort,
  isTooLong,
  passwordScore,
  type PasswordOwner,
} from './password-strength.ts';

export type { PasswordOwner };

/** What can be said of a password now. */
export interface Strength {
  /** 0 to 4; null while it is being estimated, and where it cannot be. */
  score: number | null;
  isChecking: boolean;
  isShort: boolean;
  isTooLong: boolean;
  /** null where nobody here knows the owner's names. */
  hasName: boolean | null;
  /** Whether it may be sent. What could not be estimated here, the service judges alone. */
  isEnough: boolean;
}

/**
 * @param guessing how hard it is to guess, 0 to 4; null where that cannot be told,
 *   undefined where it is not known yet
 */
export function judge(
  password: string,
  owner: PasswordOwner,
  guessing: number | null | undefined,
): Strength {
  const isKnown = owner.firstName !== '' || owner.lastName !== '';
  const hasName = containsName(password, owner);
  const score = typeof guessing === 'number' ? passwordScore(guessing, password, owner) : null;
  const rules = {
    isShort: isShort(password),
    isTooLong: isTooLong(password),
    hasName: isKnown ? hasName : null,
  };
  const isAllowed = !rules.isShort && !rules.isTooLong && !hasName;
  const isHard = guessing === null || (score ?? 0) >= PASSWORD_RULES.minScore;
  return {
    ...rules,
    score,
    isChecking: guessing === undefined,
    isEnough: isAllowed && isHard,
  };
}

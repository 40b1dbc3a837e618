const KEY = 'resetUnconfirmedEmail';

/**
 * Keeps in this tab whether a notice of an unconfirmed address is to come, so that the next page has
 * no content above which it would be put in.
 */
export function expectUnconfirmedEmail(isExpected: boolean): void {
  if (isExpected) sessionStorage.setItem(KEY, 'true');
  else sessionStorage.removeItem(KEY);
}

/** Whether the last page that knew her profile, or her sign-up, left the address unconfirmed. */
export const isUnconfirmedEmailExpected = (): boolean => sessionStorage.getItem(KEY) !== null;

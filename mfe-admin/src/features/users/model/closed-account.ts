/** Whose account is closed has no address any more but one at which no mail arrives, of her ID. */
export const isClosedAccount = (email: string): boolean => email.endsWith('@closed.invalid');

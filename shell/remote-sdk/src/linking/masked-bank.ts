/**
 * The one way in which a bank account is written: 'Juniper Bank (…4021)', whose last part is never
 * divided; the name alone without a mask.
 */
export const maskedBank = (name: string, mask: string | null | undefined): string =>
  mask ? `${name} (…\u2060${mask})` : name;

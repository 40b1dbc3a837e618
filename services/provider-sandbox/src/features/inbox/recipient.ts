/** Whether two spellings are one mail address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.trim().toLowerCase();

/** Whether two spellings are one phone number, in this country with or without the 1. */
export const isSameNumber = (one: string, other: string): boolean => digits(one) === digits(other);

const digits = (number: string): string =>
  number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

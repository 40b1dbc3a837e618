/** 'RD' of Rosa Delgado: the first letter of each name, whatever script it is in. */
export const initials = (firstName: string, lastName: string): string =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0]?.toLocaleUpperCase('en-US') ?? '')
    .join('');

/** 'RD' of Rosa Delgado: the first letter of each name that is known, whatever script it is in. */
export const initials = (...names: readonly (string | null)[]): string =>
  names.map((name) => [...(name ?? '').trim()][0]?.toLocaleUpperCase('en-US') ?? '').join('');

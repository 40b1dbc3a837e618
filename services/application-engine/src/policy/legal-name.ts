/**
 * Whether a name, as `oneLine` leaves it, can be one of somebody's legal names: letters of any script
 * and what stands on and between them. No register of names writes digits, other symbols or pictures.
 */
export const isLegalName = (name: string): boolean =>
  /\p{L}/u.test(name) && ONLY_OF_NAMES.test(name);

/** Letters and their marks, spaces, apostrophes, hyphens of all kinds, periods, commas, middle dots. */
const ONLY_OF_NAMES = /^[\p{L}\p{M}\p{Pd} '‘’‛`´′՚׳״.,·‧・]+$/u;

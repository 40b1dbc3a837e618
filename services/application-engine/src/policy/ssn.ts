/** Numbers that were printed in advertisements, and the one that comes to everybody's mind. */
const PUBLISHED: ReadonlySet<string> = new Set(['078051120', '219099999', '123456789']);

/**
 * Whether nine digits can be somebody's Social Security number: no area 000, 666 or from 900 on, no
 * group 00, no serial 0000 (Social Security Administration, RM 10201.035), and not one digit nine
 * times.
 */
export const isSsn = (digits: string): boolean =>
  /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits) &&
  !/^(\d)\1{8}$/.test(digits) &&
  !PUBLISHED.has(digits);

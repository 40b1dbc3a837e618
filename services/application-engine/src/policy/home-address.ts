import { STATE_NAMES } from './states.ts';

/** The card is not to be had in territories. */
export const isState = (abbreviation: string): boolean => Object.hasOwn(STATE_NAMES, abbreviation);

const BOXES = [
  /\b(p\.?\s*o\.?\s*b(ox|\b)|post\s+office\s+box|box\s+#?\d+\s*$)/i,
  // Of who rents boxes out, which the Postal Service calls private.
  /\bp\.?\s*m\.?\s*b\.?\s*#?\d|\bprivate\s+mail\s*box\b/i,
  /\b(apartado|apdo\.?)\s*(postal\s*)?#?\s*\d/i,
  /^general\s+delivery\b/i,
];

/** Whether a line of an address is a box, or a counter where mail is fetched: nobody lives there. */
export const isPoBox = (line: string): boolean => BOXES.some((box) => box.test(line));

/** Whether a line names a street or a city: digits alone name neither. */
export const namesPlace = (line: string): boolean => /\p{L}/u.test(line);

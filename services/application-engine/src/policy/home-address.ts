import { STATE_NAMES } from './states.ts';

/** The card is not to be had in territories. */
export const isState = (abbreviation: string): boolean => Object.hasOwn(STATE_NAMES, abbreviation);

const PO_BOX = /\b(p\.?\s*o\.?\s*b(ox|\b)|post\s+office\s+box|box\s+#?\d+\s*$)/i;

/** Whether a line of an address is a box at a post office, where nobody lives. */
export const isPoBox = (line: string): boolean => PO_BOX.test(line);

/** A line of a stored text. */
export type TextLine = {
  /** Counted from 1; lines may be alike. */
  number: number;
  text: string;
  isHeading: boolean;
};

/** A text as it is stored, line by line: it is kept without marks, as it is hashed. */
export const textLines = (body: string): TextLine[] =>
  body.split('\n').map((text, place) => ({ number: place + 1, text, isHeading: isHeading(text) }));

/** No heading of ours is longer, and every item of a list is. */
const MAX_HEADING = 32;

/** Sentences end with a stop, and items of lists are longer. */
const isHeading = (text: string): boolean => text.length <= MAX_HEADING && !/[.:;?!]$/.test(text);

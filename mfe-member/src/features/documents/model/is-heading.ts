/** No heading of ours is longer, and every item of a list is. */
const MAX_LENGTH = 32;

/**
 * Whether a line of a stored text is a heading: it is kept without marks, as it is hashed. Sentences end
 * with a stop, and items of lists are longer.
 */
export const isHeading = (line: string): boolean =>
  line.length <= MAX_LENGTH && !/[.:;?!]$/.test(line);

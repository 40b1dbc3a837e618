/** The id of a footnote. */
export const footnoteId = (number: number): string => `footnote-${number}`;

/** The id of the first mark in the text that points to it. */
export const referenceId = (number: number): string => `footnote-${number}-mark`;

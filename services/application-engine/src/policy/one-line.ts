/**
 * What somebody typed on one line, as it is judged and stored: one spelling of each letter, single
 * spaces, none around it, and nothing of what has no width and only looks like no text at all.
 */
export const oneLine = (typed: string): string =>
  typed.normalize('NFC').replaceAll(WITHOUT_WIDTH, '').replaceAll(/\s+/g, ' ').trim();

/** Format characters, as joiners and what turns the direction, and what Unicode has nobody draw. */
const WITHOUT_WIDTH = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What somebody typed on one line, as it is judged and stored: one spelling of each letter, of full
 * width or not, single spaces, none around it, and nothing of what nobody sees.
 */
export const oneLine = (typed: string): string =>
  typed.replaceAll(UNSEEN, '').normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/**
 * Control characters that are no white space, format characters, as joiners and what turns the
 * direction, and what Unicode has nobody draw.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

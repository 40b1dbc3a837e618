/** As long as any token of a link may be. */
const LONGEST = 256;

/** Whether it may be a token at all; whether it serves, the service knows. */
export const isLinkToken = (text: string | null): boolean =>
  text !== null && text !== '' && text.length <= LONGEST;

/** What people type for the benefit, by which no programme is named. */
const SOCIAL_SECURITY_DISABILITY = /^ssdi?$/i;

/** What is asked of the search for what was typed. */
export function searchText(typed: string): string {
  const text = typed.trim();
  return SOCIAL_SECURITY_DISABILITY.test(text) ? `${text} social security` : text;
}

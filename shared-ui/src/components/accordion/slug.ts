/**
 * A title as it stands in an address, and such an address's hash as the title's slug: `How do I
 * repay?`, `#How%20do%20I%20repay%3F` and `#how-do-i-repay` all are `how-do-i-repay`.
 */
export const slug = (text: string): string =>
  decoded(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** As it stands when it is no encoding at all: 'Do you charge 100%?'. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Digits set into a pattern that has a `#` for each: `('##/##', '123')` is `12/3`. It ends with
 * the last digit, so that whoever deletes backwards never meets a sign that comes back.
 */
export function fillPattern(pattern: string, digits: string): string {
  const rest = [...digits];
  let text = '';
  for (const sign of pattern) {
    if (rest.length === 0) break;
    text += sign === '#' ? rest.shift() : sign;
  }
  return text;
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

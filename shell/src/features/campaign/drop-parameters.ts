/** A query without some names; what stays is letter for letter as it was written. */
export function dropParameters(search: string, names: readonly string[]): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => !names.includes(nameOf(pair)))
    .join('&');
  return rest && `?${rest}`;
}

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

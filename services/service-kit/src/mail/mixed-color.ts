/** `share` of one colour in another, each as `#rrggbb`. */
export const mixedColor = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)))
    .map(([part = 0, rest = 0]) => Math.round(part * share + rest * (1 - share)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

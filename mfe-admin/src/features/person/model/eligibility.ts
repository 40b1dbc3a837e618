/** How staff read the colour of a criterion. */
export type Eligibility = 'eligible' | 'ineligible' | 'indeterminate';

export function eligibilityOf(colour: string): Eligibility {
  if (colour === 'green') return 'eligible';
  return colour === 'red' ? 'ineligible' : 'indeterminate';
}

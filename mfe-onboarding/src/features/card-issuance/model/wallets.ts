/** A phone's wallet that the card can be added to. */
export type Wallet = 'apple' | 'google';

/** The wallets of what she holds in her hand, by its browser's name for itself; both where that says nothing. */
export function walletsOf(userAgent: string): readonly Wallet[] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return ['apple'];
  if (/Android/.test(userAgent)) return ['google'];
  return ['apple', 'google'];
}

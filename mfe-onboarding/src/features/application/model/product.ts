/** What this application is for: the card, or the taxes. */
export type Product = 'card' | 'tax';

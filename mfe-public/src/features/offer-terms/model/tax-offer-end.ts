/** The last day of the tax filing offer, as the copy says it. Copy alone: nothing is switched by it. */
export const TAX_OFFER_END = 'April 15, 2025';

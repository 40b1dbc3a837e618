/** What one can apply for: the card, and an advance on a tax refund. */
export type Product = 'earned_wage_access' | 'tax_refund_advance';

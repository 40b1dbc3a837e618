/** A seeded person as presenters know her. */
export type SeededMember = {
  /** Of her persona, and of the seeded account. */
  key: string;
  name: string;
  /** By which the providers that were told of her know her. */
  email: string;
};

/** Who is presented: those with a card, and those who filed their taxes. */
export const SEEDED_MEMBERS: readonly SeededMember[] = [
  { key: 'hourly_ach', name: 'Hazel Hourly', email: 'hazel.hourly@example.com' },
  { key: 'direct_deposit', name: 'Dario Deposit', email: 'dario.deposit@example.com' },
  { key: 'partner_hvfcu', name: 'Paula Partner', email: 'paula.partner@example.com' },
  { key: 'zero_limit', name: 'Zane Zero', email: 'zane.zero@example.com' },
  { key: 'tax', name: 'Tess Taxes', email: 'tess.taxes@example.com' },
  { key: 'tax_rejected', name: 'Rita Return', email: 'rita.return@example.com' },
];

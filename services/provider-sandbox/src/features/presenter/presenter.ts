/** A seeded person as presenters know her. */
export type SeededMember = {
  /** Of her persona, and of the seeded account. */
  key: string;
  name: string;
  /** By which the providers that were told of her know her. */
  email: string;
};

/** Who is presented: those with a card, and those who filed their taxes. */
export const SEEDED_MEMBERS: readonly [SeededMember, ...SeededMember[]] = [
  { key: 'hourly_ach', name: 'Hazel Hourly', email: 'hazel.hourly@example.com' },
  { key: 'direct_deposit', name: 'Dario Deposit', email: 'dario.deposit@example.com' },
  { key: 'partner_hvfcu', name: 'Paula Partner', email: 'paula.partner@example.com' },
  { key: 'zero_limit', name: 'Zane Zero', email: 'zane.zero@example.com' },
  { key: 'tax', name: 'Tess Taxes', email: 'tess.taxes@example.com' },
  { key: 'tax_rejected', name: 'Rita Return', email: 'rita.return@example.com' },
];

/** What came of a press, in a sentence. */
export type Outcome = {
  said: string;
  /** Whether anything happened: the product has something to show then. */
  happened: boolean;
};

/** Something that happens outside of the product, which a presenter sets off for a member. */
export type PresentedEvent = {
  key: string;
  title: string;
  /** What happens, and what the product does then, in a sentence. */
  what: string;
  /** The page of the product on which a member sees it. */
  seenAt: { path: string; name: string };
  press(member: SeededMember): Promise<Outcome>;
};

export const happened = (said: string): Outcome => ({ said, happened: true });

/** It could not happen to this member now. */
export const notNow = (said: string): Outcome => ({ said, happened: false });

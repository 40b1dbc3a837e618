import type { SeededMember } from './seeded-members.ts';

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

/** A member with a card. */
export type Member = {
  userId: string;
  /** The issuer's ids. */
  cardId: string;
  accountId: string;
  customerId: string;
};

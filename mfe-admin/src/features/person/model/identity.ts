/** The states of an identity that staff may verify by hand. */
const FLAGGED: readonly string[] = [
  'flagged_for_review',
  'flagged_for_internal_review',
  'flagged_for_review_with_document',
];

export const mayVerifyIdentity = (status: string | null | undefined): boolean =>
  status != null && FLAGGED.includes(status);

/** Cards exist, and none is of plastic. */
export const mayShipCard = (cards: readonly { physical: boolean }[] | undefined): boolean =>
  cards !== undefined && cards.length > 0 && !cards.some(({ physical }) => physical);

/** Whose, and of which day, the amounts of an object are, by the names of its fields. */
export type AmountsOf = {
  /** The field with the id of whose they are, as `user.id`; where it is not said, of the object around. */
  of?: string;
  /** The field with their day or instant; where it is not said, they are of now, which is newer than any. */
  on?: string;
};

/** Says of an object's schema whose and of which day its amounts are; the objects within inherit whose. */
export const amountsOf = (amounts: AmountsOf) => ({
  $comment: `${PREFIX}${JSON.stringify(amounts)}`,
});

/** What is said so of a schema; null where nothing is. */
export const readAmountsOf = (comment: unknown): AmountsOf | null =>
  typeof comment === 'string' && comment.startsWith(PREFIX)
    ? (JSON.parse(comment.slice(PREFIX.length)) as AmountsOf)
    : null;

const PREFIX = 'amounts ';

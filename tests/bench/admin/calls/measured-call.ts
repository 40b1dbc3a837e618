/** What there is to be called for among so many people. */
export type Lists = {
  size: number;
  /** How many people each list has. */
  lengths: Readonly<Record<string, number>>;
  /** Somebody in the middle of the people, of whom all is known. */
  someone: { id: string; name: string; email: string };
  /** Whose entries in the log are hundreds. */
  busyId: string;
};

/** A call of the back office, by its path below /admin among these lists. */
export type MeasuredCall = { what: string; path: (lists: Lists) => string };

/** Pages by how much of a list stands before them. */
export const PLACES = [
  ['first', 0],
  ['middle', 0.5],
  ['deepest', 1],
] as const;

export const pageAt = (part: number, length: number): number =>
  Math.max(1, Math.ceil((length * part) / 25));

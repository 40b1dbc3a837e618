import type { Choice } from '@reset/shared-ui';

/** One that was picked from the list of a search, with what it can tell; or `other`. */
export type PlatformPick = Choice & { products: string[] };

/** Picked by who finds hers in no list. No platform has this id. */
const OTHER = 'other';

/** @param label what it is called in the list */
export const otherPick = (label: string): PlatformPick => ({ value: OTHER, label, products: [] });

export const isOther = (pick: PlatformPick | null): boolean => pick?.value === OTHER;

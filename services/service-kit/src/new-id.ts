import { uuidv7 } from 'uuidv7';

/** A new UUIDv7: sortable by the time it was made, so that inserts stay at the index's end. */
export const newId = (): string => uuidv7();

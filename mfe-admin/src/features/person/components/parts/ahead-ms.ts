import { createContext } from 'react';

/** What `aheadMs` says, for all sections of a person's page: they say one time. */
export const AheadMs = createContext(0);

import { createContext } from 'react';

/** Why no form of the page can be sent, as while it is somebody else's; null where they can. */
export const FormsOff = createContext<string | null>(null);

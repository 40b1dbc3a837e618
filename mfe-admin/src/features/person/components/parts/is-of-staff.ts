import { createContext } from 'react';

/** Whether the page is of somebody of staff, to whose account nobody does anything here (ADM-030). */
export const IsOfStaff = createContext(false);

import { create } from 'zustand';

/**
 * Whether who is here is shown every amount, as the service said when she proved who she is: support is
 * shown none that is newer than a person's last statement, and what is withheld is absent from replies.
 */
export const amountsStore = create(() => ({ areAllShown: true }));

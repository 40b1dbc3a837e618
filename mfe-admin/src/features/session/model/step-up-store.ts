import { create } from 'zustand';

interface StepUp {
  /** Whether staff are asked to prove once more who they are. */
  isAsked: boolean;
  /** Asks for it, of all who wait by one dialog. @returns whether she did */
  ask: () => Promise<boolean>;
  /** Ends the dialog. */
  settle: (isProved: boolean) => void;
}

let waiting: ((isProved: boolean) => void)[] = [];

/** A call that the service refuses until who makes it has proved once more who she is. */
export const stepUpStore = create<StepUp>((set) => ({
  isAsked: false,
  ask: () =>
    new Promise<boolean>((resolve) => {
      waiting.push(resolve);
      set({ isAsked: true });
    }),
  settle: (isProved) => {
    const settled = waiting;
    waiting = [];
    set({ isAsked: false });
    for (const resolve of settled) resolve(isProved);
  },
}));

import { browserStorage } from '@reset/remote-sdk/tab-storage';
import { create } from 'zustand';

interface SingleKeys {
  areOn: boolean;
  turn: (areOn: boolean) => void;
}

const storage = browserStorage('adminSingleKeys');

/** Whether single letters do something, as this browser was told last (WCAG 2.1.4). */
export const singleKeysStore = create<SingleKeys>((set) => ({
  areOn: storage.read() !== false,
  turn: (areOn) => {
    storage.keep(areOn);
    set({ areOn });
  },
}));

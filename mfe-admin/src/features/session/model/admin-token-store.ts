import type { AdminSession } from '@reset/api-contract/admin/session.ts';
import type { Camelized } from '@reset/remote-sdk';
import { create } from 'zustand';
import { roleStore } from '#role/role-store.ts';

interface AdminToken {
  /** null until staff have proved who they are, and again when it serves no more. */
  token: string | null;
  /** The token serves two minutes more at most. */
  isEnding: boolean;
  /** The token serves no more, and what she was at waits for another one. */
  isOver: boolean;
  /** Keeps what the service answered, until it serves no more. */
  keep: (session: Camelized<AdminSession>) => void;
  /** It serves no more, by the clock or as the service said. */
  end: () => void;
  /** Leaves nothing: the gate is closed. */
  drop: () => void;
}

const NOTICE_MS = 2 * 60_000;
const NOTHING = { token: null, isEnding: false, isOver: false };

let timers: ReturnType<typeof setTimeout>[] = [];
const clearTimers = () => {
  for (const timer of timers) clearTimeout(timer);
};

/** The admin token of this document: in memory only, so that it ends with the tab. */
export const adminTokenStore = create<AdminToken>((set, get) => ({
  ...NOTHING,
  keep: ({ adminToken: token, expiresAt, role }) => {
    clearTimers();
    const leftMs = Date.parse(expiresAt) - Date.now();
    timers = [
      setTimeout(() => set({ isEnding: true }), leftMs - NOTICE_MS),
      setTimeout(() => get().end(), leftMs),
    ];
    roleStore.setState({ role });
    set({ ...NOTHING, token });
  },
  end: () => {
    clearTimers();
    set({ ...NOTHING, isOver: true });
  },
  drop: () => {
    clearTimers();
    set(NOTHING);
  },
}));

import type { AdminSession } from '@reset/api-contract/admin/session.ts';
import type { Camelized } from '@reset/remote-sdk';
import { create } from 'zustand';
import { roleStore } from '#role/role-store.ts';

interface AdminToken {
  /** null until staff have proved who they are, and again when it serves no more. */
  token: string | null;
  /** Keeps what the service answered, until it serves no more. */
  keep: (session: Camelized<AdminSession>) => void;
  drop: () => void;
}

let expiry: ReturnType<typeof setTimeout> | undefined;

/** The admin token of this document: in memory only, so that it ends with the tab. */
export const adminTokenStore = create<AdminToken>((set) => ({
  token: null,
  keep: ({ adminToken: token, expiresAt, role }) => {
    clearTimeout(expiry);
    expiry = setTimeout(() => set({ token: null }), Date.parse(expiresAt) - Date.now());
    roleStore.setState({ role });
    set({ token });
  },
  drop: () => {
    clearTimeout(expiry);
    set({ token: null });
  },
}));

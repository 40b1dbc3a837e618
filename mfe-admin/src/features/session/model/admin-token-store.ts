import { create } from 'zustand';

interface AdminToken {
  /** null until staff have proved who they are, and again when it serves no more. */
  token: string | null;
  /** @param expiresAt as the service says it, ISO 8601 */
  keep: (token: string, expiresAt: string) => void;
  drop: () => void;
}

let expiry: ReturnType<typeof setTimeout> | undefined;

/** The admin token of this document: in memory only, so that it ends with the tab. */
export const adminTokenStore = create<AdminToken>((set) => ({
  token: null,
  keep: (token, expiresAt) => {
    clearTimeout(expiry);
    expiry = setTimeout(() => set({ token: null }), Date.parse(expiresAt) - Date.now());
    set({ token });
  },
  drop: () => {
    clearTimeout(expiry);
    set({ token: null });
  },
}));

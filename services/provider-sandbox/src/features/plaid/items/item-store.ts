import type { RecordStore } from '#records/records.ts';
import type { PlaidItem } from './plaid-item.ts';

export type ItemStore = {
  ofToken(accessToken: string): PlaidItem | null;
  ofId(id: string): PlaidItem | null;
  /** Oldest first; only those of a user, where one is given. */
  list(clientUserId?: string): PlaidItem[];
  /** Writes it, in place of what was there. */
  put(item: PlaidItem): PlaidItem;
};

/** All items, in memory too: they are read far more often than they change. */
export function openItems(store: RecordStore): ItemStore {
  const stored = store.of<PlaidItem>('plaid_item');
  const byId = new Map(stored.list().map((item) => [item.id, item]));
  const idOfToken = new Map([...byId.values()].map(({ accessToken, id }) => [accessToken, id]));
  const ofId = (id: string) => byId.get(id) ?? null;
  return {
    ofId,
    ofToken: (accessToken) => ofId(idOfToken.get(accessToken) ?? ''),
    list(clientUserId) {
      const all = [...byId.values()];
      return clientUserId === undefined
        ? all
        : all.filter((item) => item.clientUserId === clientUserId);
    },
    put(item) {
      stored.put(item.id, item, item.clientUserId ?? '');
      byId.set(item.id, item);
      idOfToken.set(item.accessToken, item.id);
      return item;
    },
  };
}

import type { RecordStore } from '#records/records.ts';
import type { LinkToken, PublicToken } from './link-token.ts';

export type LinkTokenStore = {
  find(token: string): LinkToken | null;
  put(link: LinkToken): LinkToken;
  findPublic(token: string): PublicToken | null;
  putPublic(token: PublicToken): PublicToken;
};

export function openLinkTokens(store: RecordStore): LinkTokenStore {
  const links = store.of<LinkToken>('plaid_link_token');
  const publicTokens = store.of<PublicToken>('plaid_public_token');
  return {
    find: links.get,
    put(link) {
      links.put(link.token, link, link.clientUserId);
      return link;
    },
    findPublic: publicTokens.get,
    putPublic(token) {
      publicTokens.put(token.token, token);
      return token;
    },
  };
}

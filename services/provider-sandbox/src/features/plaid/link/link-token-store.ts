import type { RecordStore } from '#records/records.ts';
import type { LinkToken } from './link-token.ts';

/** Exchanged for an access token, any number of times until it expires. */
export type PublicToken = { token: string; itemId: string; expiresAt: string };

export type LinkTokenStore = {
  find(token: string): LinkToken | null;
  put(link: LinkToken): LinkToken;
  findPublic(token: string): PublicToken | null;
  putPublic(token: PublicToken): PublicToken;
};

export function openLinkTokens(records: RecordStore): LinkTokenStore {
  const links = records.of<LinkToken>('plaid_link_token');
  const publicTokens = records.of<PublicToken>('plaid_public_token');
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

import type { Service } from '@reset/service-kit';
import { itemOfToken } from '../items/open-item.ts';
import { insistOnCredentials } from '../plaid-credentials.ts';
import type { PlaidNeeds } from '../plaid-needs.ts';
import { PlaidRefused } from '../plaid-refusal.ts';
import { invalidLinkToken } from './link-refusal.ts';
import { makeLinkToken } from './link-token.ts';
import { LinkTokenQuestion, LinkTokenRequest } from './link-token-schemas.ts';
import { wantedLink } from './wanted-link.ts';
import { wireLinkToken } from './wire-link-token.ts';

/** POST /link/token/create and /link/token/get. */
export function registerLinkTokens(plaid: Service, needs: PlaidNeeds): void {
  const { clock, items, links } = needs;

  plaid.post('/link/token/create', { schema: { body: LinkTokenRequest } }, async (request) => {
    insistOnCredentials(request);
    const { access_token: repairs } = request.body;
    const item = repairs ? itemOfToken(needs, repairs) : null;
    const link = links.put(makeLinkToken(wantedLink(request.body, item), clock.now()));
    return { link_token: link.token, expiration: link.expiresAt, request_id: request.id };
  });

  plaid.post('/link/token/get', { schema: { body: LinkTokenQuestion } }, async (request) => {
    insistOnCredentials(request);
    const link = links.find(request.body.link_token);
    if (!link) throw new PlaidRefused(invalidLinkToken);
    return { ...wireLinkToken(link, items), request_id: request.id };
  });
}

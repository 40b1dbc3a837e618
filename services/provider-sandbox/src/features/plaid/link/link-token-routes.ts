import type { Service } from '@reset/service-kit';
import { Refused } from '#http/refusals.ts';
import { itemOfToken } from '../items/open-item.ts';
import { invalidLinkToken } from '../plaid-refusals.ts';
import { requireCredentials, type Plaid } from '../plaid-deps.ts';
import { makeLinkToken } from './link-token.ts';
import { LinkTokenGetRequest, LinkTokenRequest } from './link-token-schemas.ts';
import { wantedLink } from './wanted-link.ts';
import { wireLinkToken } from './wire-link-token.ts';

/** POST /link/token/create and /link/token/get. */
export function linkTokenRoutes(scope: Service, plaid: Plaid): void {
  const { clock, items, links, random } = plaid;

  scope.post('/link/token/create', { schema: { body: LinkTokenRequest } }, async (request) => {
    requireCredentials(request);
    const { access_token: repairs } = request.body;
    const item = repairs ? itemOfToken(plaid, repairs) : null;
    const link = links.put(
      makeLinkToken(wantedLink(request.body, item), { now: clock.now(), random }),
    );
    return { link_token: link.token, expiration: link.expiresAt, request_id: request.id };
  });

  scope.post('/link/token/get', { schema: { body: LinkTokenGetRequest } }, async (request) => {
    requireCredentials(request);
    const link = links.find(request.body.link_token);
    if (!link) throw new Refused(invalidLinkToken);
    return { ...wireLinkToken(link, items), request_id: request.id };
  });
}

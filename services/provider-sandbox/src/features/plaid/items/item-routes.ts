import type { Service } from '@reset/service-kit';
import { findBank } from '#directory/banks.ts';
import { loginOf } from '#personas/logins.ts';
import { findPersona } from '#personas/personas.ts';
import { Refused } from '#http/refusals.ts';
import { isExpired, makePublicToken } from '../link/link-token.ts';
import {
  expiredPublicToken,
  institutionDown,
  invalidCredentials,
  invalidInstitution,
  invalidPublicToken,
} from '../plaid-refusals.ts';
import { requireCredentials, type Plaid } from '../plaid-deps.ts';
import {
  AddressRequest,
  ExchangeRequest,
  ItemRequest,
  RemoveRequest,
  SandboxTokenRequest,
} from '../plaid-schemas.ts';
import { makeItem } from './make-item.ts';
import { knownItem } from './open-item.ts';
import { wireItem, wireStatus } from './wire-item.ts';

/** Makes items, reads them and removes them. */
export function itemRoutes(scope: Service, plaid: Plaid): void {
  const { clock, items, links, hooks, random } = plaid;

  scope.post(
    '/sandbox/public_token/create',
    { schema: { body: SandboxTokenRequest } },
    async (request) => {
      requireCredentials(request);
      const { institution_id, initial_products: products, options = {} } = request.body;
      const institution = findBank(institution_id);
      if (!institution) throw new Refused(invalidInstitution);
      const signedIn = signIn(options.override_username, options.override_password);
      const webhook = options.webhook ?? null;
      const linking = { ...signedIn, clientUserId: null, institution, webhook, products };
      const item = items.put(makeItem(linking, { now: clock.now(), random }));
      const token = makePublicToken(item.id, { now: clock.now(), random });
      links.putPublic(token);
      return { public_token: token.token, request_id: request.id };
    },
  );

  scope.post(
    '/item/public_token/exchange',
    { schema: { body: ExchangeRequest } },
    async (request) => {
      requireCredentials(request);
      const token = links.findPublic(request.body.public_token);
      const item = token && items.ofId(token.itemId);
      if (!token || !item) throw new Refused(invalidPublicToken);
      if (isExpired(token, clock.now())) throw new Refused(expiredPublicToken);
      return { access_token: item.accessToken, item_id: item.id, request_id: request.id };
    },
  );

  scope.post('/item/get', { schema: { body: ItemRequest } }, async (request) => {
    const item = knownItem(plaid, request);
    return { item: wireItem(item), status: wireStatus(item), request_id: request.id };
  });

  scope.post('/item/remove', { schema: { body: RemoveRequest } }, async (request) => {
    items.put({ ...knownItem(plaid, request), status: 'removed' });
    return { request_id: request.id };
  });

  scope.post('/item/webhook/update', { schema: { body: AddressRequest } }, async (request) => {
    const webhook = request.body.webhook || null;
    const item = items.put({ ...knownItem(plaid, request), webhook });
    hooks.addressChanged(item);
    return { item: wireItem(item), request_id: request.id };
  });
}

/** As in Link, but in one step and without a second factor. */
function signIn(username = 'user_good', password = 'pass_good') {
  const login = loginOf(username, password);
  if (login.outcome === 'institution_down') throw new Refused(institutionDown);
  const persona = login.outcome === 'wrong_password' ? null : findPersona(login.personaKey);
  if (!persona) throw new Refused(invalidCredentials);
  return { persona, leavesSoon: login.outcome === 'success' && login.leavesSoon };
}

import type { Service } from '@reset/service-kit';
import { findBank } from '#directory/banks.ts';
import { loginOf } from '#personas/logins.ts';
import { findPersona } from '#personas/personas.ts';
import { invalidInstitution } from '../link/link-refusal.ts';
import { isOver } from '../link/link-token.ts';
import { makePublicToken } from '../link/public-token.ts';
import { insistOnCredentials } from '../plaid-credentials.ts';
import type { PlaidNeeds } from '../plaid-needs.ts';
import { PlaidRefused } from '../plaid-refusal.ts';
import {
  AddressRequest,
  ExchangeRequest,
  ItemRequest,
  RemoveRequest,
  SandboxTokenRequest,
} from '../plaid-schemas.ts';
import {
  expiredPublicToken,
  institutionDown,
  invalidCredentials,
  invalidPublicToken,
} from './item-refusal.ts';
import { makeItem } from './make-item.ts';
import { knownItem } from './open-item.ts';
import { wireItem, wireStatus } from './wire-item.ts';

/** How items come to be, are looked at and are given up. */
export function registerItems(plaid: Service, needs: PlaidNeeds): void {
  const { clock, items, links, hooks } = needs;

  plaid.post(
    '/sandbox/public_token/create',
    { schema: { body: SandboxTokenRequest } },
    async (request) => {
      insistOnCredentials(request);
      const { institution_id, initial_products: products, options = {} } = request.body;
      const institution = findBank(institution_id);
      if (!institution) throw new PlaidRefused(invalidInstitution);
      const signedIn = signIn(options.override_username, options.override_password);
      const webhook = options.webhook ?? null;
      const linking = { ...signedIn, clientUserId: null, institution, webhook, products };
      const item = items.put(makeItem(linking, clock.now()));
      const token = makePublicToken(item.id, clock.now());
      links.putPublic(token);
      return { public_token: token.token, request_id: request.id };
    },
  );

  plaid.post(
    '/item/public_token/exchange',
    { schema: { body: ExchangeRequest } },
    async (request) => {
      insistOnCredentials(request);
      const token = links.findPublic(request.body.public_token);
      const item = token && items.ofId(token.itemId);
      if (!token || !item) throw new PlaidRefused(invalidPublicToken);
      if (isOver(token, clock.now())) throw new PlaidRefused(expiredPublicToken);
      return { access_token: item.accessToken, item_id: item.id, request_id: request.id };
    },
  );

  plaid.post('/item/get', { schema: { body: ItemRequest } }, async (request) => {
    const item = knownItem(needs, request);
    return { item: wireItem(item), status: wireStatus(item), request_id: request.id };
  });

  plaid.post('/item/remove', { schema: { body: RemoveRequest } }, async (request) => {
    items.put({ ...knownItem(needs, request), status: 'removed' });
    return { request_id: request.id };
  });

  plaid.post('/item/webhook/update', { schema: { body: AddressRequest } }, async (request) => {
    const webhook = request.body.webhook || null;
    const item = items.put({ ...knownItem(needs, request), webhook });
    hooks.addressChanged(item);
    return { item: wireItem(item), request_id: request.id };
  });
}

/** As the widget does it, in one step: nobody asks for a second factor here. */
function signIn(username = 'user_good', password = 'pass_good') {
  const login = loginOf(username, password);
  if (login.outcome === 'institution_down') throw new PlaidRefused(institutionDown);
  const persona = login.outcome === 'wrong_password' ? null : findPersona(login.personaKey);
  if (!persona) throw new PlaidRefused(invalidCredentials);
  return { persona, leavesSoon: login.outcome === 'success' && login.leavesSoon };
}

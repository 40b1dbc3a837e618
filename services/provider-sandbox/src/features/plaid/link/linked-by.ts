import { findPersona } from '#personas/personas.ts';
import { findBank } from '#directory/banks.ts';
import { makeItem } from '../items/make-item.ts';
import { upToDate } from '../items/open-item.ts';
import type { PlaidAccount, PlaidItem } from '../items/plaid-item.ts';
import type { PlaidNeeds } from '../plaid-needs.ts';
import type { At } from './link-pages.ts';
import { makePublicToken } from './public-token.ts';

/** What a session comes to: a new item, or the old one, which can be read again. */
export function linkedBy(
  needs: PlaidNeeds,
  at: At,
  chosen: readonly PlaidAccount['subtype'][],
): { publicToken: string; itemId: string } {
  const item = at.link.itemId === null ? newItem(needs, at, chosen) : repaired(needs, at);
  const { token } = needs.links.putPublic(makePublicToken(item.id, needs.clock.now()));
  return { publicToken: token, itemId: item.id };
}

function newItem(needs: PlaidNeeds, at: At, chosen: readonly PlaidAccount['subtype'][]): PlaidItem {
  const { link, session } = at;
  const persona = findPersona(session.login?.personaKey ?? '');
  const bank = findBank(session.institutionId ?? '');
  if (!persona || !bank) throw new Error('Nobody has signed in anywhere.');
  const linking = {
    persona,
    institution: bank,
    clientUserId: link.clientUserId,
    ownerName: link.ownerName ?? undefined,
    webhook: link.webhook,
    products: link.products.filter((product) => bank.products.some((one) => one === product)),
    chosen,
    leavesSoon: session.login?.leavesSoon ?? false,
  };
  return needs.items.put(makeItem(linking, needs.clock.now()));
}

/** Nobody is told that it was repaired: whoever opened Link learns it there. */
function repaired(needs: PlaidNeeds, { link, session }: At): PlaidItem {
  const item = needs.items.ofId(link.itemId ?? '');
  if (!item) throw new Error('What was to be repaired is gone.');
  const leavesSoon = session.login?.leavesSoon ?? false;
  const good = needs.items.put({ ...item, status: 'good', leavesSoon });
  const current = upToDate(needs, good);
  needs.hooks.news(current);
  return current;
}

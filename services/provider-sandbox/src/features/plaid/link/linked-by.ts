import { findPersona } from '#personas/personas.ts';
import { findBank } from '#directory/banks.ts';
import { makeItem } from '../items/make-item.ts';
import { agreedAgain, upToDate } from '../items/open-item.ts';
import type { PlaidAccount, PlaidItem } from '../items/plaid-item.ts';
import type { Plaid } from '../plaid-deps.ts';
import type { At } from './link-pages.ts';
import { makePublicToken } from './link-token.ts';

/** The item that a session leads to: a new one, or the repaired one. */
export function linkedBy(
  plaid: Plaid,
  at: At,
  chosen: readonly PlaidAccount['subtype'][],
): { publicToken: string; itemId: string } {
  const item = at.link.itemId === null ? newItem(plaid, at, chosen) : repaired(plaid, at);
  const { token } = plaid.links.putPublic(makePublicToken(item.id, momentOf(plaid)));
  return { publicToken: token, itemId: item.id };
}

function newItem(plaid: Plaid, at: At, chosen: readonly PlaidAccount['subtype'][]): PlaidItem {
  const { link, session } = at;
  const persona = findPersona(session.login?.personaKey ?? '');
  const bank = findBank(session.institutionId ?? '');
  if (!persona || !bank) throw new Error('The session has no login.');
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
  return plaid.items.put(makeItem(linking, momentOf(plaid)));
}

/** Without a LOGIN_REPAIRED webhook: the page that opened Link gets onSuccess. */
function repaired(plaid: Plaid, { link, session }: At): PlaidItem {
  const item = plaid.items.ofId(link.itemId ?? '');
  if (!item) throw new Error('The item to be repaired does not exist.');
  const leavesSoon = session.login?.leavesSoon ?? false;
  const good = plaid.items.put({ ...agreedAgain(item), leavesSoon });
  const current = upToDate(plaid, good);
  plaid.hooks.news(current);
  return current;
}

const momentOf = ({ clock, random }: Plaid) => ({ now: clock.now(), random });

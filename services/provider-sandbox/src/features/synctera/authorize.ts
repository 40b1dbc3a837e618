import type { Card, Hold } from './synctera-records.ts';
import type { AuthorizationBody } from './card-schemas.ts';
import { askGateway } from './ask-gateway.ts';
import { found, type Synctera } from './open-synctera.ts';

/**
 * Decides a purchase: by the state of card and account, then by the gateway of the card's product,
 * then by the balance. A line of credit is as large as the gateway allows.
 */
export async function authorize(synctera: Synctera, request: AuthorizationBody): Promise<Hold> {
  const { records, ledger } = synctera;
  const card = found(records.cards, request.card_id, 'card');
  const holdId = synctera.random.id();
  const reason =
    refusalOf(synctera, card) ??
    (await askGateway(synctera, card, { ...request, holdId })) ??
    shortOf(synctera, card, request);
  return ledger.hold({
    id: holdId,
    account_id: card.account_id,
    card_id: card.id,
    status: reason === null ? 'PENDING' : 'DECLINED',
    reason: reason ?? 'APPROVED',
    amount: reason === null ? request.amount : 0,
    req_amount: request.amount,
    merchant: { mid: request.mid, ...request.card_acceptor },
  });
}

/** Why the card cannot be used; null where it can. */
function refusalOf({ records }: Synctera, card: Card): string | null {
  if (card.card_status !== 'ACTIVE') return 'CARD_NOT_ACTIVE';
  const { status, access_status } = found(records.accounts, card.account_id, 'account');
  return status === 'ACTIVE_OR_DISBURSED' && access_status === 'ACTIVE' ? null : 'ACCOUNT_BLOCKED';
}

function shortOf(
  { records, ledger }: Synctera,
  card: Card,
  { amount }: AuthorizationBody,
): string | null {
  const account = found(records.accounts, card.account_id, 'account');
  const hasCredit = account.account_type === 'LINE_OF_CREDIT';
  return hasCredit || ledger.available(account) >= amount ? null : 'INSUFFICIENT_FUNDS';
}

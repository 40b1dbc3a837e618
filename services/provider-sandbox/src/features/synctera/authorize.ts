import type { Hold } from './money-records.ts';
import type { Card } from './synctera-records.ts';
import type { AuthorizationBody } from './card-schemas.ts';
import { askGateway } from './ask-gateway.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';

/**
 * What becomes of a purchase: the card and the account first, then whoever decides for the card's
 * product, then what the account has. A line of credit is as long as the gateway says.
 */
export async function authorize(world: SyncteraWorld, asked: AuthorizationBody): Promise<Hold> {
  const { remembered, ledger } = world;
  const card = found(remembered.cards, asked.card_id, 'card');
  const holdId = crypto.randomUUID();
  const reason =
    refusalOf(world, card) ??
    (await askGateway(world, card, { ...asked, holdId })) ??
    shortOf(world, card, asked);
  return ledger.hold({
    id: holdId,
    account_id: card.account_id,
    card_id: card.id,
    status: reason === null ? 'PENDING' : 'DECLINED',
    reason: reason ?? 'APPROVED',
    amount: reason === null ? asked.amount : 0,
    req_amount: asked.amount,
    merchant: { mid: asked.mid, ...asked.card_acceptor },
  });
}

/** Why nothing can be bought with it; null where it can. */
function refusalOf({ remembered }: SyncteraWorld, card: Card): string | null {
  if (card.card_status !== 'ACTIVE') return 'CARD_NOT_ACTIVE';
  const { status, access_status } = found(remembered.accounts, card.account_id, 'account');
  return status === 'ACTIVE_OR_DISBURSED' && access_status === 'ACTIVE' ? null : 'ACCOUNT_BLOCKED';
}

function shortOf(
  { remembered, ledger }: SyncteraWorld,
  card: Card,
  { amount }: AuthorizationBody,
): string | null {
  const account = found(remembered.accounts, card.account_id, 'account');
  const hasCredit = account.account_type === 'LINE_OF_CREDIT';
  return hasCredit || ledger.available(account) >= amount ? null : 'INSUFFICIENT_FUNDS';
}

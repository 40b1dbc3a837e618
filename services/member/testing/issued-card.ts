import { type Database, newId } from '@reset/service-kit';
import { ledgerStore } from '@reset/ledger';

export type IssuedCard = Awaited<ReturnType<typeof issueCard>>;

type Wanted = {
  /** What she may owe; null for what was never computed. */
  limitCents: number | null;
  cardStatus: string;
  accountStatus: string;
};

/** A member with an account and a card, as they are once the issuer has made them. */
export async function issueCard(database: Database, changes: Partial<Wanted> = {}) {
  const { limitCents, cardStatus, accountStatus }: Wanted = {
    limitCents: 50_000,
    cardStatus: 'active',
    accountStatus: 'open',
    ...changes,
  };
  const card = {
    userId: newId(),
    cardAccountId: newId(),
    /** The issuer's ids. */
    cardId: newId(),
    accountId: newId(),
  };
  await database('member').insert({
    user_id: card.userId,
    repayment_method: 'ach_debit_flow',
    created_at: new Date('2026-11-01T00:00:00Z'),
  });
  const ledger = ledgerStore(database);
  const { receivable, deposit } = await ledger.openMember(card.userId);
  if (limitCents !== null) {
    await ledger.setCreditLimits([{ userId: card.userId, cents: limitCents }]);
  }
  await database('card_account').insert({
    id: card.cardAccountId,
    user_id: card.userId,
    receivable,
    deposit,
    status: accountStatus,
    synctera_person_id: newId(),
    synctera_account_id: card.accountId,
    issued_on: '2026-11-01',
  });
  await database('card').insert({
    id: newId(),
    card_account_id: card.cardAccountId,
    synctera_card_id: card.cardId,
    last_four: '4821',
    form: 'VIRTUAL',
    status: cardStatus,
    created_at: new Date('2026-11-01T00:00:00Z'),
  });
  return { ...card, receivable };
}

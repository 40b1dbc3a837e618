import { describe, expect, it } from '@jest/globals';
import { BANK, CODES, ledgerStore, type Transfer } from '@reset/ledger';
import { newId } from '@reset/service-kit';
import { issueCard } from '#testing/issued-card.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();

describe('what is hers on deposit', () => {
  it('pays what she owes behind two hundred accounts that cannot be paid', async () => {
    const { database, clock } = service;
    const ledger = ledgerStore(database);
    const payable = await ledger.accountOf(BANK.cardPayable, 0);
    const fboCash = await ledger.accountOf(BANK.fboCash);
    for (let count = 0; count < 200; count += 1) {
      const { userId } = await issueCard(database);
      const { receivable, deposit } = await ledger.openMember(userId);
      const about = {
        groupId: newId(),
        occurredAt: clock.now(),
        effectiveOn: '2026-11-20',
        actor: 'test',
        source: null,
        amountCents: 100,
        kind: 'single',
      } as const;
      // She owes for no purchase, so that nothing of hers can pay it.
      const transfers: Transfer[] = [
        { ...about, id: newId(), code: CODES.forcePost, debit: receivable, credit: payable },
        { ...about, id: newId(), code: CODES.directDeposit, debit: fboCash, credit: deposit },
      ];
      await ledger.post(transfers);
    }
    const one = await someone();
    one.post({ direction: 'credit', holdId: null, amountCents: 3_000 });
    await one.sync();
    await service.put(`${one.userId}/card_transactions/${newId()}`, {
      occurred_at: '2026-11-19T20:00:00Z',
      amount_cents: 1_200,
      merchant_name: 'Shop',
      customer_state: 'posted',
    });
    await service.jobs.runSchedule('pay-from-deposits');
    expect(await one.owed()).toBe(0);
  });
});

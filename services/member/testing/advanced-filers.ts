import { newId } from '@reset/service-kit';
import type { FiledReturn } from '#providers/tax-filing.ts';
import { limitStore } from '#features/limits/limits.store.ts';
import { someDeposits } from './some-deposits.ts';
import type { startCardService } from './some-cardholder.ts';
import { someTaxFiler } from './tax-filer.ts';
import { someReturn } from './tax-world.ts';

/** When they file; a limit is computed then. */
export const FILED = '2027-02-01T18:00:00Z';
/** Ten days later, on a Thursday in the morning. */
export const ARRIVED = '2027-02-11T18:00:00Z';
export const TREASURY = 'IRS TREAS 310';

/** People with a card, of whose tax refunds a part is advanced. */
export function advancedFilers({ service, someone }: Awaited<ReturnType<typeof startCardService>>) {
  /** Somebody without pay that is known, whose partner advances a tenth of her refund: 200 dollars. */
  async function filer(...purchases: number[]) {
    const one = await someone('bank_link');
    await service.jobs.drain();
    const { userId } = one;
    await service.database.raw(
      `INSERT INTO person_reading (generation, user_id, partner_slug)
       SELECT generation, ?, 'hvfcu' FROM subscription WHERE owner = 'public' AND is_live
       ON CONFLICT (generation, user_id) DO UPDATE SET partner_slug = 'hvfcu'`,
      [userId],
    );
    await service.put(`${userId}/limit_config`, { income_tax_refund_advance_multiplier: 0.1 });
    const deposits = await someDeposits(service, userId);
    const { stand } = await someTaxFiler(service, userId);
    const returns: FiledReturn[] = [];
    const id = newId();
    /** A return is so from now on, beside those that she has filed before. */
    const file = async (changes: Partial<FiledReturn> = {}, of = id) => {
      const place = returns.findIndex((known) => known.id === of);
      const filed = someReturn({ id: of, ...changes });
      if (place === -1) returns.push(filed);
      else returns[place] = filed;
      await stand(...returns);
    };
    await file();
    for (const [index, amountCents] of purchases.entries()) {
      const occurredAt = new Date(Date.parse(FILED) + index * 1_000);
      one.post({ holdId: null, amountCents, occurredAt });
    }
    await one.sync();
    return {
      ...one,
      ...deposits,
      syncCard: one.sync,
      file,
      /** All that she has filed is gone. */
      withdraw: () => stand(),
      /** Of her limit, what the refund adds, as it was computed last. */
      async advanced() {
        await service.limits();
        const { steps } = await limitStore(service.database).current(userId);
        const step = steps.find(({ step: name }) => name === 'refund_advance');
        return (step?.after ?? 0) - (step?.before ?? 0);
      },
      refunded: (amountCents: number, sender = TREASURY, arrivedAt = new Date(ARRIVED)) =>
        deposits.receives(amountCents, { sender, arrivedAt }),
      kinds: () =>
        service
          .database('allocation as a')
          .join('card_transaction as t', 't.id', 'a.card_transaction_id')
          .where({ 't.card_account_id': one.accountId, 'a.reversed_by': null })
          .distinct()
          .pluck('a.kind'),
    };
  }

  return filer;
}

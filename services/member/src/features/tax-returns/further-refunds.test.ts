import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { advancedFilers, FILED } from '#testing/advanced-filers.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const filer = advancedFilers(cards);
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => service.clock.set(FILED));

/** Who filed for 2,000 dollars and owes 150; what is said of the refunds of her returns. */
async function someFiler() {
  const one = await filer(15_000);
  return {
    ...one,
    came: (cents: number, day: string, sender?: string) =>
      one.refunded(cents, sender, new Date(`${day}T18:00:00Z`)),
    async refunds() {
      const reply = await service.get(one.userId, '/income_tax_returns');
      return reply
        .json<IncomeTaxReturns>()
        .income_tax_returns.map((filed) => [filed.refund_received, filed.refund_repaid]);
    },
  };
}

describe('a refund that came in parts', () => {
  it('is the sum of them, up to what was filed for', async () => {
    const one = await someFiler();
    await one.came(11_000, '2027-02-11');
    expect(await one.refunds()).toEqual([[110, 110]]);
    await one.came(180_000, '2027-02-18');
    expect(await one.refunds()).toEqual([[1_910, 150]]);
    // Of something else: it would be more than was filed for.
    await one.came(20_000, '2027-02-19');
    expect(await one.refunds()).toEqual([[1_910, 150]]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('has no part of a state, or of before it was filed', async () => {
    const one = await someFiler();
    await one.came(50_000, '2027-02-11');
    await one.came(12_000, '2027-02-12', 'OREGON TAX REF');
    await one.came(30_000, '2026-12-01');
    expect(await one.refunds()).toEqual([[500, 150]]);
  });

  it('has parts of any size that came after the first, or since it was accepted', async () => {
    const one = await someFiler();
    await one.came(1, '2027-02-10');
    expect(await one.refunds()).toEqual([[null, null]]);
    for (const cents of [50_000, 9_999, 3_333]) await one.came(cents, '2027-02-11');
    expect(await one.refunds()).toEqual([[633.33, 150]]);
    // A small one leaves no large one out.
    await one.came(130_000, '2027-02-18');
    expect(await one.refunds()).toEqual([[1_933.33, 150]]);
  });

  it('is of any size once the filer says that it was sent, and then as large as what follows', async () => {
    const one = await someFiler();
    const submittedAt = new Date('2027-02-02T18:00:00Z');
    await one.file({ status: 'submitted', submittedAt });
    await one.came(1, '2027-02-03');
    service.clock.set('2027-02-04T18:00:00Z');
    await one.file({ submittedAt });
    expect(await one.advanced()).toBe(20_000);
    await one.came(5_000, '2027-02-11');
    expect(await one.refunds()).toEqual([[null, null]]);
    expect(await one.advanced()).toBe(20_000);
    await one.file({ status: 'refund_received', submittedAt });
    // Not what came before it was accepted.
    expect(await one.refunds()).toEqual([[50, 50]]);
    await one.came(200_000, '2027-02-18');
    expect(await one.refunds()).toEqual([[2_050, 149.99]]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('has what is left of it where a part was taken back', async () => {
    const one = await someFiler();
    const first = await one.came(50_000, '2027-02-11');
    await one.came(40_000, '2027-02-12');
    expect(await one.refunds()).toEqual([[900, 150]]);
    first.isReturned = true;
    await one.sync();
    // Of what was owed it repaid nothing, which the first one did.
    expect(await one.refunds()).toEqual([[400, 0]]);
  });

  it('has nothing of the refund of a return that was filed since', async () => {
    const one = await someFiler();
    await one.came(50_000, '2027-02-11');
    const submittedAt = new Date('2027-02-20T18:00:00Z');
    await one.file({ taxYear: 2027, submittedAt, refundCents: 60_000 }, newId());
    await one.came(60_000, '2027-03-01');
    expect(await one.refunds()).toEqual([
      [600, 0],
      [500, 150],
    ]);
  });
});

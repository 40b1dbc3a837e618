import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TaxFilingStanding } from '@reset/api-contract/onboarding/eligibility.ts';
import { InternalCallError } from '@reset/service-kit';
import { advancedFilers, FILED } from '#testing/advanced-filers.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const { world } = service;
const filer = advancedFilers(cards);
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => {
  service.clock.set(FILED);
  world.eligibility = true;
  world.taxFiling = livingIn('OR');
});

const livingIn = (home_state: string | null): TaxFilingStanding => ({ is_open: true, home_state });
const row = (userId: string) => service.database('tax_filer').where({ user_id: userId });
const homeOf = async (userId: string) => (await row(userId).first()).home_state;
const ask = () => service.jobs.runSchedule('ask-homes-of-filers');

/** Somebody who filed before it was kept where people live. */
async function earlierFiler() {
  const one = await filer();
  await row(one.userId).update({ home_state: null });
  return one;
}

describe('who filed before it was known where she lives', () => {
  it('is advanced a part of her refund once onboarding was asked', async () => {
    const one = await earlierFiler();
    expect(await one.advanced()).toBe(0);
    await ask();
    expect(await homeOf(one.userId)).toBe('OR');
    expect(await one.advanced()).toBe(20_000);
  });

  it('is advanced nothing where onboarding does not know it, which is asked once', async () => {
    const one = await earlierFiler();
    world.taxFiling = livingIn(null);
    await ask();
    world.taxFiling = livingIn('OR');
    await ask();
    expect(await homeOf(one.userId)).toBeNull();
    expect(await one.advanced()).toBe(0);
  });

  it('is asked of later where onboarding is away', async () => {
    const [one, other] = [await earlierFiler(), await earlierFiler()];
    world.eligibility = new InternalCallError('down', 503, 'unavailable');
    await ask();
    expect(await homeOf(one.userId)).toBeNull();
    world.eligibility = true;
    await ask();
    expect([await homeOf(one.userId), await homeOf(other.userId)]).toEqual(['OR', 'OR']);
  });

  it('stays where she is known to live', async () => {
    const one = await filer();
    await row(one.userId).update({ home_state: 'WA' });
    await ask();
    expect(await homeOf(one.userId)).toBe('WA');
  });
});

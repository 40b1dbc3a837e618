import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { advancedFilers, FILED } from '#testing/advanced-filers.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const filer = advancedFilers(cards);
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => service.clock.set(FILED));

const LAST_MOMENT = '2027-04-16T06:59:59.999Z';
const SEASON_ENDED = '2027-04-16T07:00:00.000Z';
const APPROVED = { status: 'APPROVED' };
const DECLINED = { status: 'DECLINED', reason: 'LIMIT_EXCEEDED' };

/** Somebody in whose limit 200 dollars of her refund are, as it was computed before midnight. */
async function buyer() {
  const one = await filer();
  expect(await one.advanced()).toBe(20_000);
  return one;
}

describe('a purchase around midnight at the end of April 15, before limits are computed anew', () => {
  it('is approved by what of the refund is in the limit in the last millisecond', async () => {
    const one = await buyer();
    service.clock.set(LAST_MOMENT);
    expect(await one.buy(20_000)).toEqual(APPROVED);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is approved by what she has earned alone from the next millisecond on', async () => {
    const one = await buyer();
    service.clock.set(SEASON_ENDED);
    expect(await one.buy(1)).toEqual(DECLINED);
    // Set anew without a fall, it is what was set.
    await one.mayOwe(5_000);
    expect(await one.buy(5_000)).toEqual(APPROVED);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is declined where all that she may owe then is owed', async () => {
    const one = await buyer();
    service.clock.set(LAST_MOMENT);
    expect(await one.buy(12_000)).toEqual(APPROVED);
    service.clock.set(SEASON_ENDED);
    expect(await one.buy(1)).toEqual(DECLINED);
  });
});

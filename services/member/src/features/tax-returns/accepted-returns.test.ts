import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMemberService, type MemberServiceUnderTest } from '#testing/member-service.ts';
import { newTaxFiler } from '#testing/tax-filer.ts';
import { someReturn } from '#testing/tax-world.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.clock.set('2027-02-02T18:00:00Z');
  service.mails.length = 0;
});

const someFiler = () => newTaxFiler(service);

const notices = async (userId: string) =>
  (await service.get(userId, '/notifications'))
    .json<{ id: string; type: string; params: { jurisdiction: string; product: string } }[]>()
    .filter(({ type }) => type === 'income_tax_return_accepted');
const mailed = () => service.mails.map(({ subject }) => subject);

describe('the notification of an accepted return', () => {
  it('is there once for each, until it was read [MEM-084]', async () => {
    const one = await someFiler();
    const [federal, state] = [someReturn(), someReturn({ jurisdiction: 'OR' })];
    await one.stand(federal, { ...state, status: 'submitted' });
    const [notice, ...others] = await notices(one.userId);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      params: { product: 'tax_refund_advance', jurisdiction: 'Federal' },
      require_action: false,
    });
    const read = (id = notice?.id) => service.post(one.userId, `/notifications/${id}/mark_as_read`);
    expect((await read()).statusCode).toBe(204);
    expect((await read()).statusCode).toBe(204);
    await one.stand({ ...federal, status: 'refund_received' }, state);
    expect((await notices(one.userId)).map(({ params }) => params.jurisdiction)).toEqual(['OR']);
    const other = await someFiler();
    const elsewhere = `/notifications/${notice?.id}/mark_as_read`;
    expect((await service.post(other.userId, elsewhere)).statusCode).toBe(404);
  });

  it('is none once the return is rejected after all', async () => {
    const one = await someFiler();
    const filed = someReturn();
    await one.stand(filed);
    await one.stand({ ...filed, status: 'rejected' });
    expect(await notices(one.userId)).toEqual([]);
    expect(mailed()).toEqual([
      'Your 2026 federal tax return was accepted',
      'Your 2026 federal tax return was rejected',
    ]);
  });

  it('is there again, and mailed, once a return that was corrected is accepted', async () => {
    const one = await someFiler();
    const filed = someReturn();
    await one.stand(filed);
    const [first] = await notices(one.userId);
    await service.post(one.userId, `/notifications/${first?.id}/mark_as_read`);
    await one.stand({ ...filed, status: 'rejected' });
    service.mails.length = 0;
    service.clock.set('2027-02-10T18:00:00Z');
    const corrected = { ...filed, submittedAt: new Date('2027-02-09T18:00:00Z') };
    await one.stand({ ...corrected, status: 'submitted' });
    expect(await notices(one.userId)).toEqual([]);
    await one.stand(corrected);
    await one.stand(corrected);
    expect(await notices(one.userId)).toHaveLength(1);
    expect(mailed()).toEqual(['Your 2026 federal tax return was accepted']);
    const { income_tax_returns: returns } = (
      await service.get(one.userId, '/income_tax_returns')
    ).json();
    expect(returns).toMatchObject([{ tax_return_status: 'accepted', accepted_on: '2027-02-10' }]);
  });
});

describe('what staff read and what she is sent of her data', () => {
  it('have what happened to her returns', async () => {
    const one = await someFiler();
    await one.stand(someReturn());
    const { entries } = (await service.askAsAdmin(`${one.userId}/timeline`)).json();
    const briefly = entries.map((entry: { type: string; detail: string }) => [
      entry.type,
      entry.detail,
    ]);
    expect(briefly).toEqual(
      expect.arrayContaining([
        ['tax_return.accepted', 'Federal 2026'],
        ['tax_return.submitted', 'Federal 2026'],
        ['tax_filing.started', null],
      ]),
    );
  });
});

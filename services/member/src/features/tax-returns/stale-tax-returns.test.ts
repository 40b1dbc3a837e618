import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMemberService, type MemberServiceUnderTest } from '#testing/member-service.ts';
import { newTaxFiler } from '#testing/tax-filer.ts';
import { someReturn } from '#testing/tax-world.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
beforeEach(() => service.clock.set(NOW));

const NOW = '2027-02-02T18:00:00Z';
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(Date.parse(NOW) + hours * HOUR_MS).toISOString();

describe('returns of which nothing is heard', () => {
  const readings = () => service.world.taxes.readings;
  const runAt = async (hours: number) => {
    service.clock.set(later(hours));
    const before = readings();
    await service.jobs.runSchedule('read-stale-tax-returns');
    await service.jobs.finish();
    return readings() - before;
  };
  beforeEach(() => service.database('tax_filer').update({ opened_at: '2020-01-01T00:00:00Z' }));
  const forget = ({ userId }: { userId: string }) =>
    service
      .database('tax_filer')
      .where({ user_id: userId })
      .update({ opened_at: '2020-01-01T00:00:00Z' });

  it.each([
    ['submitted', 1],
    ['accepted', 1],
    ['rejected', 1],
    ['refund_received', 0],
    ['no_refund', 0],
  ] as const)('and that are %s are read again after six hours: %i', async (status, times) => {
    await service.database('income_tax_return').delete();
    const one = await newTaxFiler(service);
    await one.stand(someReturn({ status }));
    await forget(one);
    expect(await runAt(5.9)).toBe(0);
    expect(await runAt(6)).toBe(times);
    expect(await runAt(6.5)).toBe(0);
  });

  it('are looked for each minute for an hour after the questions were opened, then less', async () => {
    await service.database('income_tax_return').delete();
    const one = await newTaxFiler(service);
    service.world.taxes.returns.set(one.filerId, [someReturn({ status: 'submitted' })]);
    expect(await runAt(0.9 / 60)).toBe(0);
    expect(await runAt(1 / 60)).toBe(1);
    expect(await service.database('income_tax_return').where({ user_id: one.userId })).toHaveLength(
      1,
    );
    expect(await runAt(59 / 60)).toBe(1);
    expect(await runAt(1)).toBe(0);
    expect(await runAt(6.9)).toBe(0);
    expect(await runAt(7)).toBe(1);
  });
});

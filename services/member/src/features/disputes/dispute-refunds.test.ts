import { describe, expect, it } from '@jest/globals';
import { someDisputer } from '#testing/disputing.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();
const someone = () => someDisputer(service);
const standing = (owed: number, hers: number, credited: number) => ({
  owed,
  hers,
  credited,
  problems: [],
});
const balanceOf = async (code: number) => {
  const { debits_posted: debits, credits_posted: credits } = await service
    .database('ledger.account')
    .where({ code })
    .first();
  return Number(credits - debits);
};

describe("a merchant's refund of a disputed purchase", () => {
  it('before the dispute leaves the rest to be claimed, and nothing where there is none', async () => {
    const one = await someone();
    await one.refund(1_000);
    expect((await one.dispute({ amount: 20.01 })).statusCode).toBe(422);
    await one.dispute();
    await one.credit();
    expect(await one.stands()).toEqual(standing(0, 0, 2_000));
    await one.decide('won');
    expect(await one.stands()).toEqual(standing(0, 0, 0));
    const other = await someone();
    await other.refund(3_000);
    expect((await other.dispute()).statusCode).toBe(409);
  });

  it('while it is open is hers, and is credited no second time', async () => {
    const one = await someone();
    await one.dispute();
    await one.refund(1_000);
    await one.credit();
    expect(await one.stands()).toEqual(standing(0, 0, 2_000));
    await one.decide('lost');
    await one.runOn('2026-11-30');
    expect(await one.stands()).toEqual(standing(2_000, 0, 0));
  });

  it('of all of it, while it is open, ends it as won', async () => {
    const one = await someone();
    await one.dispute();
    await one.refund(3_000);
    expect(await one.stands()).toEqual(standing(0, 0, 0));
    expect(await one.read()).toMatchObject({
      state: 'won',
      credit: null,
      timeline: [{ step: 'opened' }, { step: 'refunded', amount: 30 }],
    });
    expect((await one.decide('lost')).statusCode).toBe(409);
  });

  it.each([
    ['owed', 0, 0],
    ['repaid', 3_000, 3_000],
  ])(
    'takes the place of the credit of one that was %s, and ends it',
    async (_what, repaid, hers) => {
      const one = await someone();
      if (repaid > 0) await one.repay(repaid);
      await one.dispute();
      await one.credit();
      await one.refund(3_500);
      // What is above the claim is hers.
      expect(await one.stands()).toEqual(standing(0, hers + 500, 0));
      expect(await one.read()).toMatchObject({ state: 'won', credit: { is_final: true } });
      await one.sync();
      expect(await one.stands()).toEqual(standing(0, hers + 500, 0));
    },
  );

  it('of a part leaves the rest of the credit to be decided, and taken back', async () => {
    const one = await someone();
    await one.repay(1_000);
    await one.dispute();
    await one.credit();
    await one.refund(1_200);
    expect(await one.stands()).toEqual(standing(0, 1_000, 1_800));
    await one.decide('lost');
    await one.runOn('2026-11-30');
    expect(await one.stands()).toEqual(standing(800, 0, 0));
    expect(await one.read()).toMatchObject({ credit: { amount: 18, is_taken_back: true } });
  });

  it('in the days of notice keeps the credit from being taken back', async () => {
    const one = await someone();
    await one.dispute();
    await one.credit();
    await one.decide('lost');
    await one.refund(3_000);
    await one.runOn('2026-11-30');
    expect(await one.stands()).toEqual(standing(0, 0, 0));
    expect(await one.read()).toMatchObject({ state: 'won' });
  });

  it('after it was lost or withdrawn is hers', async () => {
    const one = await someone();
    await one.dispute();
    await one.credit();
    await one.withdraw();
    expect(await one.stands()).toEqual(standing(3_000, 0, 0));
    await one.refund(3_000);
    expect(await one.stands()).toEqual(standing(0, 0, 0));
  });

  it('after it was won is nobody’s until staff have looked, and after a loss of ours is ours', async () => {
    const won = await someone();
    await won.dispute();
    await won.decide('won');
    await won.refund(3_000);
    expect(await won.stands()).toEqual(standing(0, 0, 0));
    expect(await balanceOf(2_090)).toBe(3_000);
    expect(await won.openCases()).toContain('refund_after_dispute');

    const lossBefore = await balanceOf(5_020);
    const writtenOff = await someone();
    await writtenOff.dispute();
    await writtenOff.decide('written_off');
    expect(await balanceOf(5_020)).toBe(lossBefore - 3_000);
    await writtenOff.refund(3_000);
    expect(await writtenOff.stands()).toEqual(standing(0, 0, 0));
    expect(await balanceOf(5_020)).toBe(lossBefore);
  });
});

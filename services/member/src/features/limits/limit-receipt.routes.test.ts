import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LimitReceipt } from '@reset/api-contract/admin/limit-receipt.ts';
import { newId } from '@reset/service-kit';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');
const receipt = (userId: string, id: string, query = '') =>
  service.askAsAdmin(`${userId}/limits/${id}${query}`);
/** Her limit as it is computed now, by its id. */
async function computed(userId: string): Promise<string> {
  await service.limits();
  const newest = await service
    .database('spending_limit')
    .where({ user_id: userId })
    .orderBy('id', 'desc')
    .first('id');
  return newest.id;
}

describe('GET /internal/members/:user_id/limits/:limit_id', () => {
  it('shows how a limit came about, step by step, of what was stored then', async () => {
    const userId = await everything();
    const id = await computed(userId);
    const shown = (await receipt(userId, id)).json<LimitReceipt>();
    expect(shown).toMatchObject({
      id,
      computed_at: service.clock.now().toISOString(),
      gross_limit: 423,
      is_confirmed: true,
      difference: null,
    });
    expect(shown.reasons).toEqual(expect.arrayContaining(['member']));
    expect(shown.steps.find(({ step }) => step === 'formula')).toEqual({
      step: 'formula',
      reason: 'part_of_pay',
      unit: 'cents',
      before: 84_600,
      after: 42_300,
      explanation: 'Pay and bills: her part of the pay: $846.00 → $423.00',
    });
    expect(shown.steps.find(({ step }) => step === 'multiplier')).toMatchObject({
      unit: 'basis_points',
      before: 10_000,
      after: 5_000,
    });
    expect(shown.inputs).toEqual(
      expect.arrayContaining([
        { name: 'facts.accrued_net_cents', value: 84_600 },
        { name: 'facts.bank.available_cents', value: 125_000 },
        { name: 'rules.payroll_linked_basis_points', value: expect.any(String) },
        { name: 'moment.today', value: '2026-11-20' },
      ]),
    );
  });

  it('shows what differs to it from an earlier one', async () => {
    const userId = await everything();
    const before = await computed(userId);
    await service.put(`${userId}/limit_config`, { muted: true });
    const after = await computed(userId);
    const shown = (await receipt(userId, after, `?compared_to=${before}`)).json<LimitReceipt>();
    expect(shown.difference?.compared_to).toBe(before);
    expect(shown.difference?.changes).toEqual(
      expect.arrayContaining([
        { name: 'rules.is_muted', before: false, after: true },
        { name: 'steps.data_gate.reason', before: 'does_not_apply', after: 'muted' },
        { name: 'steps.formula', before: 42_300, after: null },
        { name: 'gross_limit_cents', before: 42_300, after: 0 },
      ]),
    );
    const names = shown.difference?.changes.map(({ name }) => name);
    expect(names).not.toContain('facts.accrued_net_cents');
    const itself = (await receipt(userId, after, `?compared_to=${after}`)).json<LimitReceipt>();
    expect(itself.difference?.changes).toEqual([]);
  });

  it('says when the same inputs make another limit now, and when nobody can say', async () => {
    const userId = await everything();
    const id = await computed(userId);
    const stored = await service.database('spending_limit').where({ id }).first();
    const copy = async (changes: object) => {
      const row = { ...stored, id: newId(), ...changes };
      const [inputs, steps] = [JSON.stringify(row.inputs), JSON.stringify(row.steps)];
      await service.database('spending_limit').insert({ ...row, inputs, steps });
      return (await receipt(userId, row.id)).json<LimitReceipt>();
    };
    expect(await copy({ gross_cents: 42_301 })).toMatchObject({ is_confirmed: false });
    const old = await copy({ engine: 1 });
    expect(old).toMatchObject({ is_confirmed: null, gross_limit: 423 });
    expect(old.steps.every(({ explanation }) => explanation === null)).toBe(true);
  });

  it('knows no limit of somebody else’s, nor one that is none', async () => {
    const [rosa, hazel] = [await everything(), await everything()];
    const [ofRosa, ofHazel] = [await computed(rosa), await computed(hazel)];
    expect((await receipt(hazel, ofRosa)).statusCode).toBe(404);
    expect((await receipt(hazel, newId())).statusCode).toBe(404);
    expect((await receipt(hazel, ofHazel, `?compared_to=${ofRosa}`)).statusCode).toBe(404);
  });
});

import { newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { commandingStaff } from '#testing/commanding-staff.ts';

const id = newId();
const reason = 'The receipt says so.';
const bound = { approved_up_to_cents: 20_000 };
const { service, staff, rosa, asked, answer } = await commandingStaff({
  omar: 'operations',
  sue: 'support',
  ada: 'approver',
});
const { omar, sue, ada } = staff;
beforeEach(() => {
  answer({ user_id: rosa });
  service.world.subjects = { [id]: rosa };
});

const give = (path: string, payload: object, by = omar) =>
  service.call(by, 'POST', `/admin/${path}`, payload);

describe('what staff do about a case', () => {
  it.each([
    [
      'dispute.credit',
      `disputes/${id}/provisional_credit`,
      { reason },
      [`/internal/disputes/${id}/provisional_credit`, { actor_id: omar, ...bound }],
    ],
    [
      'dispute.decide',
      `disputes/${id}/decision`,
      { reason, outcome: 'won' },
      [`/internal/disputes/${id}/decision`, { actor_id: omar, outcome: 'won', reason, ...bound }],
    ],
    [
      'dispute.message',
      `disputes/${id}/messages`,
      { text: 'Do you have the receipt?' },
      [
        `/internal/disputes/${id}/messages`,
        { actor_id: omar, id: expect.any(String), text: 'Do you have the receipt?' },
      ],
    ],
    [
      'case.close',
      `cases/${id}/close`,
      { reason },
      [`/internal/cases/${id}/close`, { actor_id: omar, reason }],
    ],
    [
      'duplicate_person.settle',
      `duplicate_people/${id}/settle`,
      { reason },
      [`/internal/cases/${id}/close`, { actor_id: omar, reason }],
    ],
  ])('%s is given to its owner, and is in her log', async (action, path, payload, [to, body]) => {
    expect((await give(path, payload)).statusCode).toBe(204);
    expect(asked).toEqual([['POST', to, body]]);
    const entries = service.database('audit_entry').where({ object_id: id, action });
    expect(await entries.clone().orderBy('position').pluck('state')).toEqual(['asked', 'done']);
    expect(await entries.clone().where({ state: 'done' }).pluck('subject_id')).toEqual([rosa]);
    const asking = await entries.clone().where({ state: 'asked' }).first();
    expect(asking.subject_id).toBe(action.startsWith('dispute.') ? rosa : null);
  });

  it.each([
    ['credit', 'provisional_credit', { reason }],
    ['decide', 'decision', { reason, outcome: 'won' }],
  ])('about a large dispute waits for another person: %s', async (_step, path, payload) => {
    answer({ needs_approval_of_cents: 2_500_000, user_id: rosa });
    const { approval } = (await give(`disputes/${id}/${path}`, payload)).json();
    expect(approval).toMatchObject({ amount: 25_000, subject_id: rosa, made_by: omar });
    asked.length = 0;
    answer({ user_id: rosa });
    const decided = await service.call(ada, 'POST', `/admin/approvals/${approval.id}/approve`);
    expect(decided.statusCode).toBe(204);
    const raised = { actor_id: omar, approved_up_to_cents: 2_500_000 };
    expect(asked).toMatchObject([['POST', `/internal/disputes/${id}/${path}`, raised]]);
  });

  it('closes a difference with a note', async () => {
    const path = `reconciliation_differences/${id}/close`;
    expect((await give(path, { reason })).statusCode).toBe(204);
    expect(asked).toEqual([['POST', `/internal/${path}`, { actor_id: omar, note: reason }]]);
  });

  it('has a card issued once more', async () => {
    expect((await give(`users/${rosa}/retry_card_issuance`, { reason })).statusCode).toBe(204);
    const path = `/internal/card_issuances/${rosa}/retry`;
    expect(asked).toEqual([['POST', path, { actor_id: omar, reason }]]);
  });

  it.each([
    [`disputes/${id}/decision`, { reason, outcome: 'maybe' }],
    [`disputes/${id}/decision`, { outcome: 'won' }],
    [`disputes/${id}/messages`, { text: '' }],
    [`cases/${id}/close`, {}],
  ])('is refused where it is not whole: %s %j', async (path, payload) => {
    expect((await give(path, payload)).statusCode).toBe(422);
    expect(asked).toEqual([]);
  });

  it('lets support write to her, and decide nothing', async () => {
    expect((await give(`disputes/${id}/messages`, { text: 'Hello.' }, sue)).statusCode).toBe(204);
    const decision = { reason, outcome: 'won' };
    expect((await give(`disputes/${id}/decision`, decision, sue)).statusCode).toBe(403);
  });
});

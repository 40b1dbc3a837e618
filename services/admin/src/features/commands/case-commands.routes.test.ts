import { newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { commandingStaff } from '#testing/commanding-staff.ts';

const id = newId();
const reason = 'The receipt says so.';
const { service, staff, rosa, asked, answer, know } = await commandingStaff({
  omar: 'operations',
  sue: 'support',
});
const { omar, sue } = staff;
beforeEach(() => {
  answer({ user_id: rosa });
  know({ [`/internal/subjects/dispute/${id}`]: { user_id: rosa } });
});

const give = (path: string, payload: object, by = omar) =>
  service.call(by, 'POST', `/admin/${path}`, payload);

describe('what staff do about a case', () => {
  it.each([
    [
      'dispute.credit',
      `disputes/${id}/provisional_credit`,
      { reason },
      [`/internal/disputes/${id}/provisional_credit`, { actor_id: omar }],
    ],
    [
      'dispute.decide',
      `disputes/${id}/decision`,
      { reason, outcome: 'won' },
      [`/internal/disputes/${id}/decision`, { actor_id: omar, outcome: 'won', reason }],
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

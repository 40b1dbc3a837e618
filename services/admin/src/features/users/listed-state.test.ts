import { describe, expect, it } from '@jest/globals';
import { listedPeople } from '#testing/listed-people.ts';

const { idsOf, list, states, users } = listedPeople();

describe('the state of a person in a list', () => {
  it('is the furthest that she came to, whenever she did', async () => {
    const id = await users().registered();
    expect((await list()).users).toMatchObject([{ in_progress_onboarding_state: null }]);
    await states().entered(id, 'registered', { at: '2026-11-20T20:00:00.000Z' });
    await states().entered(id, 'issued_card', { at: '2026-11-21T20:00:00.000Z' });
    await states().entered(id, 'confirmed_email', { at: '2026-11-22T20:00:00.000Z' });
    await states().entered(id, 'onboarded', { at: '2026-11-22T21:00:00.000Z' });
    expect((await list()).users).toMatchObject([{ in_progress_onboarding_state: 'issued_card' }]);
  });

  it('is deactivated until the account is opened again', async () => {
    const id = await users().registered();
    await states().entered(id, 'issued_card');
    await states().entered(id, 'deactivated', { at: '2026-11-22T20:00:00.000Z' });
    expect((await list()).users).toMatchObject([{ in_progress_onboarding_state: 'deactivated' }]);
    expect(await idsOf('', 'inactive_users')).toEqual([id]);
    await users().changed(id, { deactivated: false });
    expect((await list()).users).toMatchObject([{ in_progress_onboarding_state: 'issued_card' }]);
    expect(await idsOf('', 'inactive_users')).toEqual([]);
  });

  it('is none of the four that staff’s lists leave out', async () => {
    const id = await users().registered();
    await states().entered(id, 'linked_core_financial_institution_account');
    for (const aside of [
      'unlinked_core_financial_institution_account',
      'skipped_income_account_linking',
      'automatically_skipped_income_account_linking',
      'income_account_linking_unsupported',
    ] as const) {
      await states().entered(id, aside, { at: '2026-11-22T20:00:00.000Z' });
    }
    expect((await list()).users).toMatchObject([
      { in_progress_onboarding_state: 'linked_core_financial_institution_account' },
    ]);
  });

  it('is how a return stands now, and not how it stood before it was corrected [ADM-149]', async () => {
    const id = await users().registered();
    const seen: (string | null | undefined)[] = [];
    for (const [day, state] of (
      [
        'started_tax_return',
        'submitted_tax_return',
        'tax_return_rejected',
        'submitted_tax_return',
        'tax_return_accepted',
      ] as const
    ).entries()) {
      await states().entered(id, state, { at: `2026-11-2${day}T20:00:00.000Z` });
      seen.push((await list()).users[0]?.in_progress_onboarding_state);
    }
    expect(seen).toEqual([
      'started_tax_return',
      'submitted_tax_return',
      'tax_return_rejected',
      'submitted_tax_return',
      'tax_return_accepted',
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { notificationsOf, type Listable } from './notifications.ts';

const listed = (changes: Partial<Listable>) =>
  notificationsOf({
    application: null,
    errors: [],
    newLinks: [],
    updating: null,
    news: [],
    accepted: [],
    ...changes,
  });
const nothing = {
  source: null,
  error_type: null,
  product: null,
  state: null,
  step: null,
  jurisdiction: null,
};

describe('notificationsOf', () => {
  it('says of a link that is read for the first time that its task is under way [MEM-052]', () => {
    const [bank, payroll] = [newId(), newId()];
    const newLinks = [
      { id: bank, source: 'plaid' as const },
      { id: payroll, source: 'pinwheel' as const },
    ];
    const common = { type: 'onboarding_state', require_action: false };
    const product = 'earned_wage_access';
    expect(listed({ newLinks })).toEqual([
      {
        ...common,
        id: bank,
        params: { ...nothing, source: 'plaid', product, state: 'bank_linking' },
      },
      {
        ...common,
        id: payroll,
        params: { ...nothing, source: 'pinwheel', product, state: 'payroll_linking' },
      },
    ]);
  });

  it('requires nothing of her for a new limit, and says nothing else of it [MEM-087]', () => {
    const id = newId();
    expect(listed({ news: [{ id, type: 'spending_limit_updated' }] })).toEqual([
      { id, type: 'spending_limit_updated', params: nothing, require_action: false },
    ]);
  });

  it('says that her limit is being computed anew [MEM-087]', () => {
    const updating = { id: newId() };
    expect(listed({ updating })).toEqual([
      { ...updating, type: 'spending_limit_updating', params: nothing, require_action: false },
    ]);
  });

  it('begins with what is required of her', () => {
    const [error, link, news] = [newId(), newId(), newId()];
    const list = listed({
      news: [{ id: news, type: 'spending_limit_updated' }],
      newLinks: [{ id: link, source: 'pinwheel' }],
      errors: [{ id: error, source: 'plaid', errorType: 'monitoring_status_unavailable' }],
    });
    expect(list.map(({ id }) => id)).toEqual([error, link, news]);
  });

  const application = {
    id: newId(),
    state: 'linked_income_account' as const,
    step: 'thanks_for_linking' as const,
    require_action: false,
  };

  it('says first how far her card application has come [MEM-087]', () => {
    const list = listed({ application, updating: { id: newId() } });
    expect(list[0]).toEqual({
      id: application.id,
      type: 'onboarding_state',
      params: {
        ...nothing,
        product: 'earned_wage_access',
        state: 'linked_income_account',
        step: 'thanks_for_linking',
      },
      require_action: false,
    });
  });

  it('asks her to act on an application that waits while a link of hers is broken', () => {
    const errors = [
      { id: newId(), source: 'plaid', errorType: 'monitoring_status_unavailable' } as const,
    ];
    expect(listed({ application, errors })[0]).toMatchObject({ require_action: true });
  });

  it.each([
    ['cancelled', undefined],
    ['ineligible', 'state'],
  ] as const)('asks for no repair once it is %s', (step, reason) => {
    const ended = { ...application, step, ...(reason && { ineligible_reason: reason }) };
    const errors = [
      { id: newId(), source: 'plaid', errorType: 'monitoring_status_unavailable' } as const,
    ];
    const [notice] = listed({ application: ended, errors });
    expect(notice?.require_action).toBe(false);
    expect(notice?.params.ineligible_reason).toBe(reason);
  });

  it('does not say of a link that it is read while it is broken', () => {
    const list = listed({
      newLinks: [{ id: newId(), source: 'plaid' }],
      errors: [{ id: newId(), source: 'plaid', errorType: 'monitoring_status_unavailable' }],
    });
    expect(list.map(({ type }) => type)).toEqual(['integration_error']);
  });
});

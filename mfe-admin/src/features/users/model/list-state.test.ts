import { describe, expect, it } from '@jest/globals';
import { groupState, listCall, listQuery, readListState, wholeList } from './list-state.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

describe('readListState', () => {
  it('reads page, group, order and search', () => {
    expect(
      read(
        'page=3&user_group=cardholders&sort_by=latest_transaction&search=+ann+b&columns=partner',
      ),
    ).toEqual({
      page: 3,
      userGroup: 'cardholders',
      sortBy: 'latest_transaction',
      search: 'ann b',
      hasPartner: true,
    });
  });

  it.each([
    '',
    'page=0',
    'page=-3',
    'page=1.5',
    'page=x',
    'page=1e30',
    'page=Infinity',
    'user_group=everybody',
    'sort_by=name',
    'search=++',
    'columns=dsl',
  ])('takes "%s" for the first page of all', (search) => {
    expect(read(search)).toEqual(wholeList);
  });
});

describe('an order that a group has not', () => {
  it.each([
    'user_group=applicants&sort_by=pay_date',
    'user_group=eligible&sort_by=latest_transaction',
    'user_group=cardholders&sort_by=pay_date',
  ])('does not stand in the address behind "%s"', (search) => {
    expect(read(search).sortBy).toBeNull();
  });
});

describe('listQuery', () => {
  it('is what readListState reads', () => {
    const state = {
      page: 2,
      userGroup: 'cardholders',
      sortBy: 'latest_transaction',
      search: 'ann@example.com & b',
      hasPartner: true,
    } as const;
    expect(read(listQuery(state))).toEqual(state);
  });

  it('leaves out what is as by default', () => {
    expect(listQuery({ ...wholeList, page: 2 })).toBe('?page=2');
    expect(listQuery(groupState('all'))).toBe('?');
  });
});

describe('groupState', () => {
  it('sorts active cardholders by their latest transaction, and nobody else', () => {
    expect(listQuery(groupState('active_cardholders'))).toBe(
      '?user_group=active_cardholders&sort_by=latest_transaction',
    );
    expect(listQuery(groupState('applicants'))).toBe('?user_group=applicants');
  });
});

describe('listCall', () => {
  it.each([
    ['', '/admin/users?'],
    ['page=2&search=ann&sort_by=pay_date', '/admin/users?page=2&sort_by=pay_date&search=ann'],
    ['user_group=cardholders&page=2', '/admin/card_accounts?page=2'],
    [
      'user_group=cardholders&sort_by=latest_transaction&page=2',
      '/admin/card_accounts?page=2&user_group=cardholders&sort_by=latest_transaction',
    ],
    ['user_group=active_cardholders', '/admin/card_accounts?sort_by=latest_transaction'],
    ['user_group=applicants&search=ann', '/admin/card_applicants?search=ann'],
    ['user_group=applicants&sort_by=pay_date', '/admin/card_applicants?'],
    ['user_group=eligible', '/admin/eligible_users?'],
    ['columns=partner', '/admin/users?'],
    ['user_group=inactive&page=3', '/admin/inactive_users?page=3'],
  ])('asks for "%s" by %s', (search, call) => {
    expect(listCall(read(search))).toBe(call);
  });
});

import { describe, expect, it } from '@jest/globals';
import { groupState, listQuery, readListState } from './list-state.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

describe('readListState', () => {
  it('reads page, group and order', () => {
    expect(read('page=3&user_group=applicants&sort_by=pay_date')).toEqual({
      page: 3,
      userGroup: 'applicants',
      sortBy: 'pay_date',
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
    'user_group=eligible',
    'sort_by=name',
  ])('takes "%s" for the first page of all', (search) => {
    expect(read(search)).toEqual({ page: 1, userGroup: 'all', sortBy: null });
  });
});

describe('listQuery', () => {
  it('is what readListState reads', () => {
    const state = { page: 2, userGroup: 'cardholders', sortBy: 'latest_transaction' } as const;
    expect(read(listQuery(state))).toEqual(state);
  });

  it('leaves out what is as by default', () => {
    expect(listQuery({ page: 2, userGroup: 'all', sortBy: null })).toBe('?page=2');
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

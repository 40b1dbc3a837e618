import { describe, expect, it } from '@jest/globals';
import { people } from '../../infra/dev/seed/people.ts';
import { situations } from '../../infra/dev/seed/situations.ts';
import { SEEDED_MEMBERS } from '../../services/provider-sandbox/src/features/presenter/presenter.ts';

describe('the members of the presenter’s page', () => {
  it('are seeded people, by the names and addresses that providers are told', () => {
    const seeded = people.flatMap(({ key, email }) => {
      const { user, application, taxes } = situations[key] ?? {};
      if (!user || (application !== 'card' && taxes === undefined)) return [];
      return [{ key, name: `${user.first_name} ${user.last_name}`, email }];
    });
    const byKey = (one: { key: string }, other: { key: string }) =>
      one.key.localeCompare(other.key);
    expect(SEEDED_MEMBERS.toSorted(byKey)).toEqual(seeded.toSorted(byKey));
  });
});

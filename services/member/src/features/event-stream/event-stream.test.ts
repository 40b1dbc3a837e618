import { describe, expect, it } from '@jest/globals';
import { taxEvents } from '@reset/api-contract/member/tax-events.ts';
import { topicsByUser } from './event-stream.ts';

const topicsOf = (type: string): string[] => {
  const event = {
    position: '1.1',
    type,
    subject: 'her id',
    subject_version: 1,
    payload: {},
    occurred_at: '2027-02-01T18:00:00Z',
  };
  return [...(topicsByUser([event]).get('her id') ?? [])];
};

describe('topicsByUser', () => {
  const types = Object.keys(taxEvents).filter((type) => type.startsWith('tax_return.'));

  it.each(types)('has %s change what is shown of her taxes', (type) => {
    expect(topicsOf(type)).toEqual(expect.arrayContaining(['tax_returns', 'notifications']));
  });

  it('has nothing of what is shown to nobody', () => {
    expect(topicsOf('member.unheard_of')).toEqual([]);
  });
});

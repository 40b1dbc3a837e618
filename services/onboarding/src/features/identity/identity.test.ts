import { IDENTITY_STATUSES, type IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { describe, expect, it } from '@jest/globals';
import { isDecided, isFlagged, isWithoutPictures, statusAfter, type Outcome } from './identity.ts';

const accept: Outcome = { decision: 'accept', document: null, documentsRead: 0 };
const reject: Outcome = { ...accept, decision: 'reject' };
const review: Outcome = { ...accept, decision: 'review' };
const document: Outcome = { ...review, document: { id: 'doc', url: 'https://pictures.test/doc' } };
/** After pictures of which she has said nothing, as from her phone. */
const read = (outcome: Outcome): Outcome => ({ ...outcome, documentsRead: 1 });

const AT = new Date('2026-11-21T20:00:00Z');
/** How many minutes after the last change, and how often pictures had been read by then. */
const after = (
  status: IdentityStatus,
  outcome: Outcome,
  { minutes = 1, documentsRead = 0 } = {},
) => {
  const now = new Date(AT.getTime() + minutes * 60_000);
  return statusAfter({ status, changedAt: AT, documentsRead }, outcome, now);
};

describe('where a verification stands', () => {
  it.each<[IdentityStatus, Outcome, IdentityStatus]>([
    ['submitted', accept, 'verified_automatically'],
    ['submitted', reject, 'rejected'],
    ['submitted', document, 'flagged_for_review'],
    ['submitted', review, 'flagged_for_internal_review'],
    ['flagged_for_review', document, 'flagged_for_review'],
    ['flagged_for_review', accept, 'verified_automatically'],
    ['flagged_for_review', read(accept), 'verified_with_document'],
    ['flagged_for_review', read(reject), 'rejected'],
    ['flagged_for_review', read(review), 'flagged_for_review_with_document'],
    ['flagged_for_review', read(document), 'flagged_for_review'],
    ['submitted_with_document', accept, 'verified_with_document'],
    ['submitted_with_document', reject, 'rejected'],
    ['submitted_with_document', read(review), 'flagged_for_review_with_document'],
    ['submitted_with_document', document, 'flagged_for_review'],
    ['flagged_for_review_with_document', accept, 'verified_with_document'],
    ['flagged_for_internal_review', accept, 'verified_automatically'],
    ['flagged_for_internal_review', reject, 'rejected'],
  ])('is %s and after %j %s', (status, outcome, next) => {
    expect(after(status, outcome)).toBe(next);
  });

  it('waits ten minutes until pictures are read, then people look at them', () => {
    const uploaded = (outcome: Outcome, how: Parameters<typeof after>[2]) =>
      after('submitted_with_document', outcome, how);
    expect(uploaded(review, { minutes: 9 })).toBe('submitted_with_document');
    expect(uploaded(review, { minutes: 10 })).toBe('flagged_for_review_with_document');
    // The first ones could not be read, and these are others.
    expect(uploaded(read(review), { documentsRead: 1 })).toBe('submitted_with_document');
  });

  it('is without pictures while the provider waits for them and has read no others', () => {
    const none = { documentsRead: 0 };
    expect(isWithoutPictures(none, document)).toBe(true);
    expect(isWithoutPictures({ documentsRead: 1 }, read(document))).toBe(true);
    expect(isWithoutPictures(none, read(document))).toBe(false);
    expect(isWithoutPictures(none, review)).toBe(false);
  });

  it('is never changed by a provider once it is decided, nor before it was sent', () => {
    const settled = IDENTITY_STATUSES.filter(
      (status) => isDecided(status) || status === 'info_saved',
    );
    expect(settled).toHaveLength(5);
    for (const status of settled) {
      for (const outcome of [accept, reject, review, document, read(accept)]) {
        expect(after(status, outcome)).toBe(status);
      }
    }
  });

  it('is decided by staff only while it is flagged', () => {
    expect(IDENTITY_STATUSES.filter(isFlagged)).toEqual([
      'flagged_for_review',
      'flagged_for_review_with_document',
      'flagged_for_internal_review',
    ]);
  });
});

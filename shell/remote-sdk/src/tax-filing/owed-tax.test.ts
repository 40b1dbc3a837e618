/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { makeReturn } from '@reset/remote-sdk/testing';
import { owedTaxWords } from './owed-tax.ts';

const owed = (changes: Parameters<typeof makeReturn>[0]) =>
  makeReturn({ jurisdiction: 'NY', refundAmount: -120.5, ...changes });
const words = (changes: Parameters<typeof makeReturn>[0]) =>
  owedTaxWords(owed(changes), (cents) => `$${(cents / 100).toFixed(2)}`);

describe('what is owed by a return', () => {
  it.each(['submitted', 'accepted', 'no_refund'] as const)(
    'is paid to the state and not through us, however it stands: %s',
    (taxReturnStatus) => {
      expect(words({ taxReturnStatus })).toBe(
        "You owe $120.50 in taxes to New York. You pay it to the state directly, not to Reset. The payment instructions on your copy of the return say how, and so does the state's revenue department.",
      );
    },
  );

  it('is paid to the IRS where it is of the federal one', () => {
    expect(words({ jurisdiction: 'Federal' })).toMatch(
      /^You owe \$120\.50 in federal taxes\. You pay it to the IRS directly, not to Reset\./,
    );
  });

  it('is not spoken of where nothing is, or the return is corrected first', () => {
    expect(words({ refundAmount: 0 })).toBeNull();
    expect(words({ refundAmount: 90 })).toBeNull();
    expect(words({ taxReturnStatus: 'rejected' })).toBeNull();
    // It was refunded after all.
    expect(words({ taxReturnStatus: 'refund_received' })).toBeNull();
  });
});

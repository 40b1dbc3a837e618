import { afterEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '../pages/repayments-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import { nextId } from '#testing/next-id.ts';
import { makeDebit, makeRepayments } from '#testing/repayment-factories.ts';
import { speakEnglish, speakSpanish } from '#testing/speak-spanish.ts';

const server = mockApi(answer('/users/profile', makeProfile()), answer('/notifications', []));
const open = (changes: Parameters<typeof makeRepayments>[0] = {}) => {
  server.use(answer('/repayments', makeRepayments(changes)));
  return renderRemote(memberArea, '/account/repayments');
};
const rows = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(speakEnglish);

describe('past repayments', () => {
  it('have what was repaid later out of her balance, by its own name and day', async () => {
    open({
      fromPay: [
        { day: '2026-11-18', amount: 17.5, kind: 'balance' },
        { day: '2026-11-13', amount: 30, kind: 'tax_refund' },
        // By a service that is newer than this page.
        { day: '2026-11-06', amount: 4, kind: 'gift' as 'other' },
      ],
      debits: [makeDebit({ effectiveOn: '2026-11-16', amount: 12 })],
    });
    expect(await rows('Past repayments')).toEqual([
      expect.stringMatching(/Nov 18\$17\.50From your deposit balance$/),
      expect.stringContaining('$12.00'),
      expect.stringMatching(/Nov 13\$30\.00From your tax refund$/),
      expect.stringMatching(/Nov 6\$4\.00From your money with us$/),
    ]);
    await speakSpanish();
    expect((await rows('Pagos anteriores'))[0]).toMatch(/\$17\.50De tu saldo en depósito$/);
  });

  it('have what she asked for and did not need any more, and that her bank was not debited', async () => {
    open({
      notNeeded: [{ id: nextId(), day: '2026-11-18', effectiveOn: '2026-11-19', amount: 20 }],
      fromPay: [{ day: '2026-11-13', amount: 30, kind: 'tax_refund' }],
    });
    const [first, ...others] = await rows('Past repayments');
    expect(first).toMatch(
      /Nov 18\$20\.00Early repaymentNot neededYou asked for it to be debited on Thu, Nov 19\. /,
    );
    expect(first).toMatch(/so your bank was not debited\.$/);
    expect(others).toHaveLength(1);
    await speakSpanish();
    expect((await rows('Pagos anteriores'))[0]).toMatch(
      /\$20\.00Pago anticipadoNo hizo faltaPediste que se debitara el .*no se debitó de tu banco\.$/,
    );
  });
});

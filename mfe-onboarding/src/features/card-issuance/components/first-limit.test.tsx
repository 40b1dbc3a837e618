import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addTranslations, setLanguage } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '#routes.tsx';
import { answerProfile } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { CardReveal } from './card-reveal.tsx';

const server = mockApi();
beforeEach(async () => {
  // Nothing bursts where motion is not wanted.
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  await addTranslations(remote.translations);
});
afterEach(() => act(() => setLanguage('en-US')));

type Known = { limit: number; refund: number | null; payday: string | null };

/** What is said of the first limit: how much it is, and what it follows from. */
async function said({ limit, refund, payday }: Known): Promise<(string | undefined)[]> {
  server.use(
    answerProfile(),
    http.get('http://localhost/api/v1/dashboard/overview', () =>
      HttpResponse.json({
        dsl: { current_amount: limit, max_amount: limit },
        next_payday: payday,
        tax_refund: refund === null ? null : { amount: refund },
      }),
    ),
  );
  renderScreen(<CardReveal />);
  const how = await screen.findByRole('link', { name: /^(How this is made|Cómo se calcula)$/ });
  const why = how.closest('p');
  const amount = why?.previousElementSibling?.textContent ?? undefined;
  return [amount, why?.textContent?.replace(how.textContent ?? '', '').trim()];
}

const PAYDAY = '2026-12-07';

describe('the first limit', () => {
  it.each<[string, Known, string, string]>([
    [
      'her pay',
      { limit: 100, refund: null, payday: PAYDAY },
      'You can spend up to $100.00 until payday on Monday, December 7',
      'It follows from what you have earned since your last payday and your bills.',
    ],
    [
      'her refund, and no payday is known',
      { limit: 900, refund: 900, payday: null },
      'You can spend up to $900.00',
      'All of it is a part of your tax refund, which the refund repays.',
    ],
    [
      'her refund, whose end is no payday',
      { limit: 900, refund: 900, payday: PAYDAY },
      'You can spend up to $900.00',
      'All of it is a part of your tax refund, which the refund repays.',
    ],
    [
      'both',
      { limit: 900, refund: 800, payday: PAYDAY },
      'You can spend up to $900.00 until payday on Monday, December 7',
      '$800.00 of it is a part of your tax refund, which the refund repays. The rest follows from what you have earned since your last payday and your bills.',
    ],
    [
      'her refund, less what her bank may send back',
      { limit: 700, refund: 800, payday: PAYDAY },
      'You can spend up to $700.00',
      'All of it is a part of your tax refund, which the refund repays.',
    ],
  ])('follows from %s', async (_source, known, amount, why) => {
    expect(await said(known)).toEqual([amount, why]);
  });

  it('follows from both in Spanish', async () => {
    await act(() => setLanguage('es-US'));
    const [amount, why] = await said({ limit: 900, refund: 800, payday: null });
    expect(amount).toBe('Puedes gastar hasta $900.00');
    expect(why).toBe(
      '$800.00 de ese monto son una parte de tu reembolso de impuestos, con el que se paga. El resto depende de lo que has ganado desde tu último día de pago y de tus facturas.',
    );
  });
});

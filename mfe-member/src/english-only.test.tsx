import { afterEach, describe, expect, it } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { makePage, mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import memberArea from '#routes.tsx';
import { answer } from '#testing/answer.ts';
import { makePost } from '#testing/content.ts';
import { makePayday, makeOverview, makeProfile } from '#testing/factories.ts';
import { speakEnglish, speakSpanish } from '#testing/speak-spanish.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/content/pages/content-page.tsx';
import '#features/dashboard/pages/dashboard-page.tsx';
import '#features/documents/pages/accepted-document-page.tsx';
import '#features/manage-account/pages/manage-account-page.tsx';
import '#features/payday/components/payday-panel.tsx';
import '#features/text-messages/pages/text-messages-page.tsx';

const server = mockApi();

const DOCUMENT = {
  id: 'one',
  disclosureType: 'card_agreement',
  title: 'Card Agreement',
  version: 1,
  acceptedAt: '2026-03-02T17:20:00Z',
  body: 'Purchases above the limit are declined.',
};
const OUTLOOK = { settleFirst: [], endsAtOnce: ['Your cards'], erasedAtOnce: [], kept: [] };
const profile = makeProfile({ phoneNumber: '2025550123', repaymentMethod: 'direct_deposit_flow' });

const answers = () => [
  answer('/users/profile', profile),
  answer('/acceptances/one', DOCUMENT),
  answer('/users/sms_settings', { optedIn: false, consent: { version: 1, text: 'I agree.' } }),
  answer('/contentful/page', makePage()),
  answer('/contentful/post', makePost()),
  answer('/users/closure', OUTLOOK),
  answer('/dashboard/overview', makeOverview()),
  answer('/dashboard/payday', makePayday()),
  answer('/recurring_transactions/active_recurring_outflows', []),
  answer('/notifications', []),
  answer('/card_accounts/current/freeze', { state: 'none', since: null }),
];

const LEGAL = 'El texto legal está en inglés, y la versión en inglés es la que prevalece.';
const OTHER = 'Este contenido está en inglés.';

afterEach(speakEnglish);

describe('what is in English alone', () => {
  it.each([
    ['/account/documents/one', 'Purchases above the limit are declined.', LEGAL],
    ['/account/text-message-settings', 'I agree.', LEGAL],
    ['/account/user-faqs', 'Some words.', OTHER],
    ['/account/blog/limits', 'Each day.', OTHER],
    ['/account/manage-account', 'Your cards', OTHER],
    ['/dashboard#payday', 'Some words.', OTHER],
  ])('is said to be so on %s, and pronounced so', async (path, text, notice) => {
    sessionStore.setState({ signedIn: true });
    server.use(...answers());
    await speakSpanish();
    const { user } = renderRemote(memberArea, path);
    // What closing her account does is told who chooses that.
    if (path.endsWith('manage-account')) {
      await user.click(await screen.findByRole('radio', { name: /^Cerrar mi cuenta/ }));
    }
    const written = await screen.findByText(text);
    expect(written.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByText(notice)).toBeTruthy();
    await speakEnglish();
    expect(screen.queryByText(notice)).toBeNull();
  });
});

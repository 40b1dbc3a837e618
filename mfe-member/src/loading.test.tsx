import { afterEach, describe, expect, it } from '@jest/globals';
import { sessionStore, setLanguage, startLanguage } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { http } from 'msw';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/account/pages/account-page.tsx';
import '#features/activation/pages/activate-page.tsx';
import '#features/content/pages/content-page.tsx';
import '#features/card-transactions/pages/card-transactions-page.tsx';
import '#features/dashboard/pages/dashboard-page.tsx';
import '#features/documents/pages/accepted-document-page.tsx';
import '#features/documents/pages/documents-page.tsx';
import '#features/income/pages/income-page.tsx';
import '#features/manage-account/pages/manage-account-page.tsx';
import '#features/personal-info/pages/personal-info-page.tsx';
import '#features/push-notifications/pages/push-notifications-page.tsx';
import '#features/freeze-card/pages/freeze-card-page.tsx';
import '#features/replace-card/pages/replace-card-page.tsx';
import '#features/text-messages/pages/text-messages-page.tsx';
import '#features/recurring-expenses/pages/recurring-expenses-page.tsx';
import '#features/security/pages/security-page.tsx';
import '#features/statements/pages/statement-page.tsx';
import '#features/statements/pages/statements-page.tsx';
import '#features/tax-return/pages/tax-return-page.tsx';
import memberArea from './routes.tsx';

const server = mockApi();

const PAGES = [
  ['/dashboard', 'Dashboard'],
  ['/card-transactions', 'Transactions'],
  ['/income', 'Income'],
  ['/recurring-expenses', 'Recurring Expenses'],
  ['/tax-return', 'Tax return'],
  ['/account', 'Account'],
  ['/account/security', 'Login & security'],
  ['/account/personal-info', 'Personal info'],
  ['/account/text-message-settings', 'Text message settings'],
  ['/account/notifications', 'Notifications'],
  ['/account/freeze-card', 'Freeze card'],
  ['/account/replace-card', 'Replace card'],
  ['/account/documents', 'Documents'],
  ['/account/documents/one', 'Document'],
  ['/account/manage-account', 'Manage account'],
  ['/account/statements', 'Deposit account statements'],
  ['/account/statements/current', 'Statement'],
  ['/account/user-faqs', 'Help / FAQs'],
  ['/activate', 'Activate Your Card'],
] as const;

afterEach(() => act(() => setLanguage('en-US')));

describe('a page that waits for its first answer', () => {
  it.each(PAGES)(
    '%s has its heading at once, and one skeleton in the shape of the page',
    async (path, name) => {
      sessionStore.setState({ signedIn: true });
      server.use(http.get('*', () => new Promise<never>(() => undefined)));
      renderRemote(memberArea, path);
      expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
      const skeleton = screen.getByRole('progressbar', { name: 'Loading' });
      expect(skeleton.querySelector('section, table')).toBeTruthy();
      expect(skeleton.querySelector('a, button, input')).toBeNull();
    },
  );

  it.each(PAGES.map(([path]) => path))(
    '%s takes all that it says from a catalogue',
    async (path) => {
      sessionStore.setState({ signedIn: true });
      localStorage.setItem('language', 'en-XA');
      act(startLanguage);
      server.use(http.get('*', () => new Promise<never>(() => undefined)));
      renderRemote(memberArea, path);
      await screen.findByRole('heading', { level: 1 });
      expect(wordsOf(screen.getByRole('main')).filter((text) => !/^⟦.*⟧$/.test(text))).toEqual([]);
    },
  );
});

/** Each text that has words, but for what says itself in which language it is. */
function wordsOf(place: HTMLElement): string[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!place.contains(parentElement?.closest('[lang]') ?? null)) texts.push(textContent ?? '');
  }
  return texts.filter((text) => /\p{L}/u.test(text));
}

import { describe, expect, it } from '@jest/globals';
import { announcementStore, type MemberProfile } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './manage-account-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import { speakEnglish, speakSpanish } from '#testing/speak-spanish.ts';
import { refuseSupportRequests, takeSupportRequests } from '#testing/support-requests.ts';

const server = mockApi();

const RECEIVED =
  'We received your request. Please allow 1-3 business days for changes to take effect.';

const OUTLOOK = {
  settle_first: [{ reason: 'money_owed', amount: 35.14 }],
  ends_at_once: ['Your cards'],
  erased_at_once: ['Links that we mailed you'],
  kept: [
    { what: 'Your name on statements', why: ['The law says so.'], until: '2031-11-26' },
    { what: 'What was booked', why: [], until: null },
  ],
};

function open(changes: Partial<MemberProfile> = {}) {
  server.use(answer('/users/profile', makeProfile(changes)), answer('/users/closure', OUTLOOK));
  return renderRemote(memberArea, '/account/manage-account');
}
const wish = (name: RegExp) => screen.findByRole('radio', { name });
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Submit' });

describe('managing the account', () => {
  it('offers to cancel the card and to close the account [MEM-186, MEM-188]', async () => {
    open();
    expect(await wish(/^Cancel my card/)).toBeTruthy();
    expect(await wish(/^Close my account/)).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('offers no card to cancel to who has none', async () => {
    open({ currentCardAccount: null });
    expect(await wish(/^Close my account/)).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('is sent once one is chosen, and not before [MEM-182]', async () => {
    const sent = takeSupportRequests(server);
    const { user } = open();
    expect((await submit()).disabled).toBe(true);
    await user.click(await submit());
    await user.click(await wish(/^Close my account/));
    expect((await submit()).disabled).toBe(false);
    expect(sent).toEqual([]);
  });

  it.each([
    [/^Cancel my card/, 'Please cancel my card.'],
    [/^Close my account/, 'Please close my account.'],
  ])(
    'is a support request, and says that it was received: %s [MEM-162, MEM-187, MEM-189]',
    async (name, body) => {
      const sent = takeSupportRequests(server);
      const { user } = open();
      await user.click(await wish(name));
      await user.click(await submit());
      expect(await within(screen.getByRole('main')).findByText(RECEIVED)).toBeTruthy();
      expect(document.activeElement?.textContent).toBe(RECEIVED);
      expect(announcementStore.getState().text).toBe(RECEIVED);
      expect(sent).toEqual([{ id: expect.any(String), type: 'Account Closure', body }]);
    },
  );

  it('promises nothing that what is owed rules out: it is closed once that is settled', async () => {
    takeSupportRequests(server);
    const { user } = open();
    const close = await wish(/^Close my account/);
    expect(
      screen.getByText(/^You can ask at any time\. We close it once you owe nothing/),
    ).toBeTruthy();
    await user.click(close);
    expect(await screen.findByText('You owe $35.14, with pending purchases.')).toBeTruthy();
    expect(screen.getByText('Before we can close it:')).toBeTruthy();
    await user.click(await submit());
    expect(await within(screen.getByRole('main')).findByText(RECEIVED)).toBeTruthy();
  });

  it('that fails says so, and can be tried again', async () => {
    server.use(refuseSupportRequests());
    const { user } = open();
    await user.click(await wish(/^Close my account/));
    await user.click(await submit());
    expect(await screen.findByText('Not now.')).toBeTruthy();
    takeSupportRequests(server);
    await user.click(await submit());
    expect(await within(screen.getByRole('main')).findByText(RECEIVED)).toBeTruthy();
  });

  it('says what closing does, what stays and until when, and what has to be settled before', async () => {
    const { user } = open();
    await user.click(await wish(/^Close my account/));
    const before = (await screen.findByText('You owe $35.14, with pending purchases.')).closest(
      'li',
    );
    const button = await submit();
    // What is in the way is read before the button is pressed.
    expect(before?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button.dataset['variant']).toBe('danger');
    const facts = within(
      await screen.findByRole('region', { name: 'What closing your account does' }),
    );
    expect(facts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Your cards',
      'Links that we mailed you',
      'Your name on statements',
      'What was booked',
    ]);
    expect(facts.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Ends at once',
      'Erased at once',
      'Kept until Nov 26, 2031, if it is closed today',
      'Kept without a date',
    ]);
    expect(facts.getByText('The law says so.')).toBeTruthy();
    // Nothing of it is so where she cancels her card alone.
    await user.click(await wish(/^Cancel my card/));
    expect(screen.queryByRole('region', { name: 'What closing your account does' })).toBeNull();
    expect(screen.queryByText(/^You owe/)).toBeNull();
    expect((await submit()).dataset['variant']).toBe('primary');
  });

  it('says in Spanish what closing does, as far as the services say nothing new', async () => {
    const lines = ['Your spending limit', 'Something new'];
    server.use(
      answer('/users/profile', makeProfile()),
      answer('/users/closure', { ...OUTLOOK, ends_at_once: lines }),
    );
    await speakSpanish();
    const { user } = renderRemote(memberArea, '/account/manage-account');
    await user.click(await wish(/^Cerrar mi cuenta/));
    expect((await screen.findByText('Tu límite de gasto')).closest('[lang=en]')).toBeNull();
    expect(screen.getByText('Something new').lang).toBe('en');
    await speakEnglish();
  });

  it('takes the request also while nobody can say what closing does', async () => {
    const { user } = open();
    server.use(refuse('/users/closure'));
    await user.click(await wish(/^Close my account/));
    expect(
      await screen.findByText("We couldn't load what closing your account does."),
    ).toBeTruthy();
    expect(await wish(/^Close my account/)).toBeTruthy();
  });

  it('says that the account could not be loaded', async () => {
    server.use(refuse('/users/profile'), answer('/users/closure', OUTLOOK));
    renderRemote(memberArea, '/account/manage-account');
    expect(await screen.findByText("We couldn't load your account.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

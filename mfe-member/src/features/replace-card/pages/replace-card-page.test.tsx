import { describe, expect, it } from '@jest/globals';
import { announcementStore, type MemberProfile } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './replace-card-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeCardAccount, makeProfile } from '#testing/factories.ts';
import { refuseSupportRequests, takeSupportRequests } from '#testing/support-requests.ts';

const server = mockApi();

const WITH_PLASTIC = makeCardAccount({
  cards: [
    { lastFour: '4242', form: 'VIRTUAL' },
    { lastFour: '4243', form: 'PHYSICAL' },
  ],
});

function open(currentCardAccount: MemberProfile['currentCardAccount'] = WITH_PLASTIC) {
  server.use(answer('/users/profile', makeProfile({ currentCardAccount })));
  return renderRemote(memberArea, '/account/replace-card');
}
const choice = (name: RegExp) => screen.findByRole('radio', { name });
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Submit' });

describe('replacing a card', () => {
  it('asks whether it was lost or stolen, or damaged [MEM-181]', async () => {
    open();
    const group = await screen.findByRole('radiogroup', { name: 'What happened to your card?' });
    const names = within(group)
      .getAllByRole('radio')
      .map(({ parentElement: row }) => row?.textContent);
    expect(names).toEqual([
      expect.stringContaining('Lost or stolen'),
      expect.stringContaining('Damaged'),
    ]);
  });

  it('is sent once one is chosen, and not before [MEM-182]', async () => {
    const sent = takeSupportRequests(server);
    const { user } = open();
    expect((await submit()).disabled).toBe(true);
    await user.click(await submit());
    await user.click(await choice(/Damaged/));
    expect((await submit()).disabled).toBe(false);
    expect(sent).toEqual([]);
  });

  it.each([
    [
      /Lost or stolen/,
      'Card ending in 4243: Lost or stolen. Please replace it.',
      'Your replacement card should arrive in 10-14 business days',
    ],
    [
      /Damaged/,
      'Card ending in 4243: Damaged. Please reissue it.',
      'Your new card should arrive in 10-14 business days',
    ],
  ])(
    'is a support request with its reason, and says when the card arrives: %s [MEM-183, MEM-184, MEM-189]',
    async (name, body, words) => {
      const sent = takeSupportRequests(server);
      const { user } = open();
      await user.click(await choice(name));
      await user.click(await submit());
      expect(await within(screen.getByRole('main')).findByText(words)).toBeTruthy();
      expect(document.activeElement?.textContent).toBe(words);
      expect(announcementStore.getState().text).toBe(words);
      expect(screen.queryByRole('radio')).toBeNull();
      expect(sent).toEqual([{ id: expect.any(String), type: 'Card Replacement', body }]);
    },
  );

  it('that fails says so and keeps what was chosen; tried again, it is the same request', async () => {
    const tried: (string | undefined)[] = [];
    server.use(refuseSupportRequests(tried));
    const { user } = open();
    await user.click(await choice(/Damaged/));
    await user.click(await submit());
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(((await choice(/Damaged/)) as HTMLInputElement).checked).toBe(true);
    const sent = takeSupportRequests(server);
    await user.click(await submit());
    await waitFor(() => expect(sent.map(({ id }) => id)).toEqual(tried));
  });

  it('leads to the dashboard without a card account [MEM-205]', async () => {
    server.use(refuse('/dashboard/overview'), answer('/notifications', []));
    const { router } = open(null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('has nothing to offer for a virtual card', async () => {
    open(makeCardAccount());
    expect(await screen.findByText("You don't have a physical card to replace.")).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says that the card could not be loaded', async () => {
    server.use(refuse('/users/profile'));
    renderRemote(memberArea, '/account/replace-card');
    expect(await screen.findByText("We couldn't load your card.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

import { describe, expect, it } from '@jest/globals';
import { announcementStore, type MemberProfile } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './personal-info-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import { refuseSupportRequests, takeSupportRequests } from '#testing/support-requests.ts';

const server = mockApi();

const KNOWN = makeProfile({
  phoneNumber: '2025550123',
  currentAddress: {
    streetOne: '1 Harbor Street',
    streetTwo: 'Apt 4',
    city: 'Portland',
    stateAbbr: 'OR',
    zipCode: '97201',
  },
});
const RECEIVED =
  'We received your update request! Please allow 1-3 business days for changes to take effect.';

async function open(profile: MemberProfile = KNOWN) {
  server.use(answer('/users/profile', profile));
  const page = renderRemote(memberArea, '/account/personal-info');
  await screen.findByRole('button', { name: 'Edit' });
  return page;
}
type User = Awaited<ReturnType<typeof open>>['user'];

async function edit(profile?: MemberProfile) {
  const page = await open(profile);
  await press(page.user, 'Edit');
  return page;
}
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
async function type(user: User, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}
/** On the page; what was announced stands in the frame as well. */
const received = () => within(screen.getByRole('main')).queryByText(RECEIVED);
const badge = () => screen.queryByText('Update pending');

describe('personal info', () => {
  it('is read as we know it, and nothing is pending [MEM-156]', async () => {
    await open();
    const tile = within(screen.getByRole('region', { name: 'Your details' }));
    for (const words of [
      'Rosa Delgado',
      'rosa@example.com',
      '(202) 555-0123',
      '1 Harbor Street',
      'Apt 4',
      'Portland, OR 97201',
    ]) {
      expect(tile.getByText(words)).toBeTruthy();
    }
    expect(badge()).toBeNull();
  });

  it('says what is not known', async () => {
    await open(makeProfile());
    expect(screen.getAllByText('Not on file')).toHaveLength(2);
  });

  it('is changed in a form of names, email, masked phone and address [MEM-157]', async () => {
    await edit();
    expect(field('First name').value).toBe('Rosa');
    expect(document.activeElement).toBe(field('First name'));
    expect(field('Last name').value).toBe('Delgado');
    expect(field('Email').value).toBe('rosa@example.com');
    expect(field('Phone number').value).toBe('(202) 555-0123');
    const address = within(screen.getByRole('group', { name: 'Current address' }));
    const parts = address.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(parts).toEqual(['1 Harbor Street', 'Apt 4', 'Portland', 'OR', '97201']);
  });

  it('is asked to be changed by a request that lists the change alone [MEM-156, MEM-158, MEM-162, MEM-189]', async () => {
    const sent = takeSupportRequests(server);
    const { user } = await edit();
    await type(user, 'Email', 'rosa.d@example.com');
    await press(user, 'Submit');
    expect(await screen.findByText('Update pending')).toBeTruthy();
    expect(sent).toEqual([
      {
        id: expect.any(String),
        type: 'Personal Info Update',
        body: 'Email: rosa.d@example.com',
      },
    ]);
  });

  it('says that it was received, aloud and with the focus [MEM-160]', async () => {
    takeSupportRequests(server);
    const { user } = await edit();
    await type(user, 'City', 'Salem');
    await press(user, 'Submit');
    await screen.findByText('Update pending');
    expect(received()).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(RECEIVED));
    expect(announcementStore.getState().text).toBe(RECEIVED);
  });

  it('is pending for as long as staff have not closed it, in every browser [MEM-161]', async () => {
    const { unmount } = await open({ ...KNOWN, updatePending: true });
    expect(badge()).toBeTruthy();
    expect(received()).toBeNull();
    unmount();
    await open({ ...KNOWN, updatePending: false });
    expect(badge()).toBeNull();
  });

  it('sends every part that was changed, the phone number as it is shown [MEM-158]', async () => {
    const sent = takeSupportRequests(server);
    const { user } = await edit();
    await type(user, 'First name', ' Rosalía ');
    await type(user, 'Phone number', '5035550188');
    await type(user, 'Zip code', '97202');
    await press(user, 'Submit');
    await screen.findByText('Update pending');
    expect(sent.map(({ body }) => body)).toEqual([
      'First name: Rosalía\nPhone number: (503) 555-0188\nZip code: 97202',
    ]);
  });
});

describe('what is left as it is, or empty', () => {
  it.each([
    'First name',
    'Last name',
    'Email',
    'Phone number',
    'Apartment, suite, unit (optional)',
  ])('is not sent: %s [MEM-159]', async (name) => {
    const sent = takeSupportRequests(server);
    const { user } = await edit();
    await type(user, name, '');
    await type(user, 'City', 'Salem');
    await press(user, 'Submit');
    await screen.findByText('Update pending');
    expect(sent.map(({ body }) => body)).toEqual(['City: Salem']);
  });

  it('is no request when it is all of it, and that is said [MEM-159]', async () => {
    const sent = takeSupportRequests(server);
    const { user } = await edit();
    await type(user, 'First name', '');
    await type(user, 'Last name', ' Delgado  ');
    await press(user, 'Submit');
    expect(await screen.findByText(/^Nothing has changed yet/)).toBeTruthy();
    expect(sent).toEqual([]);
    expect(badge()).toBeNull();
  });

  it.each([
    ['Street address', 'Enter your street address.'],
    ['City', 'Enter your city.'],
    ['State', 'Enter your state.'],
    ['Zip code', 'Enter your zip code.'],
  ])('is refused in the current address: %s [MEM-159]', async (name, sentence) => {
    const sent = takeSupportRequests(server);
    const { user } = await edit();
    await type(user, 'Email', 'rosa.d@example.com');
    await type(user, name, '');
    await press(user, 'Submit');
    expect((await screen.findAllByText(sentence)).length).toBe(2);
    expect(sent).toEqual([]);
  });

  it('is refused in an address that we do not know yet [MEM-159]', async () => {
    const sent = takeSupportRequests(server);
    const { user } = await edit(makeProfile());
    await type(user, 'Email', 'rosa.d@example.com');
    await press(user, 'Submit');
    expect((await screen.findAllByText('Enter your city.')).length).toBe(2);
    expect(sent).toEqual([]);
  });
});

describe('a request for an update', () => {
  const LETTERS = 'Use letters. Spaces, hyphens, apostrophes, periods and commas are fine too.';

  it('leaves a name alone that could not be given any more', async () => {
    const sent = takeSupportRequests(server);
    const { user } = await edit({ ...KNOWN, lastName: 'Delgado 2nd' });
    await type(user, 'City', 'Salem');
    await press(user, 'Submit');
    await screen.findByText('Update pending');
    expect(sent.map(({ body }) => body)).toEqual(['City: Salem']);
  });

  it.each([
    ['First name', 'Rosa 7', LETTERS],
    ['Last name', '. -', LETTERS],
    ['Email', 'rosa@', 'Enter an email address, like name@example.com.'],
    ['Phone number', '055501', 'Enter a phone number in the U.S.'],
    ['Street address', 'PO Box 41', 'Enter the address where you live, not a PO box.'],
    ['Street address', '41', 'Enter your street address.'],
    ['City', '97201', 'Enter your city.'],
    ['City', 'PO Box 41', 'Enter the address where you live, not a PO box.'],
    ['Zip code', '10001', "This zip code isn't in Oregon."],
    ['State', 'QQ', 'Enter a state of the U.S., as two letters.'],
    ['Zip code', '972', 'Enter a zip code of 5 digits.'],
  ])('is refused with %s as %s', async (name, text, sentence) => {
    const sent = takeSupportRequests(server);
    const { user } = await edit();
    await type(user, name, text);
    await press(user, 'Submit');
    expect((await screen.findAllByText(sentence)).length).toBe(2);
    expect(sent).toEqual([]);
  });

  it('that fails says so and keeps what was typed; tried again, it is the same request', async () => {
    const tried: (string | undefined)[] = [];
    server.use(refuseSupportRequests(tried));
    const { user } = await edit();
    await type(user, 'City', 'Salem');
    await press(user, 'Submit');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(field('City').value).toBe('Salem');
    const sent = takeSupportRequests(server);
    await press(user, 'Submit');
    await screen.findByText('Update pending');
    expect(sent.map(({ id }) => id)).toEqual(tried);
  });

  it('in other words is another one', async () => {
    const tried: (string | undefined)[] = [];
    server.use(refuseSupportRequests(tried));
    const { user } = await edit();
    await type(user, 'City', 'Salem');
    await press(user, 'Submit');
    await screen.findByText('Not now.');
    await type(user, 'City', 'Eugene');
    const sent = takeSupportRequests(server);
    await press(user, 'Submit');
    await screen.findByText('Update pending');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.id).not.toBe(tried[0]);
  });

  it('can be given up, which leads back to where it began', async () => {
    const { user } = await edit();
    await type(user, 'City', 'Salem');
    await press(user, 'Cancel');
    expect(screen.getByText('Portland, OR 97201')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
    expect(badge()).toBeNull();
  });
});

it('says that the profile could not be loaded, and loads it on Retry', async () => {
  server.use(refuse('/users/profile'));
  const { user } = renderRemote(memberArea, '/account/personal-info');
  await screen.findByText("We couldn't load your personal info.");
  server.use(answer('/users/profile', KNOWN));
  await press(user, 'Retry');
  expect(await screen.findByText('Rosa Delgado')).toBeTruthy();
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signUpResult } from '#features/sign-up/sign-up.ts';
import remote from '#routes.tsx';
import { provideWorker } from '#testing/guessing-worker.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './password-page.tsx';

const PASSWORDS = 'http://localhost/api/v1/users/passwords';
const STRONG = 'violet-tractor-58';
const MUST_BE_STRONG = 'You must choose a strong password. Please see requirements below.';
const server = mockApi();
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);

let guess: number | 'broken' | 'silent';
beforeEach(() => {
  assign.mockClear();
  sessionStorage.clear();
  guess = 4;
  provideWorker(() => guess);
});

function answer(reply: () => Response) {
  const received: unknown[] = [];
  server.use(
    http.put(PASSWORDS, async ({ request }) => {
      received.push(await request.json());
      return reply();
    }),
  );
  return received;
}
const accepted = () => HttpResponse.json({ location: '/apply?showIntro=true' });
const refuse =
  (code: string, ...errors: string[]) =>
  () =>
    HttpResponse.json({ error: 'No.', code, errors, request_id: '1' }, { status: 400 });

async function visit(query = 'reset_password_token=t-1&signup=true') {
  const visited = renderRemote(remote, `/users/password/edit?${query}`);
  await screen.findByRole('heading', { level: 1 });
  return visited;
}

async function type(password: string, query?: string) {
  const visited = await visit(query);
  await visited.user.click(field());
  await visited.user.paste(password);
  return visited;
}

async function send(password = STRONG, query?: string) {
  const visited = await type(password, query);
  await waitFor(() => expect(button().disabled).toBe(false));
  await visited.user.click(button());
  return visited;
}

const field = () => screen.getByLabelText('Password') as HTMLInputElement;
const button = () =>
  screen.getByRole('button', { name: /Set Password|Checking/ }) as HTMLButtonElement;
const meter = () => screen.getByRole('meter', { name: 'Password strength' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const requirement = (text: string) => screen.getByText(text).closest('li') as HTMLElement;

const LENGTH = 'Your password must be at least 12 characters.';
const NAMES = 'Your password must not include your name or other personal information.';

describe('/users/password/edit', () => {
  it('is headed by what it is about, and titled so [PUB-079, PUB-080]', async () => {
    const { unmount } = await visit();
    expect(heading()).toBe('Create a password');
    expect(document.title).toBe('Create a password | Reset');
    expect(screen.getByRole('navigation', { name: 'Steps' })).toBeTruthy();
    unmount();
    await visit('reset_password_token=t-1');
    expect(heading()).toBe('Edit your password');
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
  });

  it('has a field that can be shown and filled, a meter and a button [PUB-081]', async () => {
    const { user } = await visit();
    expect([field().type, field().autocomplete]).toEqual(['password', 'new-password']);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field().type).toBe('text');
    expect(meter().getAttribute('aria-valuenow')).toBe('0');
    expect(button().textContent).toBe('Set Password');
  });
});

describe('the strength', () => {
  it('keeps the button from working below good, and says why [PUB-083, PUB-084]', async () => {
    guess = 2;
    await type(STRONG);
    expect(await screen.findByText('fair')).toBeTruthy();
    expect(button().disabled).toBe(true);
    expect(screen.getByText(MUST_BE_STRONG)).toBeTruthy();
  });

  it('lets go from good on, by name and on the meter [PUB-082, PUB-083]', async () => {
    guess = 3;
    await type(STRONG);
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(meter().getAttribute('aria-valuetext')).toBe('good');
    expect((meter().firstElementChild as HTMLElement).style.width).toBe('100%');
    expect(screen.queryByText(MUST_BE_STRONG)).toBeNull();
  });

  it('asks for 12 characters, however hard fewer are to guess [PUB-085, PUB-087]', async () => {
    await type('kX9$w!q2@Zr');
    expect(await screen.findByText('fair')).toBeTruthy();
    expect(requirement(LENGTH).dataset['state']).toBe('broken');
    expect(button().disabled).toBe(true);
  });

  it('calls weak what contains the name of who has signed up [PUB-086]', async () => {
    signUpResult.keep({ firstName: 'Ana', lastName: 'Lopez', emailHash: 'x' });
    await type('violet-LOPEZ-58-moon');
    expect(await screen.findByText('weak')).toBeTruthy();
    expect(requirement(NAMES).textContent).toContain('(not yet)');
    expect(button().disabled).toBe(true);
  });

  it('cannot know the name of who comes by a mail [PUB-086]', async () => {
    signUpResult.keep({ firstName: 'Ana', lastName: 'Lopez', emailHash: 'x' });
    await type('violet-LOPEZ-58-moon', 'reset_password_token=t-1');
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(requirement(NAMES).dataset['state']).toBe('open');
  });

  it('is said aloud once the typing rests', async () => {
    guess = 2;
    await type(STRONG);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Password strength: fair'),
    );
  });

  it('is being checked as long as the dictionaries are on their way', async () => {
    guess = 'silent';
    await type(STRONG);
    expect(button().textContent).toBe('Checking its strength');
    // It can be reached by Tab, and sends nothing yet.
    expect(button().disabled).toBe(false);
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it('is left to the service where the dictionaries do not come', async () => {
    guess = 'broken';
    const received = answer(accepted);
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(received).toEqual([{ user: { password: STRONG }, reset_password_token: 't-1' }]);
  });

  it('holds to length and names where the dictionaries do not come', async () => {
    guess = 'broken';
    signUpResult.keep({ firstName: 'Ana', lastName: 'Lopez', emailHash: 'x' });
    const { user } = await type('violet-LOPEZ-58-moon');
    await waitFor(() => expect(button().textContent).toBe('Set Password'));
    expect(button().disabled).toBe(true);
    await user.clear(field());
    await user.type(field(), 'violet-58');
    expect(button().disabled).toBe(true);
  });

  it('refuses more than 128 characters', async () => {
    await type('violet-tractor '.repeat(9));
    expect(await screen.findByText('Your password must be at most 128 characters.')).toBeTruthy();
    expect(button().disabled).toBe(true);
  });
});

describe('setting it', () => {
  it('sends password, token and score, and leaves for where the service says [PUB-092, PUB-093]', async () => {
    const received = answer(accepted);
    await send();
    await waitFor(() => expect(assign.mock.calls).toEqual([['/apply?showIntro=true']]));
    expect(received).toEqual([
      { user: { password: STRONG }, reset_password_token: 't-1', score: 4 },
    ]);
  });

  it('says what the service has against it, and keeps what was typed [PUB-094, PUB-095]', async () => {
    answer(refuse('weak_password', "Confirmation doesn't match Password", 'It is known'));
    await send();
    expect(await screen.findByText('Passwords must match. It is known.')).toBeTruthy();
    expect(field().value).toBe(STRONG);
    expect(screen.queryByText('This link is no longer valid')).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it('leads on when the link has expired [PUB-095]', async () => {
    answer(refuse('token_invalid', 'Reset password token is invalid'));
    await send(STRONG, 'reset_password_token=t-1');
    expect(await screen.findByText('Reset password token is invalid.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(link.getAttribute('href')).toBe('/users/password/forgot');
    expect(screen.queryByRole('button', { name: 'Set Password' })).toBeNull();
  });
});

describe('a link without a token', () => {
  it.each(['', 'reset_password_token=', `reset_password_token=${'x'.repeat(257)}`])(
    'has no form but a way to a new one: %s',
    async (query) => {
      await visit(query);
      expect(screen.getByText('This link is no longer valid')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Set Password' })).toBeNull();
    },
  );

  it('leads back to the sign-up where it came from one', async () => {
    await visit('signup=true');
    const link = screen.getByRole('link', { name: 'Sign up again' });
    expect(link.getAttribute('href')).toBe('/users/sign_up');
  });
});

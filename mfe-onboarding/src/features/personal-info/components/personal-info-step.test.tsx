import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MemberProfile } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { renderScreen } from '#testing/render-screen.tsx';
import { PersonalInfoStep } from './personal-info-step.tsx';

const POST = 'http://localhost/api/v1/personal_infos';
const server = mockApi();
const onSaved = jest.fn();
const profile = { id: 'hazel', firstName: 'Hazel', lastName: "O'Brien-Łukasz" } as MemberProfile;
let posted: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  posted = [];
  answer(201, {});
});
afterEach(() => void onSaved.mockClear());

function answer(status: number, body: JsonBodyType) {
  server.use(
    http.post(POST, async ({ request }) => {
      posted.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
}

const open = () =>
  renderScreen(<PersonalInfoStep product="card" profile={profile} onSaved={onSaved} />);
type User = ReturnType<typeof open>['user'];

const field = (name: string | RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const TYPED: [field: string, text: string, shown?: string][] = [
  ['Phone number', '2025550123', '(202) 555-0123'],
  ['Date of birth', '01311990', '01/31/1990'],
  ['Street address', '1 Harbor Street'],
  ['City', 'Portland'],
  ['State', 'or', 'OR'],
  ['Zip code', '97201'],
  ['Social Security number', '512347890', '512-34-7890'],
];

async function fill(user: User) {
  for (const [name, text] of TYPED) {
    await user.click(field(name));
    await user.paste(text);
  }
}

async function review(user: User) {
  await fill(user);
  await press(user, 'Continue');
  await screen.findByRole('heading', { name: 'Check your information' });
}

describe('who she is', () => {
  it('is asked with masks, looked over, and sent [ONB-092, ONB-094, ONB-096, ONB-100, ONB-103]', async () => {
    const { user } = open();
    await fill(user);
    for (const [name, text, shown = text] of TYPED) expect(field(name).value).toBe(shown);
    await press(user, 'Continue');
    const shown = within(
      await screen
        .findByRole('heading', { name: 'Check your information' })
        .then((heading) => heading.closest('section') ?? document.body),
    );
    for (const words of [
      "Hazel O'Brien-Łukasz",
      '(202) 555-0123',
      'January 31, 1990',
      '1 Harbor Street',
      'Portland, Oregon (OR) 97201',
      '•••-••-7890',
    ]) {
      expect(shown.getByText(words)).toBeTruthy();
    }
    expect(document.body.textContent).not.toContain('512-34');
    expect(posted).toEqual([]);
    await press(user, 'Submit');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(posted).toEqual([
      {
        phone_number: '2025550123',
        date_of_birth: '1990-01-31',
        ssn: '512347890',
        address: {
          street_one: '1 Harbor Street',
          city: 'Portland',
          state_abbr: 'OR',
          zip_code: '97201',
        },
      },
    ]);
  });

  it('has a name that is not edited here [ONB-092, ONB-093, ONB-097, ONB-099]', () => {
    open();
    expect(screen.getByText("Hazel O'Brien-Łukasz")).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /name/i })).toBeNull();
    expect(screen.getByText(/Contact support to change it/)).toBeTruthy();
    expect(screen.getByText(/18 or older/)).toBeTruthy();
    expect(screen.getByText(/no PO boxes/)).toBeTruthy();
  });

  it('can be changed after a look at it, and nothing is lost [ONB-104]', async () => {
    const { user } = open();
    await review(user);
    await press(user, 'I need to make a change');
    for (const [name, text, shown = text] of TYPED) expect(field(name).value).toBe(shown);
    expect(posted).toEqual([]);
  });

  it('is looked over in an entry of the history, at the top of the page', async () => {
    const { user, router } = open();
    const go = (by: number) => act(() => router.navigate(by));
    document.documentElement.scrollTop = 195;
    await review(user);
    expect(document.documentElement.scrollTop).toBe(0);
    expect(document.activeElement?.textContent).toBe('Check your information');
    document.documentElement.scrollTop = 195;
    await go(-1);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Tell us who you are',
    );
    expect(field('City').value).toBe('Portland');
    expect(document.documentElement.scrollTop).toBe(0);
    await go(1);
    expect(screen.queryByRole('heading', { name: 'Check your information' })).toBeNull();
    await press(user, 'Continue');
    await screen.findByRole('heading', { name: 'Check your information' });
    await press(user, 'I need to make a change');
    expect(await screen.findByRole('heading', { name: 'Tell us who you are' })).toBeTruthy();
  });

  it('survives a reload, but for the Social Security number', async () => {
    const { user, unmount } = open();
    await fill(user);
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/512347890|512-34/);
    open();
    expect(field('Street address').value).toBe('1 Harbor Street');
    expect(field('Date of birth').value).toBe('01/31/1990');
    expect(field('Social Security number').value).toBe('');
  });

  it('stays in no storage once it is sent', async () => {
    const { user } = open();
    await review(user);
    await press(user, 'Submit');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(JSON.stringify(sessionStorage)).not.toContain('Harbor');
  });
});

describe('what is refused', () => {
  it('by the service is said at its field, with all that was typed but her number [ONB-105]', async () => {
    answer(422, {
      error: 'Please check what you entered.',
      code: 'invalid_request',
      errors: { street_one: ['Enter the address where you live, not a PO box.'] },
      request_id: 'r-1',
    });
    const { user } = open();
    await review(user);
    await press(user, 'Submit');
    const said = await screen.findAllByText('Enter the address where you live, not a PO box.');
    expect(said).toHaveLength(2);
    expect(field('Street address').getAttribute('aria-invalid')).toBe('true');
    for (const [name, text, shown = text] of TYPED) {
      expect(field(name).value).toBe(name === 'Social Security number' ? '' : shown);
    }
    expect(document.activeElement?.textContent).toContain('Please check what you entered.');
    const listed = screen.getAllByRole('link', { name: /^Enter/ });
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'Enter the address where you live, not a PO box.',
      'Enter your Social Security number again. We never keep it while something has to change.',
    ]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('as a whole is said where it was sent, and can be sent again', async () => {
    answer(503, { error: 'Not now.', code: 'service_unavailable', request_id: 'r-1' });
    const { user } = open();
    await review(user);
    await press(user, 'Submit');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    answer(201, {});
    await press(user, 'Submit');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('at once is what is missing, and nothing is looked over [PLT-021]', async () => {
    const { user } = open();
    await press(user, 'Continue');
    expect((await screen.findAllByText('Enter your phone number.')).length).toBe(2);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter your street address.',
      'Enter your city.',
      'Enter your state.',
      'Enter your zip code.',
      'Enter your phone number.',
      'Enter your date of birth.',
      'Enter your Social Security number.',
    ]);
    expect((await screen.findAllByText('Enter your zip code.')).length).toBe(2);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });
});

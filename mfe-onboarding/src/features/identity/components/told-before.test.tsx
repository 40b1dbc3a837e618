import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { keptPersonalInfo } from '#features/personal-info/personal-info.ts';
import { IDENTITY } from '#testing/documents.ts';
import { identityStep } from '#testing/identity-step.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import { TOLD_BEFORE } from '#testing/told-before.ts';

const WAIT = 'Please wait while we verify your identity.';

const server = mockApi();
const onChange = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  onChange.mockClear();
});

function open(
  submitted: () => Response = () => HttpResponse.json({ current_status: 'submitted' }),
) {
  const sent: unknown[] = [];
  server.use(
    http.get(`${IDENTITY}/current_status`, () => HttpResponse.json(TOLD_BEFORE)),
    http.post(`${IDENTITY}/submit_verification`, async ({ request }) => {
      sent.push(await request.json());
      return submitted();
    }),
  );
  return { sent, ...renderScreen(identityStep(onChange)) };
}

describe('what she told for her taxes', () => {
  it('is looked over before it is sent to verify who she is, with no more than the end of her number', async () => {
    const { sent, user } = open();
    expect(await screen.findByText(/^You told us this for your taxes\./)).toBeTruthy();
    for (const line of [
      'Hazel Bourne',
      '(202) 555-0123',
      'January 31, 1990',
      '1 Harbor Street',
      'Portland, Oregon (OR) 97201',
      '•••-••-7890',
    ]) {
      expect(screen.getByText(line)).toBeTruthy();
    }
    expect(sent).toEqual([]);
    await press(user, 'Submit');
    expect(await screen.findByText(WAIT)).toBeTruthy();
    expect(sent).toEqual([{}]);
  });

  it('is told anew in a form that has all of it but her number', async () => {
    const { sent, user } = open();
    await press(user, 'I need to make a change');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(keptPersonalInfo('hazel').read()).toMatchObject({
      phoneNumber: '2025550123',
      streetOne: '1 Harbor Street',
      streetTwo: '',
      ssn: '',
    });
    expect(sent).toEqual([]);
  });

  it('stays with the reason where it cannot be sent', async () => {
    const refused = { error: 'Not now.', code: 'service_unavailable', request_id: 'r-1' };
    const { user } = open(() => HttpResponse.json(refused, { status: 503 }));
    await press(user, 'Submit');
    expect(await screen.findByText('Not now.')).toBeTruthy();
  });
});

type User = ReturnType<typeof open>['user'];

/** Once a second click on what was there before is none on it. */
async function press(user: User, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.closest('[inert]')).toBeNull());
  await user.click(button);
}

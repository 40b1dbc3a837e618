import '#testing/staff-page.ts';
import { browserLocation, noteViewing } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { Form, SubmitButton, TextField } from '@reset/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

const viewed = profile({ impersonating: true });
const api = mockApi(http.get('*/api/v1/users/profile', () => HttpResponse.json(viewed)));
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);

const pages = [
  {
    path: '/dashboard',
    handle: { title: 'Dashboard', layout: 'member' as const },
    element: null,
  },
];
const answerStop = (status: number) => {
  const stop = jest.fn(() =>
    status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json({}, { status }),
  );
  api.use(http.post('*/api/v1/admin/users/stop_impersonating', stop));
  return stop;
};

async function press() {
  const { user } = visitFrame('/dashboard', pages);
  await user.click(await screen.findByRole('button', { name: 'Stop Viewing as User' }));
}

describe('ViewingAsUser', () => {
  it('says as whom, also where the navigation is hidden', async () => {
    visitFrame('/dashboard?hideNavigation=true', pages);
    expect(await screen.findByText('You are viewing Reset as Hazel Hourly.')).toBeTruthy();
  });

  it('says that nothing can be changed, and how long it lasts where that is known', async () => {
    noteViewing(viewed.id);
    visitFrame('/dashboard', pages);
    expect(await screen.findByText('30 minutes left')).toBeTruthy();
    expect(screen.getByText('You can change nothing.')).toBeTruthy();
  });

  it('says no time of what began elsewhere, or has ended', async () => {
    noteViewing('somebody else');
    visitFrame('/dashboard', pages);
    await screen.findByText('You can change nothing.');
    expect(screen.queryByText(/minutes? left/)).toBeNull();
  });

  it('turns forms off with the reason beside their buttons', async () => {
    const send = jest.fn(async () => undefined);
    const { user } = visitFrame('/dashboard', [
      {
        ...pages[0],
        path: '/dashboard',
        element: (
          <Form initialValues={{ name: '' }} onSubmit={send}>
            <TextField name="name" label="Name" />
            <SubmitButton>Save</SubmitButton>
          </Form>
        ),
      },
    ]);
    await screen.findByText('You can change nothing.');
    expect(screen.getByText(/Nothing can be sent while you view Reset/)).toBeTruthy();
    await user.type(screen.getByLabelText('Name'), 'x{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('ends it and leaves for the page of the one who was viewed [MEM-008]', async () => {
    const stop = answerStop(204);
    await press();
    await waitFor(() => expect(assign).toHaveBeenLastCalledWith(`/admin/users/${viewed.id}`));
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('leaves likewise when it had ended already', async () => {
    answerStop(409);
    assign.mockClear();
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/admin/users/${viewed.id}`));
  });

  it('stays and says so when it could not be ended, and can be pressed again', async () => {
    answerStop(503);
    assign.mockClear();
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You are still viewing as this user. Please try again.',
    );
    expect(assign).not.toHaveBeenCalled();
    const again = screen.getByRole('button', { name: 'Stop Viewing as User' });
    expect(again.getAttribute('aria-disabled')).toBeNull();
  });

  it('is not there for staff on their own account', async () => {
    api.use(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile({ admin: true }))));
    visitFrame('/dashboard', pages);
    expect(await screen.findByRole('button', { name: 'Hi, Hazel!' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop Viewing as User' })).toBeNull();
  });
});

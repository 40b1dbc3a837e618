import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { cancellationRequest } from '@reset/remote-sdk/tab-storage';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { renderScreen } from '#testing/render-screen.tsx';
import { CancelApplication } from './cancel-application.tsx';

const MESSAGE = 'http://localhost/api/v1/admins/internal_message';
const server = mockApi();
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);

afterEach(() => {
  assign.mockClear();
  sessionStorage.clear();
});

const HERS = { id: 'hazel', linkedBank: null, linkedPayroll: null };

async function open(props: Partial<ComponentProps<typeof CancelApplication>> = {}) {
  const visited = renderScreen(<CancelApplication profile={HERS} isRefused={false} {...props} />);
  await visited.user.click(screen.getByRole('button', { name: 'Cancel my application' }));
  return {
    ...visited,
    dialog: within(await screen.findByRole('dialog', { name: 'Cancel your application?' })),
  };
}

const noteRequests = (requests: unknown[]) =>
  http.post(MESSAGE, async ({ request }) => {
    requests.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  });

describe('CancelApplication', () => {
  it('sends the request, then leaves for the page that says so [ONB-145, ONB-146]', async () => {
    const requests: unknown[] = [];
    server.use(noteRequests(requests));
    const { dialog, user } = await open();
    expect(requests).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel my application' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/application-cancelled'));
    expect(requests).toEqual([
      { type: 'Cancel card application', body: 'Please cancel my card application.' },
    ]);
  });

  it('forgets what was typed of her and not sent, once it is cancelled and not before', async () => {
    const typed = () => sessionStorage.getItem('personalInfo');
    sessionStorage.setItem('personalInfo', '{"city":"Portland"}');
    server.use(noteRequests([]));
    const { dialog, user } = await open();
    expect(typed()).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel my application' }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(typed()).toBeNull();
  });

  it('is known in this tab until its status says so, once it is requested and not before', async () => {
    server.use(noteRequests([]));
    const { dialog, user } = await open();
    expect(cancellationRequest('hazel').read()).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel my application' }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(cancellationRequest('hazel').read()).toBe(true);
  });

  it('says of each linked account that it stays linked, and where it is unlinked', async () => {
    const { dialog } = await open({
      profile: {
        id: 'hazel',
        linkedBank: { name: 'Quarry Hill Bank' },
        linkedPayroll: { name: 'Brightway Payroll', providerName: null },
      },
    });
    const said = dialog.getAllByText(/stays linked until you unlink it, .* under Linked accounts/);
    expect(said.map(({ textContent }) => textContent.split(' stays')[0])).toEqual([
      'Quarry Hill Bank',
      'Brightway Payroll',
    ]);
  });

  it('says nothing of links to who has none', async () => {
    const { dialog } = await open();
    expect(dialog.queryByText(/stays linked/)).toBeNull();
  });

  it('does not ask whom we refused what made her change her mind', async () => {
    const { dialog } = await open({ isRefused: true });
    expect(dialog.getByRole('textbox', { name: /^Anything you'd like to tell us\?/ })).toBeTruthy();
    expect(dialog.queryByText(/change your mind/)).toBeNull();
  });

  it('offers to keep it first, as every dialog does', async () => {
    const { dialog } = await open();
    const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(-2)).toEqual(['Keep my application', 'Cancel my application']);
  });

  it('passes on why, where that is said', async () => {
    const requests: unknown[] = [];
    server.use(noteRequests(requests));
    const { dialog, user } = await open();
    await user.type(dialog.getByRole('textbox'), ' I found another. ');
    await user.click(dialog.getByRole('button', { name: 'Cancel my application' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests).toMatchObject([
      { body: 'Please cancel my card application. Reason: I found another.' },
    ]);
  });

  it('is left alone by who keeps her application', async () => {
    const { dialog, user } = await open();
    await user.click(dialog.getByRole('button', { name: 'Keep my application' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    [503, 'service_unavailable', 'Please try again later.'],
    [409, 'card_on_its_way', 'Your card is already being made.'],
  ])('says why it was refused with %i, and keeps what was written', async (status, code, error) => {
    server.use(
      http.post(MESSAGE, () => HttpResponse.json({ error, code, request_id: 'r-1' }, { status })),
    );
    const { dialog, user } = await open();
    await user.type(dialog.getByRole('textbox'), 'I moved.');
    await user.click(dialog.getByRole('button', { name: 'Cancel my application' }));
    const summary = await dialog.findByRole('group', { name: error });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('I moved.');
    expect(assign).not.toHaveBeenCalled();
  });

  it('asks for fewer words than staff would read', async () => {
    const { dialog, user } = await open();
    await user.click(dialog.getByRole('textbox'));
    await user.paste('x'.repeat(1_001));
    await user.click(dialog.getByRole('button', { name: 'Cancel my application' }));
    expect(
      await dialog.findByRole('link', { name: 'Please keep it to 1000 characters.' }),
    ).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerDocuments, IDENTITY, makeDocumentLink } from '#testing/documents.ts';
import { identityStep } from '#testing/identity-step.tsx';
import { pointWith } from '#testing/pointer.ts';
import { renderScreen } from '#testing/render-screen.tsx';

const SEND = 'Send link to my phone';
const HERE = 'Take pictures on this device';
const AWAITED = 'Waiting for your pictures';
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const FLAGGED = { current_status: 'flagged_for_review' };
const server = mockApi();

function open({ standing = FLAGGED, link = makeDocumentLink() } = {}) {
  const asked: unknown[] = [];
  const page = { link };
  server.use(...answerDocuments(asked, standing, () => page.link));
  return { asked, page, ...renderScreen(identityStep()) };
}

beforeEach(() => pointWith('mouse'));

describe('an identity that wants pictures', () => {
  it('offers to send the link to her phone, and says to come back [ONB-115, ONB-119]', async () => {
    const { asked } = open();
    expect(await screen.findByRole('button', { name: SEND })).toBeTruthy();
    expect(screen.getByText("We'll text a link to your phone ending in 0123.")).toBeTruthy();
    expect(
      screen.getByText(
        'You must return to this screen after uploading documents or verification will not complete.',
      ),
    ).toBeTruthy();
    expect(asked).toEqual([{}]);
    expect(buttons()).toEqual([SEND, HERE]);
  });

  it('has a phone take them itself first, and says which documents and which light', async () => {
    pointWith('finger');
    open();
    const here = await screen.findByRole('button', { name: HERE });
    expect(buttons()).toEqual([HERE, SEND]);
    const weights = [here, screen.getByRole('button', { name: SEND })].map(
      ({ dataset }) => dataset['variant'],
    );
    expect(weights).toEqual(['primary', 'secondary']);
    expect(
      screen.getByText(
        "We accept a driver's license, a state ID or a passport. Take the pictures in good light.",
      ),
    ).toBeTruthy();
  });

  it('sends it to her own number with +1 before it [ONB-095]', async () => {
    const { asked, page, user } = open();
    const send = await screen.findByRole('button', { name: SEND });
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(send);
    await screen.findByRole('button', { name: 'Send it again' });
    expect(screen.getByRole('progressbar', { name: AWAITED })).toBeTruthy();
    expect(asked).toEqual([{}, { phone_number: '+12025550123' }]);
    expect(screen.getAllByText('We texted a link to your phone ending in 0123.')).toHaveLength(2);
    page.link = makeDocumentLink({ texts_left: 0 });
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText("That's as often as we can text it today.")).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send it again' });
    expect(button.disabled).toBe(true);
    expect(document.activeElement?.contains(button)).toBe(true);
  });

  it('says why it was not sent', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: SEND });
    server.use(
      http.post(`${IDENTITY}/document_link`, () =>
        HttpResponse.json(
          { error: 'Try again tomorrow.', code: 'too_many_attempts', request_id: 'r-1' },
          { status: 429 },
        ),
      ),
    );
    await user.click(button);
    expect(await screen.findByText('Try again tomorrow.')).toBeTruthy();
  });

  it('shows the link as a code, with a name for who cannot see it', async () => {
    open();
    const title = await screen.findByText('Code with the link for your pictures');
    expect(title.closest('svg')?.getAttribute('role')).toBe('img');
  });

  it('says that they could not be read, and asks for the link of the others', async () => {
    const { asked, client } = open({ standing: { ...FLAGGED, documents_read: 1 } as never });
    const told = await screen.findByText(
      /^We couldn't read your pictures\. Please take them again: the whole card/,
    );
    expect(told.closest('[role=alert]')).toBeTruthy();
    await screen.findByRole('button', { name: SEND });
    server.use(...answerDocuments(asked, { ...FLAGGED, documents_read: 2 }));
    await client.invalidateQueries({ queryKey: ['identity_verification'] });
    await waitFor(() => expect(asked).toEqual([{}, {}]));
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StepPlace } from '#features/step-place/step-place.ts';
import { answerDocuments, IDENTITY, unavailable } from '#testing/documents.ts';
import { identityStep } from '#testing/identity-step.tsx';
import { pointWith } from '#testing/pointer.ts';
import { renderScreen } from '#testing/render-screen.tsx';

const TITLE = 'Pictures of your ID';
const STOPPED = "Your pictures couldn't be uploaded";
const AGAIN = "Your pictures couldn't be uploaded. Please try again.";
const BROKEN = { type: 'exit', error: 'DOCUMENTS_UPLOAD_FAILED' };
/** Three pauses, each twice as long as the one before. */
const RETRIED = { timeout: 10_000 };
const server = mockApi();
const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
beforeEach(() => {
  sessionStorage.clear();
  pointWith('mouse');
});
afterEach(() => void reload.mockClear());

/** The widget is open; `sent` is what was sent for verification, `asked` for the link. */
async function open(submitted: () => Response = accepted) {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  server.use(
    ...answerDocuments(asked, { current_status: 'flagged_for_review' }),
    http.post(`${IDENTITY}/submit_verification`, async ({ request }) => {
      sent.push(await request.json());
      return submitted();
    }),
  );
  const page = renderScreen(<StepPlace step="identity_verification">{identityStep()}</StepPlace>);
  const begin = async () =>
    page.user.click(await screen.findByRole('button', { name: 'Take pictures on this device' }));
  await begin();
  const say = (...messages: object[]) => sayAsWidget(TITLE, ...messages);
  await say({ type: 'opened' });
  return { sent, asked, say, begin };
}
const accepted = () => HttpResponse.json({ current_status: 'submitted_with_document' });

describe('pictures on this device', () => {
  it('are taken in the provider’s widget, and sent by their id [ONB-152]', async () => {
    const { sent, say } = await open();
    expect(screen.getByTitle(TITLE).getAttribute('src')).toBe(
      'http://widgets.test/widgets/document-capture',
    );
    await say({ type: 'success', document_id: 'doc-1' });
    expect(await screen.findByText('Please wait while we verify your identity.')).toBeTruthy();
    expect(sent).toEqual([{ document_id: 'doc-1' }]);
    expect(reload).not.toHaveBeenCalled();
    // Not lost with the button that opened what is closed by now.
    const heading = screen.getByRole('heading', { name: 'Verify your identity' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('that cannot be uploaded are taken again three times, then the page is loaded anew, once [ONB-121]', async () => {
    const { say } = await open();
    for (let retry = 1; retry <= 3; retry += 1) {
      await say(BROKEN);
      expect(await screen.findByText(AGAIN)).toBeTruthy();
    }
    expect(reload).not.toHaveBeenCalled();
    await say(BROKEN);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that cannot be uploaded after that either are for her phone', async () => {
    sessionStorage.setItem('identityReloads', '["uploading"]');
    const { say } = await open();
    for (let failure = 1; failure <= 4; failure += 1) await say(BROKEN);
    expect(await screen.findByText(STOPPED)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that cannot be saved are sent again three times, then the page is loaded anew, once [ONB-121]', async () => {
    const { sent, say } = await open(unavailable);
    await say({ type: 'success', document_id: 'doc-1' });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), RETRIED);
    expect(sent).toHaveLength(4);
  });

  it('that cannot be saved after that either leave her a way on', async () => {
    sessionStorage.setItem('identityReloads', '["saving"]');
    const { say } = await open(unavailable);
    await say({ type: 'success', document_id: 'doc-1' });
    expect(await screen.findByText(STOPPED, {}, RETRIED)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that are not the ones we asked for are not sent again: the link is asked for anew', async () => {
    const refused = () =>
      HttpResponse.json(
        { error: 'Please check.', code: 'document_unknown', errors: {}, request_id: 'r-1' },
        { status: 422 },
      );
    const { sent, asked, say } = await open(refused);
    await say({ type: 'success', document_id: 'other' });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect([sent.length, screen.queryByTitle(TITLE)]).toEqual([1, null]);
  });

  it('that the provider does not have after all are asked for again, and taken anew', async () => {
    const missing = () =>
      HttpResponse.json(
        { error: 'Please check.', code: 'document_not_uploaded', errors: {}, request_id: 'r-1' },
        { status: 422 },
      );
    const { sent, asked, say } = await open(missing);
    await say({ type: 'success', document_id: 'doc-1' });
    expect(await screen.findByText(AGAIN, {}, RETRIED)).toBeTruthy();
    expect(screen.getByTitle(TITLE)).toBeTruthy();
    expect([sent.length, asked.length]).toEqual([4, 1]);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['she declines', 'CONSENT_DECLINED', 1],
    ['she leaves', null, 1],
    ['the link has expired', 'SESSION_EXPIRED', 2],
  ])('end where %s', async (_why, error, asks) => {
    const { asked, say } = await open();
    await say({ type: 'exit', error });
    await waitFor(() => expect(screen.queryByTitle(TITLE)).toBeNull());
    await waitFor(() => expect(asked).toHaveLength(asks));
    expect(reload).not.toHaveBeenCalled();
  });
});

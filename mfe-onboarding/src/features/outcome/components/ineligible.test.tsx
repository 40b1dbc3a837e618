import type { AvailabilityNotice } from '@reset/api-contract/onboarding/availability-notice.ts';
import type { IneligibleReason } from '@reset/api-contract/onboarding/application-status.ts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '#testing/render-screen.tsx';
import { Ineligible } from './ineligible.tsx';

const API = 'http://localhost/api/v1';
const NOTICE = `${API}/card_application/availability_notice`;
const server = mockApi();
const nothing = () => undefined;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** What is in colour, to be pressed next. */
const mainWays = () =>
  [...document.querySelectorAll('[data-variant="primary"], [data-variant="button"]')].map(
    ({ textContent }) => textContent,
  );

/** Keeps a notice as the service does, of somebody in this state. */
function answerNotice(url: string, state_abbr: string, requested = false) {
  let notice: AvailabilityNotice = { state_abbr, requested };
  const calls: string[] = [];
  const keep = (next: boolean) => () => {
    calls.push(next ? 'PUT' : 'DELETE');
    notice = { state_abbr, requested: next };
    return HttpResponse.json(notice);
  };
  server.use(
    http.get(url, () => HttpResponse.json(notice)),
    http.put(url, keep(true)),
    http.delete(url, keep(false)),
  );
  return calls;
}

const show = (
  reason: IneligibleReason | null,
  props: Partial<Parameters<typeof Ineligible>[0]> = {},
) =>
  renderScreen(
    <Ineligible
      product="card"
      reason={reason}
      onAnswerAgain={nothing}
      onMoved={nothing}
      {...props}
    />,
  );

describe('Ineligible', () => {
  beforeEach(() => void answerNotice(NOTICE, 'KS'));

  it('thanks, says it kindly and shows the ways out [ONB-024]', async () => {
    const onAnswerAgain = jest.fn();
    const { user } = show('platform', { onAnswerAgain });
    expect(screen.getByRole('heading', { name: 'Thank you for applying' })).toBeTruthy();
    expect(
      screen.getByText(/we're unable to move your application forward at this time\./),
    ).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/budget',
      '/financial-health',
    ]);
    await user.click(screen.getByRole('button', { name: 'Answer the questions again' }));
    expect(onAnswerAgain).toHaveBeenCalledTimes(1);
  });

  it.each<[IneligibleReason, RegExp, string[]]>([
    ['platform', /as soon as we can work with how you're paid/, ['Answer the questions again']],
    ['waiting_list', /as soon as Reset works with how you're paid/, ['Answer the questions again']],
    [
      'state',
      /isn't available in the state where you live/,
      ['Tell me when it opens', 'I live somewhere else'],
    ],
    ['identity', /Your identity could not be verified\./, ['Need Help']],
    ['not_approved', 'Not approved', ['Need Help']],
  ])('says of %s why it cannot go on, and what helps', async (reason, why, ways) => {
    show(reason);
    expect(screen.getByText(why)).toBeTruthy();
    expect(buttons()).toEqual(ways);
    expect(mainWays()).toHaveLength(1);
  });

  it('makes up no reason where there is none', () => {
    show(null);
    expect(screen.queryByText(/waitlist|state|identity/)).toBeNull();
    expect(buttons()).toEqual([]);
  });

  it('leads who has moved back to where she lives', async () => {
    const onMoved = jest.fn();
    const { user } = show('state', { onMoved });
    await user.click(screen.getByRole('button', { name: 'I live somewhere else' }));
    expect(onMoved).toHaveBeenCalledTimes(1);
  });
});

describe('who lives where the card is not to be had', () => {
  const ready = (name: string) =>
    waitFor(() => {
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBeNull();
      return button;
    });
  const KEPT = "We'll email you once, when the card is available in Kansas.";
  // Beside it stands what is announced.
  const page = () => within(screen.getByRole('main'));

  it('is told when it opens if she likes, and may change her mind', async () => {
    const calls = answerNotice(NOTICE, 'KS');
    const { user } = show('state');
    expect(
      await page().findByRole('heading', { name: "The card isn't available in Kansas yet" }),
    ).toBeTruthy();
    expect(page().queryByText('Thank you for applying')).toBeNull();
    await user.click(await ready('Tell me when it opens'));
    const withdraw = await ready("Don't email me");
    expect(document.activeElement).toBe(withdraw);
    expect(page().getByText(KEPT)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(KEPT);
    await user.click(withdraw);
    await ready('Tell me when it opens');
    expect(page().queryByText(KEPT)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe("We won't email you.");
    expect(calls).toEqual(['PUT', 'DELETE']);
  });

  it('sees that it is kept when she comes back', async () => {
    answerNotice(NOTICE, 'KS', true);
    show('state');
    expect(await page().findByText(KEPT)).toBeTruthy();
    expect(buttons()).toEqual(["Don't email me", 'I live somewhere else']);
    expect(mainWays()).toEqual(['Go to your dashboard']);
  });

  it('is told why it is not kept, and may try again', async () => {
    server.use(
      http.put(NOTICE, () =>
        HttpResponse.json(
          { error: 'Not now.', code: 'service_unavailable', request_id: 'r-1' },
          { status: 503 },
        ),
      ),
    );
    const { user } = show('state');
    await user.click(await ready('Tell me when it opens'));
    expect((await screen.findByText('Not now.')).closest('[role=alert]')).toBeTruthy();
    expect(page().queryByText(KEPT)).toBeNull();
    answerNotice(NOTICE, 'KS');
    await user.click(await ready('Tell me when it opens'));
    expect(await page().findByText(KEPT)).toBeTruthy();
    expect(screen.queryByText('Not now.')).toBeNull();
  });

  it('may ask while it is not known whether she has', async () => {
    answerNotice(NOTICE, 'KS');
    server.use(http.get(NOTICE, () => new HttpResponse(null, { status: 503 })));
    const { user } = show('state');
    await user.click(await ready('Tell me when it opens'));
    expect(await page().findByText(KEPT)).toBeTruthy();
  });

  it('is told of refund advances where she came for these', async () => {
    answerNotice(`${API}/tax_refund_advance_application/availability_notice`, 'CA', true);
    show('state', { product: 'tax' });
    expect(
      await screen.findByText("You can't file your taxes with us from California yet"),
    ).toBeTruthy();
    expect(
      screen.getByText(/^Refund advances aren't available in California yet, and/),
    ).toBeTruthy();
    // What the heading says is not said again.
    expect(screen.queryByText('Not available')).toBeNull();
    expect(
      await screen.findByText(
        "We'll email you once, when refund advances are available in California.",
      ),
    ).toBeTruthy();
  });
});

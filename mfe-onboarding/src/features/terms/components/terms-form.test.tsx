import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '#testing/render-screen.tsx';
import { TermsForm } from './terms-form.tsx';

const API = 'http://localhost/api/v1';
const server = mockApi();
const onAccepted = jest.fn();
afterEach(() => void onAccepted.mockClear());

/** The terms, each in this version. */
const terms = (version = 1) =>
  TERMS_TYPES.map((type, at) => ({
    id: `00000000-0000-4000-8000-0000000000${version}${at}`,
    disclosure_type: type,
    path: `/legal/${type.replaceAll('_', '-')}`,
  }));

/** At the terms; what is accepted is in `posted`. */
function open() {
  const posted: unknown[] = [];
  let version = 1;
  let refusals = 0;
  server.use(
    http.get(`${API}/disclosures`, () => HttpResponse.json(terms(version))),
    http.post(`${API}/acceptances/bulk`, async ({ request }) => {
      if (refusals > 0) {
        refusals -= 1;
        return HttpResponse.json(
          { error: 'Please check what you entered.', code: 'disclosure_outdated', request_id: 'r' },
          { status: 422 },
        );
      }
      posted.push(await request.json());
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  const { user } = renderScreen(<TermsForm onAccepted={onAccepted} />);
  return {
    user,
    posted,
    /** From now on the texts are others, and the first call with the old ones is refused. */
    change: () => {
      version = 2;
      refusals = 1;
    },
  };
}

const boxes = () => screen.findAllByRole('checkbox');
const goOn = () => screen.getByRole('button', { name: 'Continue' });

describe('TermsForm', () => {
  it('is over once all four are agreed to, and not before [ONB-087, ONB-089]', async () => {
    const { user, posted } = open();
    const all = await boxes();
    expect(all).toHaveLength(4);
    for (const box of all) {
      await user.click(goOn());
      expect(posted).toEqual([]);
      await user.click(box);
    }
    await user.click(goOn());
    await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
    expect(posted).toEqual([{ disclosure_ids: terms().map(({ id }) => id) }]);
  });

  it('says in plain words what each sentence is about', async () => {
    open();
    const about = (await boxes()).map((box) => {
      const ids = box.getAttribute('aria-describedby') ?? '';
      return document.getElementById(ids.split(' ')[0] ?? '')?.textContent;
    });
    expect(about).toEqual([
      expect.stringMatching(/share it/),
      expect.stringMatching(/rules of the card/),
      expect.stringMatching(/spending limit/),
      expect.stringMatching(/debit what you owe from your checking account/),
    ]);
  });

  it('says what is missing, and leads there', async () => {
    const { user } = open();
    await boxes();
    await user.click(goOn());
    expect((await screen.findAllByText('Please agree to the ACH authorization.')).length).toBe(2);
  });

  it('names each document, which opens beside it', async () => {
    open();
    const [, agreements] = await boxes();
    expect(agreements?.closest('div')?.textContent).toContain(
      'I agree to the Card Agreement, Deposit Account Agreement, and Bank Privacy Policy',
    );
    for (const { path } of terms()) {
      const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === path);
      expect(link?.getAttribute('target')).toBe('_blank');
    }
  });

  it('asks again for a text that has changed meanwhile', async () => {
    const { user, posted, change } = open();
    for (const box of await boxes()) await user.click(box);
    change();
    await user.click(goOn());
    expect(await screen.findByText(/One of these documents has changed/)).toBeTruthy();
    for (const box of (await boxes()) as HTMLInputElement[]) {
      expect(box.checked).toBe(false);
      await user.click(box);
    }
    await user.click(goOn());
    await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
    expect(posted).toEqual([{ disclosure_ids: terms(2).map(({ id }) => id) }]);
  });
});

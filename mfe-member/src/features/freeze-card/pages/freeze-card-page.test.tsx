import { beforeEach, describe, expect, it } from '@jest/globals';
import { announcementStore } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { FormsOff } from '@reset/shared-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './freeze-card-page.tsx';
import { FreezeControl } from '../components/freeze-control.tsx';
import { answer } from '#testing/answer.ts';
import { makeCardAccount, makeProfile } from '#testing/factories.ts';

const server = mockApi();
const URL = 'http://localhost/api/v1/card_accounts/current/freeze';
/** How the service has it, and what it was told. */
let freeze: object;
let told: unknown[];

beforeEach(() => {
  freeze = { state: 'none', since: null };
  told = [];
  server.use(
    answer('/users/profile', makeProfile()),
    http.get(URL, () => HttpResponse.json(freeze)),
  );
});

const takes = (next: object) =>
  server.use(
    http.put(URL, async ({ request }) => {
      told.push(await request.json());
      freeze = next;
      return HttpResponse.json(freeze);
    }),
  );
const open = () => renderRemote(memberArea, '/account/freeze-card');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('freezing a card', () => {
  it('is off while somebody views the product as her, and says why', async () => {
    const why = 'Nothing can be sent while you view Reset as somebody else.';
    render(
      <FormsOff value={why}>
        <QueryClientProvider client={new QueryClient()}>
          <FreezeControl
            freeze={{ state: 'none', since: null }}
            account={{ ...makeCardAccount(), cards: [] }}
          />
        </QueryClientProvider>
      </FormsOff>,
    );
    expect(screen.getByText(why)).toBeTruthy();
    expect((await button('Freeze card')).disabled).toBe(true);
  });

  it('says what it does, and that it is done', async () => {
    takes({ state: 'frozen', since: '2026-11-20T20:00:00Z' });
    const { user } = open();
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(screen.getByText(/every purchase is declined at once/)).toBeTruthy();
    expect(screen.getByText(/refunds and repayments go on as before/)).toBeTruthy();
    await user.click(await button('Freeze card'));
    expect(await button('Unfreeze card')).toBeTruthy();
    expect(screen.getByText('Frozen')).toBeTruthy();
    expect(screen.getByText(/Frozen since Nov 20, 2026/)).toBeTruthy();
    expect(announcementStore.getState().text).toBe('Your card is frozen');
    expect(told).toEqual([{ frozen: true }]);
  });

  it('is ended, and waits for the card issuer', async () => {
    freeze = { state: 'frozen', since: '2026-11-20T20:00:00Z' };
    takes({ state: 'ending', since: null });
    const { user } = open();
    await user.click(await button('Unfreeze card'));
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Your card will be ready again in a moment.')).toBeTruthy();
    expect(told).toEqual([{ frozen: false }]);
    freeze = { state: 'none', since: null };
    expect(await screen.findByText('Active', {}, { timeout: 3_000 })).toBeTruthy();
    expect(await button('Freeze card')).toBeTruthy();
  });

  it('says so where it could not be done, and stays as it was', async () => {
    server.use(
      http.put(URL, () =>
        HttpResponse.json({ error: 'Not now.', code: 'service_unavailable' }, { status: 503 }),
      ),
    );
    const { user } = open();
    await user.click(await button('Freeze card'));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
    expect(await button('Freeze card')).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
  });

  it('has the way to another card for who has one of plastic', async () => {
    const cards = [{ lastFour: '4243', form: 'PHYSICAL' } as const];
    server.use(
      answer('/users/profile', makeProfile({ currentCardAccount: makeCardAccount({ cards }) })),
    );
    open();
    const link = await screen.findByRole('link', { name: 'Replace card' });
    expect(link.getAttribute('href')).toBe('/account/replace-card');
  });
});

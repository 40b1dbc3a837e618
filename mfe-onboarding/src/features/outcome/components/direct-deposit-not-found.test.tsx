import { describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '#testing/render-screen.tsx';
import { DirectDepositNotFound } from './direct-deposit-not-found.tsx';

const BLOCK = 'http://localhost/api/v1/contentful/toggle_block';
const server = mockApi();
const span = (text: string) => ({
  text,
  bold: false,
  italic: false,
  superscript: false,
  href: null,
});
const answerBlock = http.get(BLOCK, ({ request }) =>
  new URL(request.url).searchParams.get('id') === 'toggle-direct-deposit-not-found'
    ? HttpResponse.json({
        id: 'toggle-direct-deposit-not-found',
        items: [
          {
            title: 'What did you look for at {bank}?',
            body: [{ type: 'paragraph', spans: [span('Pay at {bank}, and more at {bank}.')] }],
          },
          {
            title: 'And else?',
            body: [{ type: 'list', ordered: false, items: [[span('{bank} by app')]] }],
          },
        ],
      })
    : new HttpResponse(null, { status: 404 }),
);

function visit(bankName: string | null = 'Quarry $& Hill') {
  const ways = { onConnectAnother: jest.fn(async () => undefined), onLinkPayroll: jest.fn() };
  return {
    ...ways,
    ...renderScreen(<DirectDepositNotFound bankName={bankName} {...ways} />),
  };
}

describe('DirectDepositNotFound', () => {
  it('says so, and leads to another account or to payroll [ONB-025]', async () => {
    server.use(answerBlock);
    const { user, onConnectAnother, onLinkPayroll } = visit();
    expect(
      screen.getByRole('heading', { name: "We couldn't find your direct deposit." }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Connect another checking account' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Use another account than Quarry/ }));
    expect(dialog.getByText(/delete what we read there/)).toBeTruthy();
    expect(onConnectAnother).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Connect another checking account' }));
    expect(onConnectAnother).toHaveBeenCalledTimes(1);
    await user.click(await screen.findByRole('button', { name: 'Link your payroll instead' }));
    expect(onLinkPayroll).toHaveBeenCalledTimes(1);
  });

  it("explains it in editors' words, with the bank's name in them [ONB-065]", async () => {
    server.use(answerBlock);
    const { user } = visit();
    await user.click(
      await screen.findByRole('button', { name: 'What did you look for at Quarry $& Hill?' }),
    );
    expect(screen.getByText('Pay at Quarry $& Hill, and more at Quarry $& Hill.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'And else?' }));
    expect(screen.getByText('Quarry $& Hill by app')).toBeTruthy();
  });

  it('has words of its own while theirs are away, and for a bank without a name', async () => {
    server.use(http.get(BLOCK, () => new HttpResponse(null, { status: 503 })));
    visit(null);
    expect(await screen.findByText(/^Your pay may go into another account/)).toBeTruthy();
    expect(screen.getByText(/deposits in your account at your bank/)).toBeTruthy();
  });
});

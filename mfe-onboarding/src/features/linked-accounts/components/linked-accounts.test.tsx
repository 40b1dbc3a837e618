import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerGet, answerLinkedBank, at } from '#testing/linking.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';

const server = mockApi(answerLinkedBank());
let unlinked: string[] = [];

beforeEach(() => {
  unlinked = [];
});

const answerUnlink = (
  path: string,
  answer: () => Response = () => new HttpResponse(null, { status: 204 }),
) =>
  http.post(at(path), () => {
    unlinked.push(path);
    return answer();
  });

const refusal = (code: string, error: string) => () =>
  HttpResponse.json({ error, code, request_id: 'r-1' }, { status: 409 });

function show() {
  const onUnlinked = jest.fn();
  const names = { plaid: 'Tidewater Savings Bank', pinwheel: 'Northwind Foods' };
  const { user, unmount } = renderScreen(<LinkedAccounts names={names} onUnlinked={onUnlinked} />);
  const unlink = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Unlink ${name}` }));
    const dialog = within(screen.getByRole('dialog', { name: `Unlink ${name}?` }));
    await user.click(dialog.getByRole('button', { name: 'Unlink' }));
    return dialog;
  };
  return { onUnlinked, unlink, unmount };
}

describe('LinkedAccounts', () => {
  it('unlinks what is linked, each for itself, once she means it', async () => {
    server.use(answerUnlink('/bank_accounts/unlink'), answerUnlink('/pinwheel/unlink'));
    const { onUnlinked, unlink } = show();
    await unlink('Northwind Foods');
    expect(await screen.findByText('Northwind Foods is unlinked.')).toBeTruthy();
    await unlink('Tidewater Savings Bank');
    expect(await screen.findByText('Tidewater Savings Bank is unlinked.')).toBeTruthy();
    expect(unlinked).toEqual(['/pinwheel/unlink', '/bank_accounts/unlink']);
    expect(onUnlinked).toHaveBeenCalledTimes(2);
  });

  it('names the account at the bank, and by its kind where nobody can tell', async () => {
    const { unmount } = show();
    expect(await screen.findByText('Everyday Checking (…\u20604021)')).toBeTruthy();
    unmount();
    server.use(answerGet('/bank_accounts/linked', { error: 'Away.' }, 503));
    show();
    expect(screen.getByText('Checking account')).toBeTruthy();
  });

  it('is done where the bank was unlinked already', async () => {
    server.use(answerUnlink('/bank_accounts/unlink', refusal('no_bank_linked', 'Nothing.')));
    const { onUnlinked, unlink } = show();
    await unlink('Tidewater Savings Bank');
    expect(await screen.findByText('Tidewater Savings Bank is unlinked.')).toBeTruthy();
    expect(onUnlinked).toHaveBeenCalledTimes(1);
  });

  it('says why the account that repays what she owes stays, and does not claim otherwise', async () => {
    const sentence = 'This account repays what you owe.';
    server.use(answerUnlink('/bank_accounts/unlink', refusal('bank_repays_outstanding', sentence)));
    const { onUnlinked, unlink } = show();
    const dialog = await unlink('Tidewater Savings Bank');
    expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
    expect(onUnlinked).not.toHaveBeenCalled();
  });

  it('is not there where nothing is linked', () => {
    renderScreen(<LinkedAccounts names={{ plaid: null, pinwheel: null }} onUnlinked={jest.fn()} />);
    expect(screen.queryByText('Linked accounts')).toBeNull();
  });
});

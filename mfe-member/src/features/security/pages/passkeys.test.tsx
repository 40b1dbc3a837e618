import { describe, expect, it } from '@jest/globals';
import { mockApi, passkeyBrowser, renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './security-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';

const PHONE = {
  id: '019acfd2-0000-7000-8000-000000000001',
  name: 'Blue phone',
  createdAt: '2026-11-20T12:00:00Z',
  lastUsedAt: '2026-11-22T12:00:00Z',
};
const KEY = { ...PHONE, id: '019acfd2-0000-7000-8000-000000000002', lastUsedAt: null };

const server = mockApi(
  answer('/users/profile', makeProfile({ phoneNumber: '4155550123' })),
  answer('/users/sessions', { sessions: [] }),
  answer('/users/passkeys', { passkeys: [PHONE, KEY] }),
  refuse('/multifactor_authentication_configurations/current'),
);
passkeyBrowser();

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const visit = () => renderRemote(memberArea, '/account/security');

describe('the passkeys of a member', () => {
  it('are listed with when each was added and used, and a way to each one’s page', async () => {
    visit();
    const list = within(await (await section()).findByRole('list', { name: 'Passkeys' }));
    const rows = list.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Blue phoneAdded Nov 20, 2026Last used Nov 22, 2026/),
      expect.stringMatching(/^Blue phoneAdded Nov 20, 2026Not used yet/),
    ]);
    const links = list.getAllByRole('link', { name: 'Rename or remove Blue phone' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/users/passkeys/${PHONE.id}`,
      `/users/passkeys/${KEY.id}`,
    ]);
  });

  it('can be added, also where there is none', async () => {
    server.use(answer('/users/passkeys', { passkeys: [] }));
    visit();
    const add = await screen.findByRole('link', { name: 'Add a passkey' });
    expect(add.getAttribute('href')).toBe('/users/passkeys/add');
    expect((await section()).queryByRole('list')).toBeNull();
  });

  it('are ten at most', async () => {
    const passkeys = Array.from({ length: 10 }, (_, at) => ({ ...PHONE, id: `${at}` }));
    server.use(answer('/users/passkeys', { passkeys }));
    visit();
    expect(await screen.findByText(/You have 10 passkeys/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add a passkey' })).toBeNull();
  });

  it('are made by another browser where this one can make none', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    visit();
    expect(await screen.findByText(/This browser can't make a passkey/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add a passkey' })).toBeNull();
  });

  it('can be asked for again when they did not load, beside all else', async () => {
    server.use(refuse('/users/passkeys'));
    visit();
    expect(await screen.findByText("We couldn't load your passkeys.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change password' })).toBeTruthy();
  });
});

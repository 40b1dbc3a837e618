import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersList } from '#testing/answers-list.ts';
import { makeUser } from '#testing/make-user.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
import remote from '../../../../remote.json';
import { singleKeysStore } from '../model/single-keys-store.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import '#features/person/pages/user-page.tsx';
import '#features/users/pages/users-page.tsx';
import '#features/waitlists/pages/waitlist-page.tsx';

const server = mockApi();
const dario = makeUser({ id: '0199aaaa-0000-7000-8000-00000000cafe', name: 'Dario Deposit' });
beforeEach(() => {
  server.use(
    secondFactor(),
    provenBy('token-1'),
    answersList('users', { users: [makeUser(), dario], total_pages: 1 }),
    answersList('waitlists', { entries: [], total_pages: 0 }),
    http.get(
      'http://localhost/api/v1/admin/users/:id',
      () => new HttpResponse(null, { status: 503 }),
    ),
  );
});
afterEach(() => {
  adminTokenStore.getState().drop();
  singleKeysStore.getState().turn(true);
});

const open = async () => {
  const page = await prove(staffArea, '/admin/users');
  await screen.findByText('Rosa Marin');
  return page;
};
const rowInFocus = () => document.activeElement?.closest('tr')?.textContent ?? null;

describe('the keys', () => {
  it('go through the rows, and open one', async () => {
    const { router, user } = await open();
    await user.keyboard('j');
    expect(rowInFocus()).toContain('Rosa Marin');
    await user.keyboard('jj');
    expect(rowInFocus()).toContain('Dario Deposit');
    await user.keyboard('k');
    expect(rowInFocus()).toContain('Rosa Marin');
    await user.keyboard('j{Enter}');
    expect(router.state.location.pathname).toBe(`/admin/users/${dario.id}`);
  });

  it('are letters where somebody types', async () => {
    const { user } = await open();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(field, 'jk?');
    expect(field.value).toBe('jk?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are said at the press of one, and can be turned off', async () => {
    const { user } = await open();
    await user.keyboard('?');
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Next row')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Turn single keys off' }));
    expect(dialog.getByText(/^Single keys are off/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.keyboard('j?');
    expect(rowInFocus()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('find a page', async () => {
    const { router, user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    const box = screen.getByRole('combobox', { name: 'Page or person' });
    expect(document.activeElement).toBe(box);
    await user.type(box, 'wait');
    await user.click(await screen.findByRole('option', { name: 'Waitlist' }));
    expect(router.state.location.pathname).toBe('/admin/waitlists');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show all pages of the navigation before a letter is typed', async () => {
    const { router, user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    const names = () => pages.queryAllByRole('link').map((link) => link.textContent);
    expect(names()).toEqual(remote.navigation.map(({ label }) => label));
    expect(names()).toEqual(expect.arrayContaining(['Audit', 'Approvals']));
    await user.click(pages.getByRole('link', { name: 'Waitlist' }));
    expect(router.state.location.pathname).toBe('/admin/waitlists');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go to the first that is found, where Enter was pressed before it was', async () => {
    const { router, user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(screen.getByRole('combobox', { name: 'Page or person' }), 'waitl{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/waitlists'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['waitl', 'Waitlist', '{Enter}', '/admin/waitlists'],
    ['rosa', /^Dario/, '{ArrowDown}{ArrowDown}{Enter}', `/admin/users/${dario.id}`],
  ])('go to the first that is found, unless another is in focus: %s', async (...how) => {
    const [typed, found, keys, path] = how;
    const { router, user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(screen.getByRole('combobox', { name: 'Page or person' }), typed);
    await screen.findByRole('option', { name: found });
    // It unfolds over no others.
    expect(document.querySelector('[aria-label="Pages"] > ul')?.hasAttribute('hidden')).toBe(true);
    await user.keyboard(keys);
    expect(router.state.location.pathname).toBe(path);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('find a person, and not another member of staff', async () => {
    const other = makeUser({
      id: '0199aaaa-0000-7000-8000-00000000feed',
      name: 'Ada',
      admin: true,
    });
    server.use(answersList('users', { users: [makeUser(), other], total_pages: 1 }));
    const { router, user } = await open();
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(screen.getByRole('combobox', { name: 'Page or person' }), 'rosa');
    const rosa = await screen.findByRole('option', { name: /^Rosa Marin/ });
    expect(screen.queryByRole('option', { name: /^Ada/ })).toBeNull();
    await user.click(rosa);
    expect(router.state.location.pathname).toBe(`/admin/users/${makeUser().id}`);
  });
});

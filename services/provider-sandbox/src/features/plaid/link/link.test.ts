import { afterAll, describe, expect, it } from '@jest/globals';
import { stepThrough, type Widget } from '../testing/step-through.ts';
import {
  linkRequest,
  linkedToken,
  refusalOf,
  startPlaidCustomer,
} from '../testing/plaid-customer.ts';

const sandbox = await startPlaidCustomer();
const { plaid } = sandbox;
afterAll(() => sandbox.stop());

const openLink = async (more?: Parameters<typeof linkRequest>[0]) => {
  const { data } = await plaid.linkTokenCreate(linkRequest(more));
  return { link_token: data.link_token, widget: await stepThrough(sandbox.app, data.link_token) };
};

const signIn = (widget: Widget, username: string, password = 'pass_good') =>
  widget.submit('login', { username, password });

/** From the beginning to the page where she signs in. */
async function toLogin(widget: Widget): Promise<void> {
  await widget.follow('Continue');
  await widget.submit('search', { q: 'tidewater savings bank' });
  await widget.follow('Tidewater Savings Bank');
}

describe('Link', () => {
  it('links the chosen account of a bank that was searched for', async () => {
    const { link_token, widget } = await openLink({
      user: { client_user_id: 'ann', legal_name: 'Ann Example' },
    });
    expect(widget.title()).toBe('Reset uses Plaid to link your bank');
    await toLogin(widget);
    expect(widget.title()).toBe('Sign in at Tidewater Savings Bank');
    await signIn(widget, 'user_good');
    expect(widget.title()).toBe('Select accounts');
    await widget.submit('accounts', { checking: 'yes' });
    expect(widget.title()).toBe('Success');
    await widget.follow('Finish');
    const success = widget.said.find(({ kind }) => kind === 'success');
    expect(success).toMatchObject({
      metadata: {
        institution: { institution_id: 'ins_sandbox_1', name: 'Tidewater Savings Bank' },
        accounts: [{ mask: '4021', subtype: 'checking' }],
      },
    });
    const names = widget.said.flatMap(({ kind, name }) => (kind === 'event' ? [name] : []));
    expect(names.filter((name) => name !== 'TRANSITION_VIEW')).toEqual([
      'OPEN',
      'SELECT_INSTITUTION',
      'SUBMIT_CREDENTIALS',
      'HANDOFF',
    ]);

    const public_token = success?.publicToken ?? '';
    const { data: link } = await plaid.linkTokenGet({ link_token });
    expect(link.link_sessions?.[0]?.results?.item_add_results).toMatchObject([{ public_token }]);
    const { data } = await plaid.itemPublicTokenExchange({ public_token });
    const { data: identity } = await plaid.identityGet({ access_token: data.access_token });
    expect(identity.accounts.map(({ owners }) => owners[0]?.names)).toEqual([['Ann Example']]);
    const listed = await sandbox.app.inject('/control/plaid/items.json?user=ann');
    expect(listed.json().items).toMatchObject([{ item_id: data.item_id, status: 'good' }]);
  });

  it('links one bank once, however often its pages are sent', async () => {
    const { link_token, widget } = await openLink({ user: { client_user_id: 'bea' } });
    await toLogin(widget);
    await signIn(widget, 'user_good');
    await widget.submit('accounts', { checking: 'yes' }, { stays: true });
    await widget.submit('accounts', { checking: 'yes', savings: 'yes' });
    expect(widget.title()).toBe('Success');
    const reopened = await stepThrough(sandbox.app, link_token);
    expect(reopened.title()).toBe('Success');
    await reopened.follow('Finish');
    const listed = await sandbox.app.inject('/control/plaid/items.json?user=bea');
    expect(listed.json().items).toHaveLength(1);
    const used = await stepThrough(sandbox.app, link_token);
    expect(used.title()).toBe('Something went wrong');
    await used.follow('Exit');
    expect(used.said.at(-1)).toMatchObject({
      kind: 'exit',
      error: { error_code: 'INVALID_LINK_TOKEN' },
    });
  });

  it('begins at the bank that was chosen before', async () => {
    const { widget } = await openLink({ institution_id: 'ins_sandbox_5' });
    await widget.follow('Continue');
    expect(widget.title()).toBe('Sign in at Pocketbird');
    expect(widget.html()).not.toContain('Choose another bank');
  });

  it('wants the code of a second factor', async () => {
    const { widget } = await openLink();
    await toLogin(widget);
    await signIn(widget, 'user_mfa');
    await widget.submit('code', { code: '9999' });
    expect(widget.html()).toContain('The code is wrong.');
    await widget.submit('code', { code: '1234' });
    expect(widget.title()).toBe('Select accounts');
  });

  it('does not take accounts before the code, nor an empty choice', async () => {
    const { widget } = await openLink({ user: { client_user_id: 'cleo' } });
    await toLogin(widget);
    await signIn(widget, 'user_mfa');
    await widget.send('accounts', { checking: 'yes' });
    expect(widget.title()).toBe('Sign in at Tidewater Savings Bank');
    await signIn(widget, 'user_good');
    await widget.submit('accounts', {});
    expect(widget.html()).toContain('Select at least one account.');
    const listed = await sandbox.app.inject('/control/plaid/items.json?user=cleo');
    expect(listed.json().items).toEqual([]);
  });

  it.each([
    ['user_good', 'wrong', 'INVALID_CREDENTIALS', 'The user name or the password is wrong.'],
    ['user_down', 'pass_good', 'INSTITUTION_DOWN', 'Plaid cannot reach your bank right now.'],
  ])('shows and reports the error of %s with %s', async (user, password, code, text) => {
    const { link_token, widget } = await openLink();
    await toLogin(widget);
    await signIn(widget, user, password);
    expect(widget.html()).toContain(text);
    await widget.follow('Exit');
    const error = expect.objectContaining({ error_code: code });
    expect(widget.said.at(-1)).toMatchObject({
      kind: 'exit',
      error,
      metadata: { status: 'requires_credentials' },
    });
    expect(widget.said.some(({ name }) => name === 'ERROR')).toBe(true);
    const { data } = await plaid.linkTokenGet({ link_token });
    expect(data.link_sessions?.[0]).toMatchObject({ exit: { error }, on_success: null });
  });

  it('is left without an error where nothing went wrong', async () => {
    const { widget } = await openLink();
    await widget.follow('Exit');
    expect(widget.said.at(-1)).toMatchObject({ kind: 'exit', error: null });
    expect(widget.said.at(-2)).toMatchObject({ kind: 'event', name: 'EXIT' });
  });

  it('repairs an item in update mode, keeping its token and publishing what is new', async () => {
    const { access_token, item_id } = await linkedToken(plaid, sandbox.receiver.url);
    await sandbox.app.inject({ method: 'POST', url: `/control/plaid/items/${item_id}/disconnect` });
    expect(await refusalOf(plaid.accountsGet({ access_token }))).toBe('ITEM_LOGIN_REQUIRED');
    const { widget } = await openLink({ access_token, products: null });
    expect(widget.title()).toBe('Sign in at Tidewater Savings Bank');
    await signIn(widget, 'user_good');
    await widget.follow('Finish');
    const { data } = await plaid.accountsGet({ access_token });
    expect(data.item.error).toBeNull();
    const public_token = widget.said.at(-1)?.publicToken ?? '';
    const { data: again } = await plaid.itemPublicTokenExchange({ public_token });
    expect(again).toMatchObject({ access_token, item_id });
  });

  it.each(['user_gig', 'user_benefits'])(
    'is not repaired by the login of another person, %s',
    async (other) => {
      const { access_token, item_id } = await linkedToken(plaid, undefined, 'user_good');
      await sandbox.app.inject({
        method: 'POST',
        url: `/control/plaid/items/${item_id}/disconnect`,
      });
      const { widget } = await openLink({ access_token, products: null });
      await signIn(widget, other);
      expect(widget.title()).toBe('Sign in at Tidewater Savings Bank');
      expect(widget.html()).toContain('<p role="alert">This login belongs to another account.');
      expect(widget.said.filter(({ name }) => name === 'ERROR')).toMatchObject([
        { metadata: { error_type: 'ITEM_ERROR', error_code: 'INVALID_UPDATED_USERNAME' } },
      ]);
      expect(await refusalOf(plaid.accountsGet({ access_token }))).toBe('ITEM_LOGIN_REQUIRED');
      // The same person, by a login that asks for a code.
      await signIn(widget, 'user_mfa');
      await widget.submit('code', { code: '1234' });
      await widget.follow('Finish');
      expect((await plaid.accountsGet({ access_token })).data.item.error).toBeNull();
    },
  );

  it('expires', async () => {
    const { data } = await plaid.linkTokenCreate(linkRequest());
    sandbox.clock.set('2026-11-21T00:00:01Z');
    const late = await stepThrough(sandbox.app, data.link_token);
    sandbox.clock.set('2026-11-20T20:00:00Z');
    expect(late.title()).toBe('Something went wrong');
  });
});

import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { newId } from '@reset/service-kit';
import { askSandbox } from '../linking.ts';
import { bodyOf, type Client } from './client.ts';
import { newStaff, signIn, visitor, type Person } from './people.ts';

/* What the parameters in paths stand for. A new kind of parameter needs a line here. */

type Kind = {
  /** Makes one that belongs to the person, or that staff may handle, and tells its id. */
  make(person: Person, headers: Record<string, string>): Promise<string>;
  /** A body that the route takes, where it takes one. */
  json?: unknown;
};

const KINDS: Record<string, Kind> = {
  '/users/sessions/:id': { make: otherSession },
  '/notifications/:id/mark_as_read': { make: brokenPayroll },
  '/admin/staff/:id': { make: colleague, json: { role: 'agent' } },
  '/admin/staff_invitations/:id': { make: invitation },
};

/** @throws when nobody said how to make what the route's parameter stands for */
export function kindOf({ path }: PublishedRoute): Kind {
  const name = path.replace('/api/v1', '');
  const kind = KINDS[name];
  if (kind) return kind;
  throw new Error(
    `${name} has a parameter that tests/e2e/security/parameters.ts does not know: say there how to make one for a person, so that the matrix can try whether others get at it.`,
  );
}

/** She signs in once more, elsewhere; the id is of that session. */
async function otherSession(person: Person): Promise<string> {
  const known = await sessionIds(person.client);
  await signIn({ ...person, client: await visitor() });
  const id = (await sessionIds(person.client)).find((one) => !known.includes(one));
  if (!id) throw new Error('The list of sessions does not show the new one.');
  return id;
}

type Sessions = { sessions: { id: string }[] };

const sessionIds = async (client: Client): Promise<string[]> =>
  bodyOf<Sessions>(await client.send('GET', '/api/v1/users/sessions')).sessions.map(({ id }) => id);

/** She links a payroll that breaks, of which she is notified. */
async function brokenPayroll({ id, client }: Person): Promise<string> {
  const accounts = '/control/pinwheel/accounts';
  type Made = { account: { id: string; platform_id: string } };
  const { account } = await askSandbox<Made>('POST', accounts, { end_user_id: id });
  const query = new URLSearchParams({
    account_id: account.id,
    platform_id: account.platform_id,
  });
  await client.send('GET', `/api/v1/pinwheel/store_data?${query}`);
  await askSandbox('POST', `${accounts}/${account.id}/disconnect`);
  await client.send('GET', '/api/v1/pinwheel/monitoring_status');
  const reply = await client.send('GET', '/api/v1/notifications');
  const [notification] = JSON.parse(reply.text) as { id: string }[];
  if (!notification) throw new Error(`Nobody is notified of a broken payroll: ${reply.text}`);
  return notification.id;
}

async function colleague(): Promise<string> {
  return (await newStaff()).id;
}

async function invitation({ client }: Person, headers: Record<string, string>): Promise<string> {
  const email = `invited.${newId()}@example.com`;
  const path = '/api/v1/admin/staff_invitations';
  const made = await client.send('POST', path, { json: { email, role: 'agent' }, headers });
  if (made.status >= 300) throw new Error(`Nobody could be invited: ${made.text}`);
  type Staff = { invitations: { id: string; email: string }[] };
  const listed = bodyOf<Staff>(await client.send('GET', '/api/v1/admin/staff', { headers }));
  const found = listed.invitations.find((one) => one.email === email);
  if (!found) throw new Error('The list of staff does not show the invitation.');
  return found.id;
}

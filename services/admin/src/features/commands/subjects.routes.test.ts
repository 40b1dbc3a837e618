import { newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { tellOfCases, tellOfUsers } from '#testing/applied-events.ts';
import { commandingStaff } from '#testing/commanding-staff.ts';
import { givenWhole } from '#testing/whole-commands.ts';
import { allCommands } from './all-commands.ts';
import type { CommandSpec } from './command-spec.ts';

const { service, staff, rosa, asked, answer } = await commandingStaff({
  omar: 'operations',
  ada: 'approver',
  sam: 'administrator',
  eve: 'administrator',
});
const { omar, ada, sam, eve } = staff;
for (const id of Object.values(staff)) await tellOfUsers(service.database).changed(id, {});
const object = newId();
beforeEach(() => {
  service.world.subjects = { [object]: rosa };
  answer({ user_id: rosa });
});

/** All that are about a person, so that one that is added tomorrow is tried as well. */
const aboutPeople = allCommands.filter(
  ({ action }) => action !== 'reconciliation_difference.close',
);
const give = (spec: CommandSpec, by: string, subjectId: string) => {
  if (!spec.route.path.startsWith('users/')) service.world.subjects = { [object]: subjectId };
  const { method, path, payload } = givenWhole(spec, { object, subjectId });
  return service.call(by, method, `/admin/${path}`, payload);
};
const listCase = (userId: string) =>
  tellOfCases(service.database).opened({ user_id: userId }, object);
const answerOf = (reply: { statusCode: number; json: () => { code?: string } }) =>
  `${reply.statusCode} ${reply.json().code}`;
const lastEntry = () => service.database('audit_entry').orderBy('position', 'desc').first();

describe.each(aboutPeople.map((spec) => [spec.action, spec] as const))('%s', (action, spec) => {
  it("is not given on one's own account, by an administrator neither", async () => {
    await listCase(sam);
    expect(answerOf(await give(spec, sam, sam))).toBe('403 own_account');
    expect(asked).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action, state: 'refused', subject_id: sam });
  });

  it('is not given on a colleague, by an administrator neither [ADM-030]', async () => {
    await listCase(eve);
    for (const by of [omar, ada, sam]) {
      if (spec.staffRole === 'approver' && by === omar) continue;
      expect(answerOf(await give(spec, by, eve))).toBe('403 subject_of_staff');
    }
    expect(asked).toEqual([]);
  });

  it('is not given on an account that is closed', async () => {
    const gone = await closed();
    await listCase(gone);
    expect(answerOf(await give(spec, sam, gone))).toBe('404 not_found');
    expect(asked).toEqual([]);
  });
});

const muting = async (subjectId: string): Promise<string> => {
  answer({ needs_approval_of_cents: null, before: { muted: false } });
  const payload = { reason: 'She asked for it.', muted: true };
  const path = `/admin/users/${subjectId}/override_user_config`;
  const { approval } = (await service.call(omar, 'POST', path, payload)).json();
  asked.length = 0;
  return approval.id;
};
const decide = (id: string, by: string, what: 'approve' | 'decline' = 'approve') =>
  service.call(by, 'POST', `/admin/approvals/${id}/${what}`);

async function closed(): Promise<string> {
  const gone = await tellOfUsers(service.database).registered();
  await close(gone);
  return gone;
}

async function close(gone: string): Promise<void> {
  const payload = { reason: 'She asked for it.', confirmation: 'DELETE ROSA MARIN' };
  const { approval } = (await service.call(omar, 'DELETE', `/admin/users/${gone}`, payload)).json();
  answer({ kept_for: [] });
  expect((await decide(approval.id, ada)).statusCode).toBe(204);
  asked.length = 0;
  answer({ user_id: rosa });
}

describe('an approval', () => {
  it('on who has joined the staff since is neither given nor declined, and is withdrawn by its maker', async () => {
    const joined = await tellOfUsers(service.database).registered();
    const id = await muting(joined);
    await service.addStaff(joined, 'approver');
    for (const what of ['approve', 'decline'] as const) {
      expect(answerOf(await decide(id, joined, what))).toBe('403 own_account');
      expect(answerOf(await decide(id, ada, what))).toBe('403 subject_of_staff');
    }
    const taken = await service.call(omar, 'POST', `/admin/approvals/${id}/withdraw`);
    expect(taken.statusCode).toBe(204);
    expect(asked).toEqual([]);
  });

  it('ends with the account that it is about', async () => {
    const gone = await tellOfUsers(service.database).registered();
    const id = await muting(gone);
    await close(gone);
    const { approval } = (await service.call(ada, 'GET', `/admin/approvals/${id}`)).json();
    expect(approval).toMatchObject({ state: 'account_closed', decided_by: null });
    expect(answerOf(await decide(id, ada))).toBe('409 not_pending');
    const listed = await service.call(ada, 'GET', `/admin/cases/${id}`);
    expect(listed.json().case).toMatchObject({ closed_as: 'account_closed' });
    expect(asked).toEqual([]);
  });
});

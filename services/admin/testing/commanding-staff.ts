import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeEach } from '@jest/globals';
import { startAdminService } from './admin-service.ts';
import { tellOfUsers } from './applied-events.ts';

/**
 * The admin service for a file of tests about commands: staff who give them, somebody whom they are about,
 * and services that all answer alike, which `asked` keeps for each test.
 */
export async function commandingStaff<Name extends string>(
  team: Readonly<Record<Name, StaffRole>>,
) {
  const service = await startAdminService();
  afterAll(() => service.stop());
  const staff = Object.fromEntries(Object.keys(team).map((name) => [name, newId()])) as Record<
    Name,
    string
  >;
  for (const name of Object.keys(team) as Name[]) await service.addStaff(staff[name], team[name]);
  const asked: unknown[][] = [];
  let known: Readonly<Record<string, unknown>> = {};
  const read = (path: string): unknown => {
    const end = Object.keys(known).find((one) => path.endsWith(one));
    if (end === undefined) throw new InternalCallError('none', 404, 'not_found');
    return known[end];
  };
  const answer = (reply: unknown): void => {
    const say = (...call: unknown[]) => {
      if (call[0] === 'GET') return read(String(call[1]));
      asked.push(call.filter((part) => part !== undefined));
      if (reply instanceof Error) throw reply;
      return reply;
    };
    Object.assign(service.world, {
      member: say,
      decide: say,
      changeUser: say,
      onboarding: read,
    });
  };
  beforeEach(() => {
    asked.length = 0;
    known = {};
    answer(undefined);
  });
  return {
    service,
    staff,
    rosa: await tellOfUsers(service.database).registered(),
    asked,
    /** Every service that is asked answers so. */
    answer,
    /** What services know, by how the path ends by which it is read; nothing by default. */
    know: (some: Readonly<Record<string, unknown>>): void => void (known = some),
    refused: (status: number, code: string) =>
      answer(new InternalCallError('refused', status, code, { error: 'Not now.' })),
  };
}

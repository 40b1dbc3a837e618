import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { markPeople } from '../../services/admin/src/features/users/people-list.store.ts';
import { PEOPLE_LISTS } from '../../services/admin/src/features/users/people-list.ts';
import { withResources, type Resources } from '../resources/with-resources.ts';
import { GROWING, readLists } from './admin/calls/lists.ts';
import { PEOPLE, SEARCHES } from './admin/calls/people.ts';
import { STAFF_WORK } from './admin/calls/staff-work.ts';
import { measureExports } from './admin/exports.ts';
import { measureCalls } from './admin/measure-calls.ts';
import { measureProjection } from './admin/projection.ts';
import { measureRebuild } from './admin/rebuild.ts';
import { seed } from './admin/seed/seed.ts';
import { setUpAdmin, type AdminSetup } from './admin/setup.ts';
import { sized } from './harness.ts';
import { writeTable } from './report/write-table.ts';
import { at, openProcess } from './setup/processes.ts';

/* What the back office costs among a million people, against ten thousand. */

const FEW = sized(10_000, 200);
/** `ADMIN_PEOPLE` says how many, and `ADMIN_FOLDER` where they stay for the next run: for quick ones. */
const MANY = Number(process.env['ADMIN_PEOPLE']) || sized(1_000_000, 1_000);

await withResources(async (resources: Resources) => {
  const setup = await setUpAdmin(resources, process.env['ADMIN_FOLDER']);
  const owners = await openOwners(resources, setup);
  const among = async (name: string, size: number) => {
    const ground = await setup.ground(name);
    if (!(await ground.database('person').first())) await seed(ground.superuserUrl, size);
    for (const list of Object.values(PEOPLE_LISTS)) await markPeople(ground.database, list);
    return { ground, lists: await readLists(ground, size) };
  };
  const [few, many] = [await among('few', FEW), await among('many', MANY)];

  const [staffOfFew, staffOfMany] = [
    await few.ground.serve(owners),
    await many.ground.serve(owners),
  ];
  const calls = await measureCalls([...PEOPLE, ...GROWING, ...SEARCHES, ...STAFF_WORK], {
    few: { staff: staffOfFew, lists: few.lists },
    many: { staff: staffOfMany, lists: many.lists },
  });
  await Promise.all([staffOfFew.stop(), staffOfMany.stop()]);
  const projection = await measureProjection([few.ground.database, many.ground.database]);
  const exports = await measureExports([few.ground, many.ground]);
  const rebuild = await measureRebuild(resources, setup);
  await writeTable('admin', [...calls, '', ...projection, '', ...exports, '', ...rebuild]);
});

async function openOwners(resources: Resources, { folder }: AdminSetup): Promise<string> {
  const port = await freePort();
  await openProcess(resources, { folder, script: 'tests/bench/admin/owners-process.ts', port });
  return at(port);
}

import type { ChangeSet } from './change-set.ts';
import { fillTemplates, type Values } from './fill-templates.ts';
import { namesOf } from './names.ts';
import { RefusedGeneration } from './refused-generation.ts';

/** Who may make a call that nobody has thought about yet, and how its test asks. */
const FOR_MEMBERS: Values = {
  access: "{ access: 'member' }",
  tests: `  it('answers members', async () => {
    const reply = await service.app.inject({ url, headers: asMember(newId(), { audience }) });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { as_of: service.clock.now().toISOString() },
    ]);
  });
`,
};

const FOR_STAFF: Values = {
  access: "{ access: 'admin', staffRole: 'support' }",
  tests: `  it('answers staff, and no member', async () => {
    const staff = newId();
    await service.addStaff(staff, 'support');
    const reply = await service.call(staff, 'GET', url.replace('/api/v1', ''));
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { as_of: service.clock.now().toISOString() },
    ]);
    const member = await service.app.inject({ url, headers: asMember(newId(), { audience }) });
    expect(member.statusCode).toBe(403);
  });
`,
};

/**
 * A feature of a service that answers one GET, with its contract and its test, registered.
 * @param service its folder: `services/member`
 * @throws RefusedGeneration when there is no such service, or the feature is there already
 */
export function newEndpoint(changes: ChangeSet, service: string, name: string): void {
  const owner = /^services\/([a-z-]+)$/.exec(service)?.[1];
  if (!owner || !changes.has(`services/${owner}/testing/${owner}-service.ts`)) {
    throw new RefusedGeneration(
      `${service} is no service of a slice: name one, like services/member.`,
    );
  }
  const names = namesOf(name);
  const path = owner === 'admin' ? `/admin/${names.snake}` : `/${names.snake}`;
  const values = {
    ...names,
    service: owner,
    servicePascal: namesOf(owner).pascal,
    path,
    ...(owner === 'admin' ? FOR_STAFF : FOR_MEMBERS),
  };
  fillTemplates('endpoint', changes, values);
  changes.insert(
    `${service}/src/app.ts`,
    {
      after: /^ {2}app\.register\(\w+Plugin, context\);$/m,
      text: `\n  app.register(${names.camel}Plugin, context);`,
    },
    {
      before: /^import \{ \w+Plugin \} from '#features/m,
      text: `import { ${names.camel}Plugin } from '#features/${names.kebab}/plugin.ts';\n`,
    },
  );
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Service } from '@reset/service-kit';
/* What every published route says of what it takes and answers, whoever wrote it. */

const services = join(import.meta.dirname, '../../services');

/** With the routes that only demonstrations have. */
const WHOLE: Readonly<Record<string, object>> = {
  member: {
    simulation: {
      maxWaitMs: 0,
      authorize: () => Promise.reject(new Error('Nothing is set off here.')),
      clear: () => Promise.reject(new Error('Nothing is set off here.')),
      work: () => Promise.reject(new Error('Nothing is set off here.')),
      pay: () => Promise.reject(new Error('Nothing is set off here.')),
    },
  },
};

type Start = (changes?: object) => Promise<Started>;

/** By service that publishes routes, what `services/<name>/testing/<name>-service.ts` starts it by. */
const STARTS: readonly (readonly [string, Start])[] = await Promise.all(
  readdirSync(services)
    .filter((name) => existsSync(join(services, name, `testing/${name}-service.ts`)))
    .map(async (name) => {
      const exported = (await import(join(services, name, `testing/${name}-service.ts`))) as Record<
        string,
        Start
      >;
      const start = exported[`start${pascal(name)}Service`];
      if (!start) throw new Error(`services/${name}/testing starts no service.`);
      return [name, () => start(WHOLE[name])] as const;
    }),
);

function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

type Schema = { [keyword: string]: unknown };
type Route = {
  name: string;
  method: string;
  bodyBytes?: number | undefined;
  body?: Schema;
  querystring?: Schema;
  response: Record<string, Schema>;
};

/** What a route may take that names a person; tests/e2e/security/idor.spec.ts tries each. */
const NAMING_A_PERSON = [
  'POST /api/v1/multifactor_authentication_configurations/send_code user_id',
  'POST /api/v1/pinwheel/log_event user_id',
  'POST /api/v1/qualifier/waitlist user_id',
];

/** What a widget tells of itself has no form of ours: it is kept as it came, and bounded. */
const OPEN_BODIES = ['POST /api/v1/pinwheel/log_event'];

/** They answer with 204 and no body, of which there is nothing to describe. */
const WITHOUT_BODY = [
  'POST /api/v1/users/sms_opt_in',
  'POST /api/v1/users/sms_opt_out',
  'PUT /api/v1/admin/staff/:id',
  'DELETE /api/v1/admin/staff/:id',
  'DELETE /api/v1/admin/staff_invitations/:id',
  'POST /api/v1/admin/users/:id/end_sessions',
  'POST /api/v1/admin/repayment_schedules/:id/approve',
  'POST /api/v1/admin/repayment_schedules/:id/inactivate',
  'POST /api/v1/admin/repayment_instances/:id/cancel',
  'POST /api/v1/admin/approvals/:id/decline',
  'POST /api/v1/admin/approvals/:id/withdraw',
  'PUT /api/v1/admin/saved_views',
  'DELETE /api/v1/admin/saved_views',
  'DELETE /api/v1/admin/release_overrides/current',
  'POST /api/v1/admin/users/:id/impersonate',
  'POST /api/v1/admin/users/stop_impersonating',
  'POST /api/v1/admins/internal_message',
  'POST /api/v1/bank_accounts/unlink',
  'POST /api/v1/card_accounts/current/card_transactions/:id/dispute/messages',
  'POST /api/v1/card_accounts/current/card_transactions/:id/dispute/withdrawal',
  'POST /api/v1/card_application/restart',
  'POST /api/v1/card_application/skip_payroll',
  'POST /api/v1/card_application/confirm_repayment_account',
  'POST /api/v1/card_application/deposit_account',
  'POST /api/v1/dashboard/payday/celebrated',
  'POST /api/v1/identity_verifications/socure_redirect/:user_id',
  'POST /api/v1/multifactor_authentication_configurations/send_code',
  'POST /api/v1/notifications/:id/mark_as_read',
  'POST /api/v1/pinwheel/log_event',
  'POST /api/v1/pinwheel/unlink',
  'PUT /api/v1/repayments/preference',
  'PUT /api/v1/repayments/next',
  'POST /api/v1/users/confirmations/send_instructions_for_current_user',
  'PUT /api/v1/users/language',
  'POST /api/v1/users/push_subscriptions',
  'DELETE /api/v1/users/push_subscriptions',
  'PUT /api/v1/users/unconfirmed_email',
  'POST /api/v1/webhooks/april',
  'POST /api/v1/webhooks/pinwheel',
  'POST /api/v1/webhooks/plaid',
  'POST /api/v1/webhooks/socure',
  'POST /api/v1/webhooks/synctera',
];
/** What providers send is longer than a form, and bounded as well. */
const LARGER_BODIES = [
  'POST /api/v1/webhooks/april',
  'POST /api/v1/webhooks/pinwheel',
  'POST /api/v1/webhooks/plaid',
  'POST /api/v1/webhooks/socure',
  'POST /api/v1/webhooks/synctera',
  'POST /api/v1/webhooks/synctera/authorizations',
];

/** Providers are answered in their own words, which no catalogue of ours names. */
const TO_PROVIDERS = ['POST /api/v1/webhooks/synctera/authorizations'];

/** What comes over one is described beside its route's contract: member/event-stream.ts. */
const STREAMS = ['GET /api/v1/events'];

describe('the table of services', () => {
  it('has every service that publishes routes', () => {
    const publishing = readdirSync(services).filter((name) =>
      existsSync(join(services, name, 'src/publish-routes.ts')),
    );
    expect(STARTS.map(([name]) => name)).toEqual(
      publishing.filter((name) => name !== 'service-kit'),
    );
  });
});

describe.each(STARTS)('the published routes of %s', (_name, start) => {
  let routes: Route[] = [];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ routes, stop } = await startWithRoutes(start));
  });
  afterAll(() => stop());

  it('say what they answer with, and answer nothing else', () => {
    expect(routes.length).toBeGreaterThan(0);
    const open = routes.filter(({ response }) => {
      const good = Object.entries(response).filter(([status]) => status.startsWith('2'));
      return good.length === 0 || good.some(([, schema]) => isOpen(schema));
    });
    expect([...WITHOUT_BODY, ...TO_PROVIDERS, ...STREAMS]).toEqual(
      expect.arrayContaining(open.map(({ name }) => name)),
    );
  });

  it('take no field that they do not name', () => {
    const open = routes.filter(({ body }) => body !== undefined && !isClosed(body));
    expect(OPEN_BODIES).toEqual(expect.arrayContaining(open.map(({ name }) => name)));
  });

  it('take a body of 16 KB at most, or none', () => {
    const larger = routes.filter(({ bodyBytes = 0 }) => bodyBytes > 16 * 1024);
    expect(LARGER_BODIES).toEqual(expect.arrayContaining(larger.map(({ name }) => name)));
    const undescribed = routes.filter(
      ({ name, body, bodyBytes }) =>
        !name.includes('/webhooks/') && (body === undefined) !== (bodyBytes === undefined),
    );
    expect(undescribed).toEqual([]);
    const reading = routes.filter(({ method, bodyBytes }) => method === 'GET' && bodyBytes);
    expect(reading).toEqual([]);
  });

  it('take nobody’s id but where others’ ids are tried', () => {
    // Staff name whom they act for; every call of theirs is tried by others (access.spec.ts).
    const byMembers = routes.filter(({ name }) => !name.includes(' /api/v1/admin/'));
    const naming = byMembers.flatMap(({ name, body, querystring }) =>
      [...fieldsOf(body), ...fieldsOf(querystring)]
        .filter((field) => /^user_?id$/i.test(field))
        .map((field) => `${name} ${field}`),
    );
    expect(NAMING_A_PERSON).toEqual(expect.arrayContaining(naming));
  });
});

type Started = { app: Service; stop(): Promise<void> };

/** Starts a service and writes down the schema of each route that it publishes. */
async function startWithRoutes(start: () => Promise<Started>) {
  const schemas = new Map<string, Partial<Omit<Route, 'name'>>>();
  // Fastify announces each application before anything is registered with it.
  const collect = (message: unknown) =>
    (message as { fastify: Service }).fastify.addHook('onRoute', ({ method, url, schema }) => {
      for (const one of [method].flat())
        schemas.set(`${one} ${url}`, (schema ?? {}) as Partial<Omit<Route, 'name'>>);
    });
  subscribe('fastify.initialization', collect);
  const { app, stop } = await start();
  await app.ready();
  unsubscribe('fastify.initialization', collect);
  const routes = app.publishedRoutes.map(({ method, path, body_bytes: bodyBytes }): Route => {
    const name = `${method} ${path}`;
    return { name, method, bodyBytes, response: {}, ...schemas.get(name) };
  });
  return { routes, stop };
}

/** Objects in a schema, however deep. */
function objectsIn(schema: unknown): Schema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const below = Object.values(schema).flatMap(objectsIn);
  return (schema as Schema)['type'] === 'object' ? [schema as Schema, ...below] : below;
}

// The serializer writes what the schema names and drops the rest, unless it is told to let all pass.
const isOpen = (schema: Schema): boolean =>
  objectsIn(schema).some(
    (object) =>
      object['additionalProperties'] === true ||
      !('properties' in object || 'patternProperties' in object) ||
      Object.values((object['patternProperties'] as object) ?? {}).some(isAnything),
  );

const isAnything = (schema: object): boolean => Object.keys(schema).length === 0;

const isClosed = (schema: Schema): boolean =>
  objectsIn(schema).every((object) => object['additionalProperties'] === false);

const fieldsOf = (schema: unknown): string[] =>
  objectsIn(schema).flatMap((object) => Object.keys((object['properties'] as object) ?? {}));

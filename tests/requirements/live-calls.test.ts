import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AnsweredCall } from '@reset/api-contract/gateway/answered-calls.ts';
import type { TObject } from 'typebox';
import { placeholderConfig, type Service } from '@reset/service-kit';
import { findServices, GATEWAY, SANDBOX } from '../../infra/dev/services.ts';
import { asRoute } from '../../infra/release/gate/contract/answered-routes.ts';
import { routesFor } from '../../infra/release/gate/contract/call-paths.ts';
import { calledRoutes, writtenNames } from '../../infra/release/gate/contract/called-routes.ts';
import { membersIn } from '../../infra/release/gate/contract/contract-members.ts';
import { judgeCalls } from '../../infra/release/gate/contract/judge-calls.ts';
import { serviceUses } from '../../infra/release/gate/contract/service-uses.ts';
import { sourcesOf } from '../../infra/release/gate/contract/slice-uses.ts';
import { NO_USES, type ContractUses } from '../../infra/release/gate/contract/uses.ts';

/* What this repository calls, by what its services answer. */

const root = join(import.meta.dirname, '../..');
/** Those that publish calls: the gateway answers none of them itself, and providers are no part of it. */
const SERVICES = findServices(root)
  .map(({ name }) => name)
  .filter((name) => name !== GATEWAY && name !== SANDBOX);

/** A service that was just made has one call. */
const CALLED_OFTEN = new Set(['admin', 'member', 'onboarding', 'public']);

/** The gateway answers them itself, and the page does that is a demonstration. */
const OF_NO_SERVICE = /^\/api\/v1\/(users\/(sign_out|sessions(\/\*)?)|mock\/[a-z_/]+)$/;

const fronts: ContractUses = { ...NO_USES };
const services = new Map<string, ContractUses>();
const answered = new Map<string, AnsweredCall[]>();

beforeAll(async () => {
  const slices = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')));
  const sources = sourcesOf(root, ['shell', ...slices]);
  const own = sources.own.filter(({ fileName }) => !/\.test\.tsx?$|\/testing\//.test(fileName));
  fronts.calls = calledRoutes({ ...sources, own });
  fronts.written = writtenNames(own);
  const members = await membersIn(join(root, 'services/api-contract/src'));
  for (const name of [...SERVICES, GATEWAY]) {
    services.set(name, await serviceUses(root, name, members));
  }
  for (const name of SERVICES) answered.set(name, await answeredBy(name));
});

/** By the application itself, which needs no database for it. */
async function answeredBy(name: string): Promise<AnsweredCall[]> {
  const of = async <Exports>(file: string) =>
    (await import(join(root, 'services', name, 'src', file))) as Exports;
  const { buildApp } = await of<{ buildApp(context: unknown): Service }>('app.ts');
  const { openContext } = await of<{ openContext(config: object): unknown }>('context.ts');
  const configs = await of<Record<string, TObject>>('config.ts');
  const [, schema] = Object.entries(configs).find(([key]) => key.endsWith('Config')) ?? [];
  if (!schema) throw new Error(`services/${name} has no configuration.`);
  const app = buildApp(openContext(placeholderConfig(schema)));
  await app.ready();
  return app.answeredCalls;
}

/** What a release of a service would be refused for, by all that this repository calls. */
function judge(name: string, change: (calls: AnsweredCall[]) => AnsweredCall[] = (calls) => calls) {
  const before = answered.get(name) ?? [];
  const asUses = (calls: AnsweredCall[]) => ({ ...NO_USES, routes: calls.map(asRoute) });
  const parties = [
    { name: 'browsers', uses: fronts },
    ...[...services].map(([other, uses]) => ({ name: `services/${other}`, uses })),
  ];
  return parties.flatMap((consumer) =>
    judgeCalls({
      provider: { name: `services/${name}`, uses: asUses(change(structuredClone(before))) },
      consumer,
      before: asUses(before),
    }),
  );
}

describe('what the shell and the remotes call', () => {
  it('is answered by a service', () => {
    const routes = [...answered.values()].flat();
    const places = Map.groupBy(fronts.calls ?? [], ({ at }) => at);
    const unanswered = [...places].filter(
      ([, calls]) =>
        !calls.some((call) => OF_NO_SERVICE.test(call.path) || routesFor(call, routes).length > 0),
    );
    expect(unanswered.map(([at]) => at)).toEqual([]);
    expect(places.size).toBeGreaterThan(100);
  });
});

describe.each(SERVICES)('services/%s', (name) => {
  it('fits what this repository calls', () => {
    expect(judge(name)).toEqual([]);
  });

  it('is refused without any call that a member, a visitor or staff makes', () => {
    const refused = judge(name, () => []);
    expect(refused.length).toBeGreaterThan(CALLED_OFTEN.has(name) ? 10 : 0);
  });
});

type Changed = Partial<AnsweredCall>;
const body = (properties: object, required: string[] = []) => ({
  body: { type: 'object', properties, required, additionalProperties: false },
});
const text = { type: 'string' };
const DISPUTE = '/api/v1/card_accounts/current/card_transactions/:id/dispute';

describe('a change of services/member that breaks a call is refused', () => {
  it.each<[string, string, string, Changed, string]>([
    [
      'another type of a field that is written out',
      'PUT',
      '/api/v1/card_accounts/current/freeze',
      body({ frozen: { enum: ['yes', 'no'] } }, ['frozen']),
      'takes frozen in the body of PUT /api/v1/card_accounts/current/freeze no longer as boolean, but as "no", "yes", and browsers sends it (mfe-member/src/features/freeze-card/api/card-freeze.ts:',
    ],
    [
      'a field that is required of an empty object',
      'POST',
      DISPUTE,
      body({ description: text }, ['description']),
      `requires description in the body of POST ${DISPUTE}, and browsers does not send it (mfe-member/src/features/disputes/api/dispute.ts:`,
    ],
    [
      'a new field that is required',
      'POST',
      `${DISPUTE}/messages`,
      body({ id: text, text, kind: text }, ['id', 'text', 'kind']),
      `requires kind in the body of POST ${DISPUTE}/messages, and browsers does not send it (mfe-member/src/features/disputes/api/dispute.ts:`,
    ],
    [
      'another path',
      'POST',
      '/api/v1/users/sms_opt_out',
      { path: '/api/v1/users/sms_opt_out_now' },
      'does not answer POST /api/v1/users/sms_opt_out any more, and browsers calls it (mfe-member/src/features/text-messages/api/sms-settings.ts:',
    ],
    [
      'a body where there was none',
      'POST',
      '/api/v1/users/sms_opt_in',
      body({}),
      'requires a body of POST /api/v1/users/sms_opt_in, and browsers does not send it (mfe-member/src/features/text-messages/api/sms-settings.ts:',
    ],
    [
      'fewer who may call',
      'GET',
      '/api/v1/users/sms_settings',
      { access: 'admin' },
      'answers GET /api/v1/users/sms_settings to admin, where it was member, and browsers calls it (mfe-member/src/features/text-messages/api/sms-settings.ts:',
    ],
  ])('%s', (_what, method, path, changed, reason) => {
    const refused = judge('member', (calls) =>
      calls.map((call) =>
        call.method === method && call.path === path ? { ...call, ...changed } : call,
      ),
    );
    expect(refused).toEqual([expect.stringContaining(reason)]);
  });
});

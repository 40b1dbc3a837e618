import { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { asCalled, matchesOf, routesFor } from './call-paths.ts';
import type { Party } from './judge-contract.ts';
import { refusedFields, type Refused } from './judge-request.ts';
import type { Call, ContractUses, Route } from './uses.ts';

/** A service that is to be released, with what its version before provides, and one who may call it. */
export interface CallPair {
  provider: Party;
  consumer: Party;
  before: ContractUses;
}

/**
 * Whether a service's new version answers what somebody calls of the version before, to whom it did,
 * and takes what he sends. Nothing is known of a version that did not record its calls.
 * @returns one sentence for each call or field that does not fit
 */
export function judgeCalls({ provider, consumer, before }: CallPair): string[] {
  const { written = [] } = consumer.uses;
  const { routes } = provider.uses;
  if (!routes || !before.routes) return [];
  const names = new Set(written);
  const sentences = calledRoutes(consumer, before.routes).flatMap(({ call, route }) => {
    const now = answering(route, routes);
    const said: Said = { provider, consumer, call, route };
    if (!now) return [gone(said)];
    return [...narrowedAccess(said, now), ...refusedParts(said, now, names)];
  });
  return [...new Set(sentences)];
}

/** Which routes of a service somebody calls, with each call. */
function calledRoutes(consumer: Party, routes: readonly Route[]): { call: Call; route: Route }[] {
  const open = routes.filter(({ access, callers }) => {
    const [, service] = /^services\/(\S+)/.exec(consumer.name) ?? [];
    return callers ? callers.includes(service ?? '') : access !== 'provider';
  });
  const { calls = [] } = consumer.uses;
  return calls.flatMap((call) =>
    matchesOf(call, open).map(({ route, isCertain }) => ({
      // What it brings to which of several, nobody knows.
      call: isCertain ? call : { ...call, body: 'unknown' as const, query: 'unknown' as const },
      route,
    })),
  );
}

/** What the page answers itself where demonstrations are on. */
const OF_THE_PAGE = '/api/v1/mock/';

/**
 * Whether what the shell or a remote calls is answered. Of a place that may call one of several, one
 * is enough.
 * @param routes all that is answered to browsers
 * @returns one sentence for each place whose call nobody answers
 */
export function judgeCaller(
  consumer: Party,
  routes: readonly Pick<Route, 'method' | 'path'>[],
): string[] {
  const { calls = [] } = consumer.uses;
  const places = Map.groupBy(
    calls.filter(({ path }) => !path.startsWith(OF_THE_PAGE)),
    ({ at }) => at,
  );
  return [...places].flatMap(([at, [call, ...others]]) => {
    const isAnswered = [call, ...others].some((one) => one && routesFor(one, routes).length > 0);
    return !call || isAnswered
      ? []
      : [
          `${consumer.name} calls ${inWords(call)} (${at}), which no live service answers. Release that service first.`,
        ];
  });
}

/**
 * The routes that a service's new version does not answer any more, and whom nobody calls.
 * @returns one sentence for each
 */
export function uncalledRoutes(
  { routes: before = [] }: ContractUses,
  { name, uses: { routes } }: Party,
  consumers: readonly Party[],
): string[] {
  if (!routes) return [];
  const called = new Set(
    consumers.flatMap((consumer) => calledRoutes(consumer, before)).map(({ route }) => route),
  );
  return before
    .filter((route) => !called.has(route) && !answering(route, routes))
    .map(
      (route) => `${name} does not answer ${inWords(route)} any more, which no live release calls.`,
    );
}

/** Whether somebody brings a field of a request, whatever schema of the contract it is of. */
export const bringsField = (
  consumer: Party,
  { routes = [] }: ContractUses,
  field: string,
): boolean =>
  calledRoutes(consumer, routes).some(({ call, route }) =>
    (['body', 'query'] as const).some((part) => {
      const [address, sent] = [`${part}.${field}`, call[part]];
      return (
        route[part]?.members[address] !== undefined &&
        sent !== null &&
        (sent === 'unknown' || address in sent)
      );
    }),
  );

/** What answers in a new version what a route has answered, whatever its parameters are called. */
const answering = ({ method, path }: Route, routes: readonly Route[]): Route | undefined =>
  routesFor({ method, path: asCalled(path) }, routes).find((route) => takesAll(path, route.path));

/** Not only what a name among the parameters of another one is. */
function takesAll(path: string, other: string): boolean {
  const names = path.split('/');
  return other.split('/').every((name, index) => name.startsWith(':') || name === names[index]);
}

interface Said {
  provider: Party;
  consumer: Party;
  call: Call;
  route: Route;
}

const inWords = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

const gone = ({ provider, consumer, call, route }: Said): string =>
  `${provider.name} does not answer ${inWords(route)} any more, and ${consumer.name} calls it (${call.at}). Keep it, beside a new path if it has one, and drop it when no live release calls it.`;

/** Each may less than the one before. */
const ACCESS = ['visitor', 'member', 'admin', 'provider'];
const ROLES = StaffRole.anyOf.map(({ const: role }) => role as string);

function narrowedAccess({ provider, consumer, call, route }: Said, now: Route): string[] {
  const [, service = ''] = /^services\/(\S+)/.exec(consumer.name) ?? [];
  const isShut = route.callers !== undefined && !now.callers?.includes(service);
  const changes = [
    ...(isShut ? [`no longer to ${service}`] : []),
    ...(isNarrower(ACCESS, route.access, now.access)
      ? [`to ${now.access}, where it was ${route.access}`]
      : []),
    ...(isNarrower(ROLES, route.staff_role, now.staff_role)
      ? [`to staff from ${now.staff_role} on, where it was ${route.staff_role ?? 'all'}`]
      : []),
    ...(now.demonstration && !route.demonstration ? ['only where demonstrations are on'] : []),
  ];
  return changes.map(
    (change) =>
      `${provider.name} answers ${inWords(now)} ${change}, and ${consumer.name} calls it (${call.at}). Keep who may call it, and narrow that when no live release calls it.`,
  );
}

const isNarrower = (order: readonly string[], was?: string, is?: string): boolean =>
  order.indexOf(is ?? '') > order.indexOf(was ?? '');

function refusedParts(said: Said, now: Route, written: ReadonlySet<string>): string[] {
  const { call, route } = said;
  return (['body', 'query'] as const).flatMap((part) => {
    const [was, is] = [route[part], now[part]];
    if (was === undefined || is === undefined) return [];
    const brought = { sent: call[part], written };
    return refusedFields({ part, before: was, now: is }, brought).map((refused) =>
      refusal({ ...said, route: now }, part, refused),
    );
  });
}

function refusal(
  { provider, consumer, call, route }: Said,
  part: 'body' | 'query',
  { field, why, types }: Refused,
): string {
  const name = field.slice(part.length + 1);
  const what = name === '' ? `a ${part}` : `${name} in the ${part}`;
  const to = `${what} of ${inWords(route)}`;
  const sender = `${consumer.name} ${call[part] === 'unknown' ? 'may send' : 'sends'} it (${call.at})`;
  if (why === 'required') {
    return `${provider.name} requires ${to}, and ${consumer.name} does not send it (${call.at}). Make it optional until every live release sends it.`;
  }
  if (why === 'gone') {
    return `${provider.name} does not take ${to} any more, and ${sender}. Keep it, beside a new name if it has one, and drop it when no live release sends it.`;
  }
  return `${provider.name} takes ${to} no longer as ${types?.refused.join(', ')}, but as ${types?.now.join(', ')}, and ${sender}. Take both, or add another field beside it, until no live release sends it so.`;
}

import { expect } from '@jest/globals';
import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { RegisteredRemote, Registry } from '@reset/api-contract/gateway/registry.ts';
import type {
  CheckOverride,
  OverrideChange,
  ReleaseOverride,
} from '@reset/api-contract/gateway/release-override.ts';
import { contentDigest } from '@reset/service-kit';
import { eventually, fixedClock } from '@reset/service-kit/testing';
import { createHash, hash, randomUUID } from 'node:crypto';
import { Browser } from './browser.ts';
import { fakeService } from './fake-service.ts';
import { gatewaySetup } from './gateway-setup.ts';
import { manifest, registry, shellHtml } from './release-store.ts';

const NOW = '2026-11-20T18:00:00Z';
export const OVERRIDES = '/api/v1/admin/release_overrides';
export const CURRENT = `${OVERRIDES}/current`;

/** The live version of mfe-member. */
export const live = { ...registry.remotes['mfe-member'], pinned: ['/account/repayments'] };
const { previous: _none, ...described } = live;
const versionOf = (version: string): Omit<RegisteredRemote, 'previous'> => ({
  ...described,
  version,
  entry: `/releases/mfe-member/${version}/remote-entry.js`,
});
/** The version before it, and one that nobody gets. */
export const [before, candidate] = [versionOf('aaa111'), versionOf('ccc333')];

export const integrityOf = (page: string): string =>
  `sha384-${createHash('sha384').update(page).digest('base64')}`;

const { version, entry, integrity } = before;
/** All of these, as they are live. */
export const REGISTRY: Registry = {
  shell: { ...registry.shell, integrity: integrityOf(shellHtml) },
  remotes: {
    ...registry.remotes,
    'mfe-member': {
      ...live,
      previous: { version, entry, integrity, digest: contentDigest(before) },
      canary: { ...candidate, percent: 0 },
    },
  },
};

/** The same with something else of mfe-member. */
export const withMember = (changes: Partial<RegisteredRemote>): Registry => ({
  ...REGISTRY,
  remotes: {
    ...REGISTRY.remotes,
    'mfe-member': { ...REGISTRY.remotes['mfe-member'], ...changes } as RegisteredRemote,
  },
});

/** What is opened of a version of mfe-member, for an hour. */
export const overrideOf = (own: object & { version: string }): ReleaseOverride => ({
  id: randomUUID(),
  slice: 'mfe-member',
  version: own.version,
  digest: contentDigest(own),
  until: '2026-11-20T19:00:00.000Z',
});

export const encode = (change: OverrideChange): string =>
  Buffer.from(JSON.stringify(change)).toString('base64url');

type Answer = Awaited<ReturnType<Browser['open']>>;

/** What an answer tells the browser to keep; undefined where it says nothing. */
export const kept = ({ cookies }: Answer) =>
  cookies.find(({ name }) => name === '__Host-reset_override');

/** What a page says of mfe-member, and of what was opened. */
const versionsIn = ({ registry: { remotes }, override }: PageData) => ({
  version: remotes['mfe-member']?.version,
  previous: remotes['mfe-member']?.previous,
  override,
});

const someSaid = () => ({ header: null, stands: true, status: 200 });

export type OverrideSetup = Awaited<ReturnType<typeof overrideSetup>>;

/** A gateway over a release store with these versions, and an admin service that says what it is told to. */
export async function overrideSetup() {
  const setup = await gatewaySetup();
  const clock = fixedClock(NOW);
  const checks: (CheckOverride & { id: string })[] = [];
  /** What the admin service says next. */
  const said: { header: string | null; stands: boolean; status: number } = someSaid();
  const admin = await fakeService(
    'admin',
    [
      { method: 'POST', path: OVERRIDES, access: 'admin', release_override: 'sets' },
      { method: 'DELETE', path: CURRENT, access: 'admin', release_override: 'sets' },
      { method: 'POST', path: '/api/v1/admin/others', access: 'admin' },
    ],
    ({ url, body }, reply) => {
      const [, id] = /^\/internal\/release_overrides\/([0-9a-f-]+)\/check$/.exec(url) ?? [];
      if (id) {
        checks.push({ id, ...(JSON.parse(String(body)) as CheckOverride) });
        return reply.code(said.status).send({ stands: said.stands });
      }
      if (said.header !== null) reply.header('x-reset-release-override', said.header);
      return reply.code(204).send();
    },
  );
  setup.services['admin'] = admin;

  /** Puts a version into the store as it describes itself. */
  const putMember = ({
    version: name,
    entry: _entry,
    integrity: _integrity,
    ...remote
  }: typeof before) => setup.store.put(`mfe-member/${name}/manifest.json`, { ...manifest, remote });
  await putMember(before);
  await putMember(candidate);
  const gateway = await setup.gateway({ clock, config: { ADMIN_URL: admin.url } });

  let shown = 0;
  const teamShown = () => `the team of ${shown}`;
  /** Makes it live, and waits until the gateway has it: each has a team of its own. */
  const show = async (given: Registry): Promise<void> => {
    shown += 1;
    const guides = { ...registry.remotes['mfe-guides'], team: teamShown() };
    const remotes = { ...given.remotes, 'mfe-guides': guides };
    await setup.store.putRegistry({ ...given, remotes });
    await eventually(async () =>
      expect((await gateway.app.inject('/')).body).toContain(`"team":"${guides.team}"`),
    );
  };

  return {
    setup,
    gateway,
    clock,
    /** What the admin service was asked, in order. */
    checks,
    said,
    putMember,
    show,
    teamShown,
    /** All as at first. */
    async begin(): Promise<void> {
      Object.assign(said, someSaid());
      checks.splice(0);
      clock.set(NOW);
      await show(REGISTRY);
    },
    async staff(): Promise<Browser> {
      const browser = new Browser(gateway);
      await browser.signIn('/dashboard', { roles: ['member', 'admin'] });
      return browser;
    },
    async sessionOf({ cookie }: Browser): Promise<string> {
      const tokenHash = hash('sha256', cookie ?? '', 'buffer');
      return (await setup.database('session').where({ token_hash: tokenHash }).first('id')).id;
    },
    /** Opens it as the back office does. @returns the cookie */
    async open(browser: Browser, override: ReleaseOverride): Promise<string> {
      said.header = encode(override);
      const answer = await browser.post(OVERRIDES, undefined);
      expect(answer.headers).not.toHaveProperty('x-reset-release-override');
      return kept(answer)?.value ?? '';
    },
    /** A page of the browser with these cookies beside its session. */
    async pageWith(browser: Browser, cookies: Record<string, string>, path = '/dashboard') {
      const all = { reset_session: browser.cookie ?? '', ...cookies };
      const cookie = Object.entries(all).map(([name, value]) => `__Host-${name}=${value}`);
      const headers = { cookie: cookie.join('; ') };
      const answer = await gateway.app.inject({ url: path, headers });
      expect(answer.statusCode).toBe(200);
      const written = /id="page-data">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '';
      const data = JSON.parse(written) as PageData;
      return {
        ...versionsIn(data),
        isKept: kept(answer)?.value !== '',
        answer,
      };
    },
  };
}

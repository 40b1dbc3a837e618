import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { RemoteDescription } from '@reset/api-contract/gateway/registry.ts';

/** A product that is deployed elsewhere, with one of its remotes served by this machine instead. */
export type Against = {
  /** Without a slash at its end. */
  origin: string;
  /** The remote's folder, what it says of itself, and where its development server has the entry. */
  remote: { folder: string; description: RemoteDescription; entry: string };
};

/** From the environment that `npm run dev -- mfe-member --against` gives; null where it does not. */
export const readAgainst = (env: NodeJS.ProcessEnv): Against | null =>
  env['DEV_AGAINST'] ? (JSON.parse(env['DEV_AGAINST']) as Against) : null;

const PAGE_DATA = /<script type="application\/json" id="page-data">([^<]*)<\/script>/;
const CSRF_TOKEN = /<meta name="csrf-token" content="([^"]*)"/;

/** What a deployed page says; null for what is no page of ours. */
export function readPage(html: string): { data: PageData; csrfToken: string } | null {
  const data = PAGE_DATA.exec(html)?.[1];
  const csrfToken = CSRF_TOKEN.exec(html)?.[1];
  if (data === undefined || csrfToken === undefined) return null;
  return { data: JSON.parse(data) as PageData, csrfToken };
}

/**
 * The development shell's page with what the deployed one says of who looks at it, one remote apart.
 * @param html as it is built: with the places that the gateway fills in
 */
export function pageAgainst(
  html: string,
  { data, csrfToken }: { data: PageData; csrfToken: string },
  { remote: { folder, description, entry } }: Against,
): string {
  const { remotes } = data.registry;
  const isShown = folder in remotes || description.audience !== 'staff' || data.staff;
  // A remote that is not deployed yet is shown as it describes itself.
  const remote = {
    ...description,
    ...remotes[folder],
    version: 'hot',
    entry,
    integrity: null,
    previous: null,
  };
  const shown = isShown
    ? { ...data, registry: { remotes: { ...remotes, [folder]: remote } } }
    : data;
  // By functions: a `$` in a replacement string would be an instruction.
  return html
    .replaceAll('%origin%', '')
    .replaceAll('%page_data%', () => JSON.stringify(shown).replaceAll('<', '\\u003c'))
    .replaceAll('%csrf_token%', () => csrfToken);
}

/** The deployed page's policy, which lets development servers through beside its own. */
export function policyAgainst(policy: string, servers: readonly string[]): string {
  const sockets = servers.map((server) => server.replace(/^http/, 'ws'));
  return policy
    .split(/;\s*/)
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      if (['script-src', 'style-src', 'font-src', 'img-src'].includes(name)) {
        return [directive, ...servers].join(' ');
      }
      return name === 'connect-src' ? [directive, ...servers, ...sockets].join(' ') : directive;
    })
    .join('; ');
}

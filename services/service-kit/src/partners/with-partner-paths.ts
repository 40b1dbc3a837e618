import type { Partner } from '@reset/api-contract/partners/partner.ts';
import type { RemoteDescription } from '@reset/api-contract/gateway/registry.ts';

const PLACE = '/:partner';

type Named = Pick<Partner, 'slug' | 'name'>;

/**
 * A remote with each partner's slug where its remote.json has `/:partner`, in prefixes and in
 * everything by path; a page's `{{partner}}` becomes the partner's name. A path that the remote
 * describes for itself stays as it is, whatever a partner is called.
 */
export function withPartnerPaths<
  Remote extends Pick<RemoteDescription, 'prefixes' | 'first' | 'pages'>,
>(remote: Remote, partners: readonly Named[]): Remote {
  const { prefixes, first, pages } = remote;
  return {
    ...remote,
    prefixes: [...new Set(prefixes.flatMap((prefix) => pathsOf(prefix, partners)))],
    ...(first && { first: byPath(first, partners, (need) => need) }),
    ...(pages && {
      pages: byPath(pages, partners, (page, { name }) => ({
        ...page,
        title: page.title.replaceAll('{{partner}}', () => name),
        description: page.description.replaceAll('{{partner}}', () => name),
      })),
    }),
  };
}

const isForPartners = (path: string): boolean => path === PLACE || path.startsWith(`${PLACE}/`);

const at = (path: string, { slug }: Named): string => `/${slug}${path.slice(PLACE.length)}`;

const pathsOf = (path: string, partners: readonly Named[]): string[] =>
  isForPartners(path) ? partners.map((partner) => at(path, partner)) : [path];

function byPath<Value>(
  values: Record<string, Value>,
  partners: readonly Named[],
  valueFor: (value: Value, partner: Named) => Value,
): Record<string, Value> {
  const entries = Object.entries(values);
  return Object.fromEntries([
    ...entries
      .filter(([path]) => isForPartners(path))
      .flatMap(([path, value]) =>
        partners.map((partner) => [at(path, partner), valueFor(value, partner)] as const),
      ),
    ...entries.filter(([path]) => !isForPartners(path)),
  ]);
}

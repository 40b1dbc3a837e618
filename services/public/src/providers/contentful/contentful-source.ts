import { axiosAdapter } from '@reset/service-kit';
import { createClient } from 'contentful';
import { ContentUnavailable, unconfiguredSource, type ContentSource } from '../content-source.ts';
import { assetUrlIn } from './asset.ts';
import { asEntry, type ContentfulEntry } from './contentful-entry.ts';
import { toToggleBlock, type Mapping } from './to-block.ts';
import { toPage, toPost } from './to-page.ts';

const TIMEOUT_MS = 3_000;
/** Page, block, item, link: and one more for what an item's text links to. */
const INCLUDE = 5;
const WITHOUT_SECTION = { 'fields.section[exists]': false };

type ContentfulOptions = {
  /** Where Contentful's Delivery or Preview API answers, as `https://cdn.contentful.com`. */
  url: string;
  space: string;
  environment: string;
  token: string;
  /** Those of assets that our pages load. */
  assetOrigins: readonly string[];
  log: { warn(details: object, message: string): void };
};

/** Content read from Contentful; the unconfigured source without a space or a token. */
export function contentfulSource(options: ContentfulOptions): ContentSource {
  if (!options.space || !options.token) return unconfiguredSource;
  const find = finder(options);
  const mapping = mappingOf(options);
  return {
    async findPage(slug, section) {
      const inSection = section ? { 'fields.section': section } : WITHOUT_SECTION;
      const entry = await find('page', { 'fields.slug': slug, ...inSection });
      return entry && toPage(entry, mapping);
    },
    async findPost(slug) {
      const entry = await find('post', { 'fields.slug': slug });
      return entry && toPost(entry, mapping.assetUrl);
    },
    async findToggleBlock(id) {
      const entry = await find('toggleBlock', { 'sys.id': id });
      const block = entry && toToggleBlock(entry);
      return block && block.items.length > 0 ? block : null;
    },
  };
}

type Find = (
  contentType: string,
  query: Record<string, string | boolean>,
) => Promise<ContentfulEntry | null>;

function finder({ url, space, environment, token }: ContentfulOptions): Find {
  const { protocol, host, pathname } = new URL(url);
  const client = createClient({
    space,
    environment,
    accessToken: token,
    host,
    basePath: pathname,
    insecure: protocol === 'http:',
    adapter: axiosAdapter({ provider: 'Contentful', timeoutMs: TIMEOUT_MS }),
    // A visitor is waiting: the copy that we have is better than a third attempt.
    retryOnError: false,
  });
  return async (contentType, query) => {
    const answer: { items?: unknown } = await client
      .getEntries({ content_type: contentType, limit: 1, include: INCLUDE, ...query })
      .catch((cause: unknown) => {
        throw new ContentUnavailable(describe(cause));
      });
    if (!Array.isArray(answer.items)) throw new ContentUnavailable('The answer has no items');
    if (answer.items.length === 0) return null;
    const entry = asEntry(answer.items[0]);
    if (!entry) throw new ContentUnavailable('The answer is no entry');
    return entry;
  };
}

// The client's errors quote the request, credentials and all; only name and code go on.
function describe(cause: unknown): string {
  const { name = 'unknown', code = '' } = cause as { name?: string; code?: string };
  return `Contentful gave no entries: ${name} ${code}`.trimEnd();
}

function mappingOf({ assetOrigins, log }: ContentfulOptions): Mapping {
  return {
    assetUrl: assetUrlIn(assetOrigins, (url) => log.warn({ url }, 'content.asset_origin_unknown')),
    leaveOut: ({ id, type }) =>
      log.warn({ entry: id, contentType: type }, 'content.block_left_out'),
  };
}

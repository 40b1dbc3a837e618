import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegisteredRemote, Registry } from '@reset/api-contract/gateway/registry.ts';
import { readPartners, withPartnerPaths } from '@reset/service-kit';
import { loadRelease } from '../../services/gateway/src/features/pages/release.store.ts';
import type { OnEveryPage } from '../../services/gateway/src/features/pages/page-data.ts';
import { build } from '../dev/build.ts';
import { placeRemote, placeShell, registered, registeredShell } from '../release/place-slice.ts';

/** The remotes that have nothing behind them here: staff's is not among them. */
const REMOTES = ['mfe-public', 'mfe-onboarding', 'mfe-member'];

/** Members' pages that are reached from others, and that remote.json says nothing of. */
const UNNAMED_PAGES = [
  '/account/repayments',
  '/account/statements',
  '/account/statements/current',
  '/account/fbo-account',
];

type Options = {
  root: string;
  /** What is written anew, with all that was in it. */
  folder: string;
  /** A file for each partner whose pages it has. */
  partnersFolder: string;
};

/**
 * Builds the static demo: shell and remotes, and for each page that has an address of its own what the
 * gateway would answer a visitor with, in demo mode for good. Any file server serves it from the root of
 * an origin, other addresses by 404.html.
 */
export async function buildDemo({ root, folder, partnersFolder }: Options): Promise<void> {
  await build(root);
  await rm(folder, { recursive: true, force: true });
  const store = join(folder, 'releases');
  await mkdir(store, { recursive: true });
  const registry = await placeFrontEnds(root, store);
  const partners = [...readPartners(partnersFolder).values()];
  const release = await loadRelease(registry, {
    releaseStore: store,
    // Nobody knows yet where it will stand: its addresses are relative to that.
    origin: '',
    page: { ...PAGE, partners },
    log: { warn: (_details: object, event: string) => console.warn(event) } as never,
  });
  const html = (path: string) => release.pageFor(path, 'visitor').page.complete('demo');
  const paths = Object.values(registry.remotes).flatMap((remote) =>
    pathsOf(withPartnerPaths(remote, partners)),
  );
  for (const path of new Set([...paths, ...UNNAMED_PAGES])) {
    await write(join(folder, path, 'index.html'), html(path));
  }
  await write(join(folder, '404.html'), html(NOBODYS));
  await write(join(folder, 'app.webmanifest'), release.manifest);
}

/** What a page says to everybody here; no provider's widget is shown. */
const PAGE: Omit<OnEveryPage, 'partners'> = {
  environment: 'demo',
  flags: {
    demo_triggers: true,
    signup_debug: false,
    rf_19_demo_mode: true,
    rf_6_card_launch: true,
  },
  partners_email: 'partners@example.com',
  issuer_dashboard_url: null,
  widgets_origin: null,
  bank_shortcuts: [],
  payroll_shortcuts: { salary: [], hourly: [], gig: [], benefits: [] },
};

/** A path that no remote owns. */
const NOBODYS = '/404';

async function placeFrontEnds(root: string, store: string): Promise<Registry> {
  const shell = registeredShell(await placeShell(root, store), undefined);
  const remotes: Registry['remotes'] = {};
  for (const slice of REMOTES) {
    const remote = registered(await placeRemote(root, store, slice), undefined);
    remotes[slice] = { ...remote, first: codeFirst(remote) };
  }
  await removeBills(store);
  return { shell, remotes };
}

/** What a path needs first, but for calls: they are the mock's, which the page has to start. */
const codeFirst = ({ first = {} }: RegisteredRemote): NonNullable<RegisteredRemote['first']> =>
  Object.fromEntries(
    Object.entries(first).map(([path, { page }]) => [path, page === undefined ? {} : { page }]),
  );

/** Bills of materials lie beside the folders that are served, and here everything is. */
async function removeBills(store: string): Promise<void> {
  const files = await readdir(store, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.cdx.json'))) {
    await rm(join(store, file));
  }
}

const pathsOf = ({ pages = {}, first = {}, navigation, prefixes }: RegisteredRemote): string[] =>
  [...Object.keys(pages), ...Object.keys(first), ...navigation.map(({ path }) => path), ...prefixes]
    .map((url) => url.split('?')[0] ?? url)
    .filter((path) => !path.includes(':'));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

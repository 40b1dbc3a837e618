import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import type { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { signRegistry } from '@reset/service-kit';
import { testKeys } from '@reset/service-kit/testing';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** By which what is live is signed here. */
export const REGISTRY_KEYS = testKeys('registry');

const SHELL = '/releases/shell/aaa111/index.html';

export const shellHtml = `<!doctype html><html lang="en"><head>
<!--head--><meta property="og:image" content="%origin%%release%/sharing.png">
<link href="%release%/favicon.svg" rel="icon">
<link rel="apple-touch-icon" sizes="180x180" href="%release%/icon-180.png">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">
<meta name="theme-color" content="#FBF8F3">
<meta name="csrf-token" content="%csrf_token%"><!--preload-->
<script defer src="%release%/main.js"></script></head><body><div id="root"></div>
<script type="application/json" id="page-data">%page_data%</script></body></html>`;

export const sha = (letter: string): string => `sha384-${letter.repeat(64)}`;

export const registry = {
  shell: { version: 'aaa111', html: SHELL, previous: null },
  remotes: {
    'mfe-public': {
      ...remote('mfe_public', 'public', ['/', '/users', '/budget', '/:partner']),
      pages: {
        '/': description('Home', 'Fish & "chips" <now>.'),
        '/budget': description('Budget', 'What is left.'),
        '/users/sign_in': { ...description('Log In', 'To your account.'), listed: false },
        '/:partner/tax': description('Taxes with {{partner}}', '{{partner}} and us.'),
      },
    },
    'mfe-member': {
      ...remote('mfe_member', 'member', ['/dashboard', '/account']),
      first: {
        '/dashboard': { page: 'dashboard-page', calls: ['/users/profile'] },
        '/dashboard?tour=true': { page: 'dashboard-page', calls: ['/tour'] },
      },
    },
    'mfe-guides': {
      ...remote('mfe_guides', 'guides', ['/guides']),
      pages: { '/guides': { ...description('Guides', 'All of them.'), listed: false } },
      open: ['/guides/notes'],
    },
    'mfe-admin': {
      ...remote('mfe_admin', 'admin', ['/admin']),
      audience: 'staff' as const,
      pages: { '/admin/users': description('Users', 'All of them.') },
    },
  },
};

function description(title: string, text: string) {
  return { title, description: text, listed: true };
}

function remote(name: string, team: string, prefixes: string[]) {
  return {
    name,
    team,
    prefixes,
    version: 'bbb222',
    entry: `/releases/${name.replace('_', '-')}/bbb222/remote-entry.js`,
    integrity: sha('e'),
    navigation: [{ label: 'A </script> label', path: prefixes[0] ?? '/', icon: 'house' }],
    previous: null,
  };
}

export const manifest: ReleaseManifest = {
  entry: 'remote-entry.js',
  remote: null,
  sharing: { runtime: '2.0.0', packages: {}, names: {} },
  integrity: {
    'remote-entry.js': sha('e'),
    'routes.1.js': sha('r'),
    'routes.css': sha('s'),
    'page.2.js': sha('p'),
    'page.2.css': sha('q'),
  },
  routes: { scripts: ['routes.1.js'], styles: ['routes.css'] },
  pages: { 'dashboard-page': { scripts: ['page.2.js'], styles: ['page.2.css'] } },
};

export type ReleaseStore = {
  folder: string;
  /** Replaces one file as a release does: written beside it, then renamed. */
  put(file: string, content: string | object): Promise<void>;
  /** Makes it live, signed. */
  putRegistry(live: Registry): Promise<void>;
  putServices(services: Record<string, { url: string; routes: PublishedRoute[] }>): Promise<void>;
  remove(): Promise<void>;
};

/** A release store in a folder of its own; with a shell and two remotes unless `isEmpty`. */
export async function releaseStore({ isEmpty = false } = {}): Promise<ReleaseStore> {
  const folder = await mkdtemp(join(tmpdir(), 'reset-store-'));
  const put = async (file: string, content: string | object) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.tmp`, typeof content === 'string' ? content : JSON.stringify(content));
    await rename(`${path}.tmp`, path);
  };
  const putRegistry = (live: Registry) =>
    put('registry.json', signRegistry(live, REGISTRY_KEYS.privatePem));
  if (!isEmpty) {
    await put('shell/aaa111/index.html', shellHtml);
    await put('shell/aaa111/main.js', 'console.log(1);');
    for (const slice of Object.keys(registry.remotes)) {
      await put(`${slice}/bbb222/manifest.json`, manifest);
    }
    await putRegistry(registry);
  }
  return {
    folder,
    put,
    putRegistry,
    putServices: (services) => put('services.json', { services }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

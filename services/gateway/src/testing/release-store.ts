import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SHELL = '/releases/shell/aaa111/index.html';

export const shellHtml = `<!doctype html><html lang="en"><head>
<meta name="csrf-token" content="%csrf_token%"><!--preload-->
<script defer src="%release%/main.js"></script></head><body><div id="root"></div>
<script type="application/json" id="page-data">%page_data%</script></body></html>`;

export const registry = {
  shell: { version: 'aaa111', html: SHELL },
  remotes: {
    'mfe-public': remote('mfe_public', 'public', ['/', '/users']),
    'mfe-member': remote('mfe_member', 'member', ['/dashboard', '/account']),
  },
};

function remote(name: string, team: string, prefixes: string[]) {
  return {
    name,
    team,
    prefixes,
    version: 'bbb222',
    entry: `/releases/${name.replace('_', '-')}/bbb222/mf-manifest.json`,
    navigation: [{ label: 'A </script> label', path: prefixes[0] ?? '/', icon: 'house' }],
    previous: null,
  };
}

const manifest = {
  id: 'mfe_member',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
  exposes: [
    {
      name: 'routes',
      assets: {
        js: { sync: ['routes.1.js'], async: ['page.2.js'] },
        css: { sync: ['routes.css'], async: [] },
      },
    },
  ],
};

export type ReleaseStore = {
  folder: string;
  /** Replaces one file as a release does: written beside it, then renamed. */
  put(file: string, content: string | object): Promise<void>;
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
  if (!isEmpty) {
    await put('shell/aaa111/index.html', shellHtml);
    await put('shell/aaa111/main.js', 'console.log(1);');
    await put('mfe-member/bbb222/mf-manifest.json', manifest);
    await put('mfe-public/bbb222/mf-manifest.json', { ...manifest, exposes: [] });
    await put('registry.json', registry);
  }
  return {
    folder,
    put,
    putServices: (services) => put('services.json', { services }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

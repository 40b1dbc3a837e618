import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import { publishFrontEnds, publishServices } from '../publish.ts';

const sharing = {
  runtime: '2.9.2',
  packages: { react: '19.3.1' },
  names: { '@reset/remote-sdk': ['api', 'track'] },
  exposed: ['default'],
};
const remote = { name: 'mfe_x', team: 'x', prefixes: ['/x'], navigation: [] };
const HASH = `sha384-${'A'.repeat(64)}`;
/** What a build of one of them writes. */
export const manifestOf = (
  slice: 'shell' | 'mfe-x',
  changed: Partial<ReleaseManifest['sharing']> = {},
) => ({
  entry: slice === 'shell' ? null : 'entry.js',
  remote: slice === 'shell' ? null : remote,
  sharing: {
    ...sharing,
    ...(slice === 'mfe-x' && {
      packages: { react: '^19.3.1' },
      names: { '@reset/remote-sdk': ['api'] },
    }),
    ...changed,
  },
  integrity: { 'entry.js': HASH, 'routes.css': HASH },
  routes: { scripts: [], styles: ['routes.css'] },
  pages: {},
});

const workspace = (name: string, more = {}) => ({
  name: `@reset/${name}`,
  version: '0.1.0',
  scripts: { build: 'node -e ""' },
  ...more,
});
const ofContract = { dependencies: { '@reset/api-contract': '0.1.0' } };
export const CONTRACT = 'services/api-contract/src/member/pay.ts';
/** Its text. */
export const contract = `
  import Type, { type Static } from 'typebox';
  export const Pay = Type.Object({ paid_on: Type.String(), note: Type.String() });
  export type Pay = Static<typeof Pay>;
  export const Ask = Type.Object({ on_day: Type.String(), why: Type.Optional(Type.String()) });
  export type Ask = Static<typeof Ask>;
`;
/** What the member service answers. */
export const CALLS = 'services/member/dist/calls.json';
export const FREEZE = {
  method: 'PUT',
  path: '/api/v1/card/:id/freeze',
  access: 'member',
  body: {
    type: 'object',
    required: ['frozen'],
    properties: { frozen: { type: 'boolean' } },
    additionalProperties: false,
  },
};
/** The sdk's door. */
export const SDK = 'shell/remote-sdk/src/index.ts';
export const FILES: Record<string, string | object> = {
  'package-lock.json': {
    lockfileVersion: 3,
    packages: {
      'node_modules/@reset/remote-sdk': { resolved: 'shell/remote-sdk', link: true },
      'shell/remote-sdk': { name: '@reset/remote-sdk', version: '0.1.0' },
      'node_modules/@reset/api-contract': { resolved: 'services/api-contract', link: true },
      'services/api-contract': { name: '@reset/api-contract', version: '0.1.0' },
    },
  },
  'services/api-contract/package.json': workspace('api-contract', {
    exports: { './*': './src/*' },
  }),
  [CONTRACT]: contract,
  'services/member/package.json': workspace('member', ofContract),
  'services/member/src/server.ts': '',
  'services/member/src/pay.routes.ts': `
    import { Ask, Pay } from '@reset/api-contract/member/pay.ts';
    export const routes = (app: any) =>
      app.get('/pay', { schema: { querystring: Ask, response: { 200: Pay } } });`,
  [CALLS]: { calls: [FREEZE] },
  'services/public/package.json': workspace('public', ofContract),
  'services/public/src/server.ts': '',
  'shell/package.json': workspace('shell', { dependencies: { '@reset/remote-sdk': '0.1.0' } }),
  'shell/remote-sdk/package.json': workspace('remote-sdk'),
  [SDK]:
    'export const api = (path: string) => path;\nexport const track = (event: string) => event;',
  'shell/webpack.config.ts': '',
  'shell/dist/index.html': '<script src="%release%/main.js"></script>',
  'shell/dist/main.js': '',
  'shell/dist/manifest.json': manifestOf('shell'),
  'mfe-x/package.json': workspace('mfe-x', {
    dependencies: { '@reset/api-contract': '0.1.0', '@reset/remote-sdk': '0.1.0' },
  }),
  'mfe-x/remote.json': remote,
  'mfe-x/webpack.config.ts': '',
  'mfe-x/src/pay.ts': `
    import type { Ask, Pay } from '@reset/api-contract/member/pay.ts';
    export const paidOn = (pay: Pay) => pay.paid_on;
    export const ask = (): Ask => ({ on_day: 'today' });`,
  'shell/remote-sdk/src/api.ts': `
    export const api = apiWith({});
    export function apiWith(headers: object) {
      return { put: (path: string, body?: unknown) => [headers, path, body] };
    }`,
  'mfe-x/src/freeze.ts': `
    import { api } from '../../shell/remote-sdk/src/api.ts';
    export const freeze = (id: string, frozen: boolean) => api.put(\`/card/\${id}/freeze\`, { frozen });`,
  'mfe-x/src/pay.test.ts': `
    import type { Pay } from '@reset/api-contract/member/pay.ts';
    export const tested = (pay: Pay) => pay.note;`,
  'mfe-x/dist/manifest.json': manifestOf('mfe-x'),
  'mfe-x/dist/entry.js': '',
  'mfe-x/dist/routes.css': '.mfe_x-pay-1b2c{top:0}',
};

export interface SmallProduct {
  clone: string;
  store: string;
  /** Changes a file of the clone; null takes it away. */
  write(name: string, content: string | object | null): Promise<void>;
  /** Has the clone as it was. */
  mend(): Promise<void>;
  /** Makes the services live that the clone has. */
  publishServices(): Promise<void>;
  remove(): Promise<void>;
}

/** A clone with a shell, a remote and two services that are live, built by nothing. */
export async function smallProduct(): Promise<SmallProduct> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'reset-gate-')));
  const [clone, store] = [join(folder, 'clone'), join(folder, 'store')];
  const live = { root: clone, store };
  const product: SmallProduct = {
    clone,
    store,
    async write(name, content) {
      const file = join(clone, name);
      await mkdir(dirname(file), { recursive: true });
      if (content === null) await rm(file);
      else await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    },
    async mend() {
      for (const [name, content] of Object.entries(FILES)) await product.write(name, content);
    },
    publishServices: async () => {
      const url = 'http://127.0.0.1:1';
      const names = ['member', 'public'];
      await publishServices(
        live,
        names.map((name) => ({ name, url })),
      );
    },
    remove: () => rm(folder, { recursive: true, maxRetries: 5 }),
  };
  await product.mend();
  const root = process.cwd();
  for (const file of ['tsconfig.base.json', 'tsconfig.browser.json', 'css-modules.d.ts']) {
    await cp(join(root, file), join(clone, file));
  }
  await mkdir(join(clone, 'partners'));
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
  await publishFrontEnds(live);
  await product.publishServices();
  return product;
}

import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from '@typescript/typescript6';
import { calledRoutes, writtenNames } from './called-routes.ts';
import type { Call } from './uses.ts';

/* Each of the ways in which browser code calls, in a file of its own. */

const FILES = {
  'shell/remote-sdk/src/api.ts': `
    import { send } from './send.ts';
    export const api = apiWith({});
    export function apiWith(headers: Record<string, string>) {
      const caller = (method: string) => <Data>(path: string, body?: unknown) =>
        send(path, { method, headers, body }) as Promise<Data>;
      return {
        get: <Data>(path: string) => caller('GET')<Data>(path),
        post: caller('POST'),
        put: caller('PUT'),
        delete: caller('DELETE'),
      };
    }`,
  'shell/remote-sdk/src/send.ts': `
    export const send = (path: string, request: { method: string; headers?: object; body?: unknown }): unknown =>
      fetch(\`/api/v1\${path}\`, request as RequestInit);`,
  'mfe-x/src/admin.ts': `
    import { api, apiWith } from '../../shell/remote-sdk/src/api.ts';
    export { api, apiWith };
    const withToken = <Data>(call: (headers: Record<string, string>) => Data) => call({});
    export const adminApi = {
      get: (path: string) => withToken((headers) => apiWith(headers).get(path)),
      post: (path: string, body: unknown) => withToken((headers) => apiWith(headers).post(path, body)),
      delete: (path: string, body?: unknown) => withToken((headers) => apiWith(headers).delete(path, body)),
    };`,
};

/** What a file calls, after the imports that all have. */
const FORMS: Record<string, [source: string, calls: string[]]> = {
  literal: [`api.post('/users/opt_out');`, ['POST /users/opt_out']],
  constant: [
    `const PATH = '/card/freeze';
     export const set = (frozen: boolean) => api.put<object>(PATH, { frozen });`,
    ['PUT /card/freeze {frozen: boolean}'],
  ],
  template: [
    'export const read = (id: string) => api.post(`/notifications/${encodeURIComponent(id)}/read`);',
    ['POST /notifications/*/read'],
  ],
  pathFunction: [
    `const pathOf = (id: string) => \`/transactions/\${id}/dispute\`;
     export const message = (id: string, it: { text: string; at?: number }) => api.post(\`\${pathOf(id)}/messages\`, it);`,
    ['POST /transactions/*/dispute/messages {at?: number, text: string}'],
  ],
  table: [
    `const PATHS: Record<'card' | 'tax', string> = { card: '/card/status', tax: '/tax/status' };
     export const status = (product: 'card' | 'tax') => api.get(PATHS[product]);`,
    ['GET /card/status', 'GET /tax/status'],
  ],
  literalTypes: [
    'export const link = (source: "bank" | "payroll") => api.get(`/${source}/link`);',
    ['GET /bank/link', 'GET /payroll/link'],
  ],
  choice: [
    `export const page = (all: boolean) => api.get(all ? '/all' : '/some');`,
    ['GET /all', 'GET /some'],
  ],
  query: [
    'export const page = (slug: string) => api.get(`/page?slug=${slug}&draft=true`);',
    ['GET /page ?draft&slug'],
  ],
  queryThatMayBe: [
    'export const page = (query: string) => api.get(`/page${query && `?${query}`}`);',
    ['GET /page', 'GET /page ?unknown'],
  ],
  typed: [
    `type Ask = { user: { lastName: string }; kind: 'a' | 'b'; score?: number; at: string | null; tags: string[] };
     export const ask = (it: Ask) => api.post('/ask', it);`,
    [
      'POST /ask {at: null or string, kind: "a" or "b", score?: number, tags: string[], user: object, user.last_name: string}',
    ],
  ],
  choiceOfBodies: [
    `export const ask = (id?: string) => api.post('/ask', id ? { documentId: id } : {});`,
    ['POST /ask {document_id?: string}'],
  ],
  spread: [
    `export const ask = (it: { a: string }) => api.post('/ask', { ...it, b: 1 });`,
    ['POST /ask {a: string, b: 1}'],
  ],
  spreadThatMayBe: [
    `export const ask = (why?: string) => api.post('/ask', { a: 1, ...(why !== undefined && { why }) });`,
    ['POST /ask {a: 1, why?: string}'],
  ],
  unknownBody: [`export const ask = (it: unknown) => api.post('/ask', it);`, ['POST /ask unknown']],
  wrapped: [
    `adminApi.post('/admin/export', { type: 'users' });`,
    ['POST /admin/export {type: "users"}'],
  ],
  curried: [
    `const list = (call: string) => ({ queryFn: () => adminApi.get(call) });
     const section = (name: string) => (id: string) => list(\`/admin/users/\${id}/\${name}\`);
     export const actions = section('actions');
     export const status = section('status');`,
    ['GET /admin/users/*/actions', 'GET /admin/users/*/status'],
  ],
  command: [
    `interface Command { method?: 'POST' | 'DELETE'; path: string; body?: object }
     function give({ method = 'POST', path, body = {} }: Command) {
       const send = method === 'DELETE' ? adminApi.delete : adminApi.post;
       return send(\`/admin\${path}\`, body);
     }
     export const toCall = (id: string): Command => ({ path: \`/users/\${id}/reset\` });
     export const go = (it: Command) => give({ ...it });`,
    ['DELETE /admin/users/*/reset unknown', 'POST /admin/users/*/reset unknown'],
  ],
  sent: [
    `const end = (path: string, request: { method: string; body?: unknown }) => send(path, request);
     export const all = (password: string) => end('/sessions', { method: 'DELETE', body: { password } });
     export const out = () => end('/sign_out', { method: 'GET' });`,
    ['DELETE /sessions {password: string}', 'GET /sign_out'],
  ],
  fetched: [
    'export const file = (id: string) => fetch(`/api/v1/statements/${id}`, { headers: {} });',
    ['GET /statements/*'],
  ],
  fetchedElsewhere: [`fetch('/reports/pages', { method: 'POST' });`, []],
  stream: [`new EventSource('/api/v1/events');`, ['GET /events']],
};

let folder: string;
let calls: Call[];
const callsIn = (name: string) => calls.filter(({ at }) => at.startsWith(`mfe-x/src/${name}.ts:`));
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'reset-calls-')));
  const imports = `
    import { adminApi, api } from './admin.ts';
    import { send } from '../../shell/remote-sdk/src/send.ts';`;
  const forms = Object.entries(FORMS).map(
    ([name, [source]]) => [`mfe-x/src/${name}.ts`, `${imports}\n${source}`] as const,
  );
  for (const [name, content] of [...Object.entries(FILES), ...forms]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const files = forms.map(([file]) => join(folder, file));
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  });
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder));
  calls = calledRoutes({ program, own, root: folder });
});
afterAll(() => rm(folder, { recursive: true }));

const inWords = ({ method, path, body, query }: Call): string =>
  [
    method,
    path.replace('/api/v1', ''),
    ...(query === null ? [] : [`?${query === 'unknown' ? query : names(query).join('&')}`]),
    ...(body === null
      ? []
      : [body === 'unknown' || isOpen(body) ? 'unknown' : `{${fields(body)}}`]),
  ].join(' ');
const isOpen = (body: Exclude<Call['body'], null | 'unknown'>) =>
  body['body']?.types.includes('anything');
const names = (query: object) =>
  Object.keys(query)
    .filter((name) => name.includes('.'))
    .map((name) => name.replace(/^\w+\./, ''))
    .toSorted();
const fields = (body: Exclude<Call['body'], null | 'unknown'>) =>
  names(body)
    .map((name) => {
      const { types = [], required } = body[`body.${name}`] ?? {};
      return `${name}${required ? '' : '?'}: ${types.join(' or ')}`;
    })
    .join(', ');

describe('calledRoutes', () => {
  it.each(Object.entries(FORMS))('finds what is called by %s', (name, [, called]) => {
    expect(callsIn(name).map(inWords)).toEqual(called);
  });

  it('tells the place that says the address', () => {
    expect(callsIn('literal')[0]?.at).toBe('mfe-x/src/literal.ts:4');
    expect(callsIn('wrapped')[0]?.at).toBe('mfe-x/src/wrapped.ts:4');
  });
});

describe('writtenNames', () => {
  it('has the names of fields as they are on the wire', () => {
    const source = ts.createSourceFile('x.ts', 'f({ firstName: 1, b })', ts.ScriptTarget.ESNext);
    expect(writtenNames([source])).toEqual(['b', 'first_name']);
  });
});

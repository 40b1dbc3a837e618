import { describe, expect, it } from '@jest/globals';
import { pageAgainst, policyAgainst, readAgainst, readPage, type Against } from './against.ts';

const remote = (prefix: string) => ({
  name: 'mfe_x',
  team: 'x',
  prefixes: [prefix],
  navigation: [],
  version: 'abc',
  entry: '/releases/mfe-x/abc/entry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  previous: null,
});
const DATA = { registry: { remotes: { 'mfe-x': remote('/x') } }, staff: false, signed_in: true };
const deployed = `<head><meta name="csrf-token" content="token-1" /></head>
<script type="application/json" id="page-data">
  ${JSON.stringify({ ...DATA, partners_email: '\u003c/script>' }).replaceAll('<', '\\u003c')}
</script>`;
const BUILT = `<meta name="csrf-token" content="%csrf_token%" /><p>%origin%/a.png</p>
<script type="application/json" id="page-data">%page_data%</script>`;
const against = (folder: string, changes: object = {}): Against => ({
  origin: 'https://app.example',
  remote: {
    folder,
    description: { name: 'mfe_y', team: 'y', prefixes: ['/y'], navigation: [], ...changes },
    entry: 'http://localhost:3105/remote-entry.js',
  },
});

const shown = (wanted: Against, html = deployed) => {
  const page = readPage(html);
  return page && readPage(pageAgainst(BUILT, page, wanted));
};

describe('a page in front of a deployed product', () => {
  it('is this shell’s, with the session, the token and the remotes of the product but one', () => {
    const page = shown(against('mfe-x'));
    expect(page?.csrfToken).toBe('token-1');
    expect(page?.data).toMatchObject({ signed_in: true, partners_email: '</script>' });
    expect(page?.data.registry.remotes['mfe-x']).toEqual({
      ...remote('/x'),
      version: 'hot',
      entry: 'http://localhost:3105/remote-entry.js',
      integrity: null,
    });
  });

  it('shows a remote that is not deployed yet, but to nobody one of staff', () => {
    const { remotes } = shown(against('mfe-y'))?.data.registry ?? {};
    expect(Object.keys(remotes ?? {})).toEqual(['mfe-x', 'mfe-y']);
    expect(remotes?.['mfe-y']).toMatchObject({ prefixes: ['/y'], version: 'hot' });
    const ofStaff = shown(against('mfe-y', { audience: 'staff' }));
    expect(Object.keys(ofStaff?.data.registry.remotes ?? {})).toEqual(['mfe-x']);
  });

  it('is none where something else answers', () => {
    expect(readPage('<h1>502</h1>')).toBeNull();
  });
});

it('lets the development servers through the policy, and nothing else', () => {
  const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'none'";
  expect(policyAgainst(policy, ['http://localhost:3100'])).toBe(
    "default-src 'none'; script-src 'self' http://localhost:3100; connect-src 'self' http://localhost:3100 ws://localhost:3100; frame-src 'none'",
  );
});

it('is asked for by the environment alone', () => {
  expect(readAgainst({})).toBeNull();
  expect(readAgainst({ DEV_AGAINST: JSON.stringify(against('mfe-x')) })).toEqual(against('mfe-x'));
});

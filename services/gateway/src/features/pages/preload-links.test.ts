import { describe, expect, it } from '@jest/globals';
import { manifest } from '#testing/release-store.ts';
import { preloadLinks } from './preload-links.ts';

const FOLDER = '/releases/mfe-member/abc/';

describe('preloadLinks', () => {
  it('names entry, scripts, then styles, each with its integrity', () => {
    const { code } = preloadLinks(FOLDER, manifest, { page: 'dashboard-page' });
    const files = [...code.matchAll(/href="[^"]*\/([^"/]+)" integrity="sha384-(.)/g)];
    expect(files.map(([, file, letter]) => `${file} ${letter}`)).toEqual([
      'remote-entry.js e',
      'routes.1.js r',
      'page.2.js p',
      'routes.css s',
      'page.2.css q',
    ]);
  });

  it('leaves out a page that the build does not have', () => {
    expect(preloadLinks(FOLDER, manifest, { page: 'gone-page' }).code).not.toContain('page');
  });

  it('tells calls that anybody may make from the others', () => {
    const links = preloadLinks(FOLDER, manifest, { calls: ['/a'], open_calls: ['/b'] });
    expect(links.calls).toContain('href="/api/v1/a"');
    expect(links.openCalls).toContain('href="/api/v1/b"');
    expect(links.code).not.toContain('/api/');
  });

  it('lets no address end its attribute', () => {
    const { calls } = preloadLinks(FOLDER, manifest, { calls: ['/x?a="><b>&c'] });
    expect(calls).toContain('href="/api/v1/x?a=&quot;>&lt;b>&amp;c"');
  });
});

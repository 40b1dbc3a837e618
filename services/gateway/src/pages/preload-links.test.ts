import { describe, expect, it } from '@jest/globals';
import { preloadLinks } from './preload-links.ts';

const entry = '/releases/mfe-member/abc/mf-manifest.json';
const manifest = (path = '') => ({
  metaData: { remoteEntry: { name: 'remoteEntry.js', path } },
  exposes: [
    { name: 'other', assets: { js: { sync: ['other.js'] }, css: { sync: [] } } },
    { name: 'routes', assets: { js: { sync: ['a.js', 'b"<.js'] }, css: { sync: ['a.css'] } } },
  ],
});

describe('preloadLinks', () => {
  it('names manifest, entry, scripts and styles of the routes, as they will be asked for', () => {
    expect(preloadLinks(entry, manifest())).toBe(
      `<link rel="preload" as="fetch" crossorigin href="${entry}">` +
        '<link rel="preload" as="script" href="/releases/mfe-member/abc/remoteEntry.js">' +
        '<link rel="preload" as="script" href="/releases/mfe-member/abc/a.js">' +
        '<link rel="preload" as="script" href="/releases/mfe-member/abc/b&quot;&lt;.js">' +
        '<link rel="preload" as="style" href="/releases/mfe-member/abc/a.css">',
    );
  });

  it('follows the entry into its folder', () => {
    expect(preloadLinks(entry, manifest('static'))).toContain('/abc/static/remoteEntry.js');
  });
});

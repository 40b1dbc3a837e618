import { describe, expect, it } from '@jest/globals';
import { contentAddress } from './content-address.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return contentAddress(pathname, search);
};

describe('contentAddress', () => {
  it.each([
    ['/account/user-faqs', 'account', 'user-faqs'],
    ['/account/user-faqs/', 'account', 'user-faqs'],
    ['/account/blog/how-it-moves', 'blog', 'how-it-moves'],
    ['/account/a/b/c', 'b', 'c'],
    ['/account/r%C3%A9sum%C3%A9', 'account', 'résumé'],
    ['/account/100%', 'account', '100%'],
  ])('reads section and slug of %s [MEM-198]', (path, section, slug) => {
    expect(at(path)).toEqual({ section, slug, isPreview: false });
  });

  it('asks for a draft by preview=true with a section alone [MEM-200]', () => {
    const draft = { section: 'account', slug: 'x', isPreview: true };
    expect(at('/account/x?preview=true&section=account')).toEqual(draft);
    expect(at('/account/x?preview=true&section=blog')).toEqual({ ...draft, section: 'blog' });
    for (const query of ['preview=true', 'preview=true&section=', 'preview=1&section=account']) {
      expect(at(`/account/x?${query}`).isPreview).toBe(false);
    }
  });
});

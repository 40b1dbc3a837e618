import { describe, expect, it } from '@jest/globals';
import { withPartnerPaths } from './with-partner-paths.ts';

const partners = [
  { slug: 'csc', name: 'CSC' },
  { slug: 'faqs', name: 'F & Q' },
];
const page = { title: 'Reset for {{partner}}', description: '$& {{partner}}', listed: true };

describe('withPartnerPaths', () => {
  it('puts each partner in the place of /:partner, and its name where the page names it', () => {
    const remote = {
      team: 'public',
      prefixes: ['/', '/:partner'],
      first: { '/:partner/tax': { page: 'tax-page' } },
      pages: { '/:partner': page },
    };
    expect(withPartnerPaths(remote, partners)).toEqual({
      team: 'public',
      prefixes: ['/', '/csc', '/faqs'],
      first: { '/csc/tax': { page: 'tax-page' }, '/faqs/tax': { page: 'tax-page' } },
      pages: {
        '/csc': { title: 'Reset for CSC', description: '$& CSC', listed: true },
        '/faqs': { title: 'Reset for F & Q', description: '$& F & Q', listed: true },
      },
    });
  });

  it('leaves its own page to a remote whose path a partner has too', () => {
    const own = { ...page, title: 'FAQs' };
    const { prefixes, pages } = withPartnerPaths(
      { prefixes: ['/faqs', '/:partner'], pages: { '/faqs': own, '/:partner': page } },
      partners,
    );
    expect(prefixes).toEqual(['/faqs', '/csc']);
    expect(pages?.['/faqs']).toEqual(own);
  });

  it('leaves a remote alone that has no page for partners', () => {
    const remote = { prefixes: ['/partner', '/:partners'] };
    expect(withPartnerPaths(remote, partners)).toEqual(remote);
  });
});

import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { SiteFooter } from './site-footer.tsx';

const show = () =>
  render(
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>,
  );

describe('SiteFooter', () => {
  it('leads to every public page that a visitor may look for', () => {
    show();
    const navigation = screen.getByRole('navigation', { name: 'More from Reset' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/faqs',
      '/partners/financial-institutions',
      '/financial-health',
      '/budget',
      '/social-security',
      '/legal/e-sign-consent',
      '/legal/terms-of-service',
      '/legal/privacy-policy',
    ]);
  });

  it('says who issues the card and who files taxes, and that we are no bank [PUB-056]', () => {
    show();
    const foot = screen.getByRole('contentinfo').textContent;
    expect(foot).toContain('Reset is not a bank.');
    expect(foot).toContain('issued by our partner bank');
    expect(foot).toContain('third-party tax provider');
  });
});

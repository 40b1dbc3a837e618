import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PartnerLogo } from './partner-logo.tsx';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';

describe('PartnerLogo', () => {
  it('has the name in letters beside a mark that is not read out', () => {
    const { container } = render(<PartnerLogo svg={svg} name="Acme Credit Union" />);
    expect(container.textContent).toBe('Acme Credit Union');
    expect(screen.queryByRole('img', { name: /./ })).toBeNull();
    expect(decodeURIComponent(container.querySelector('img')?.src ?? '')).toBe(
      `data:image/svg+xml,${svg}`,
    );
  });

  it('has a mark for the dark beside that for the light', () => {
    const dark = svg.replace('M0 0h1', 'M0 0v1');
    const { container } = render(
      <PartnerLogo svg={svg} svgInDark={dark} name="Acme Credit Union" />,
    );
    const source = container.querySelector('source');
    expect(source?.media).toBe('(prefers-color-scheme: dark)');
    expect(decodeURIComponent(source?.srcset ?? '')).toBe(`data:image/svg+xml,${dark}`);
  });

  it('is read out by its name where it is the mark alone', () => {
    render(<PartnerLogo svg={svg} name="Acme Credit Union" isMarkOnly />);
    expect(screen.getByRole('img', { name: 'Acme Credit Union' })).toBeTruthy();
  });
});

import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PartnerBanner } from './partner-banner.tsx';

const shown = (slug: string | null) => render(<PartnerBanner slug={slug} />).container;

describe('PartnerBanner', () => {
  it('has the partner’s mark and the words of its file', () => {
    const banner = shown('hvfcu');
    expect(banner.textContent).toBe('Reset for HVFCU members');
    expect(banner.querySelector('img')).toBeTruthy();
  });

  it.each([null, 'zzz'])('is nothing for the partner %s', (slug) => {
    expect(shown(slug).textContent).toBe('');
  });
});

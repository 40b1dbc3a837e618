import { describe, expect, it } from '@jest/globals';
import { addTranslations, setLanguage } from '@reset/remote-sdk';
import { act, render, screen } from '@testing-library/react';
import remote from '#routes.tsx';
import { CardTerms, TaxTerms } from './offer-terms.tsx';

describe('CardTerms', () => {
  it('says what it takes, where it is not to be had, and whose card it is [PUB-052, PUB-053, PUB-056]', () => {
    render(<CardTerms />);
    const terms = screen.getByRole('note', { name: 'Terms of the Reset card' }).textContent;
    expect(terms).toContain('requires earnings of at least $500 per month');
    expect(terms).toContain(
      'not available in Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, Wisconsin',
    );
    expect(terms).toContain('issued by our partner bank. Reset is not a bank.');
  });

  it('starts with the mark that the copy points with', () => {
    render(<CardTerms mark="2" />);
    expect(screen.getByRole('note').textContent).toMatch(/^2The Reset card/);
  });
});

describe('TaxTerms', () => {
  it('says who files, for how much, how early, where not and until when [PUB-050, PUB-051, PUB-054, PUB-055, PUB-056]', () => {
    render(<TaxTerms />);
    const terms = screen.getByRole('note', { name: 'Terms of the tax offer' }).textContent;
    for (const words of [
      'third-party tax provider',
      'flat fee of $20',
      'free when the refund is direct-deposited to a partner credit union',
      'up to 21 days early with a refund of at least $1,000',
      'Tax advances are not available in California.',
      'The tax filing offer expires April 15, 2025.',
    ]) {
      expect(terms).toContain(words);
    }
  });

  it('says where taxes are not filed, and nothing of an advance, where the offer has none', () => {
    render(<TaxTerms hasAdvance={false} />);
    const terms = screen.getByRole('note', { name: 'Terms of the tax offer' }).textContent;
    expect(terms).toContain('Tax filing is not available in California.');
    expect(terms).toContain('flat fee of $20');
    expect(terms).not.toMatch(/advance|early/i);
  });

  it('says the same in Spanish, its last day too', async () => {
    await addTranslations(remote.translations);
    render(<TaxTerms />);
    await act(() => setLanguage('es-US'));
    expect(screen.getByRole('note').textContent).toMatch(
      /no están disponibles en California\..+ vence el 15 de abril de 2025\.$/,
    );
    await act(() => setLanguage('en-US'));
  });
});

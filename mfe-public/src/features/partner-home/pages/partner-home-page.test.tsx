import { describe, expect, it } from '@jest/globals';
import { partnerOf, partners, type Partner } from '@reset/remote-sdk';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import remote from '#routes.tsx';
import { PartnerHomePage } from './partner-home-page.tsx';

async function visit(path: string) {
  const visited = renderRemote(remote, path);
  await screen.findByRole('heading', { level: 1 });
  return visited;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const slugs = partners().map(({ slug }) => slug);

describe('partner home page', () => {
  it.each(slugs)('offers both products to the people of %s [PUB-044, PUB-045]', async (slug) => {
    const partner = partnerOf(slug);
    const card = await visit(`/${slug}`);
    expect(screen.getByText(partner?.banner.heading ?? '')).toBeTruthy();
    expect(hrefOf('Get your card')).toBe(`/users/sign_up?flow=ewa&signup=true&partner=${slug}`);
    expect(hrefOf(`Your taxes with Reset and ${partner?.name}`)).toBe(`/${slug}/tax`);
    card.unmount();
    await visit(`/${slug}/tax`);
    expect(hrefOf('File your taxes')).toBe(`/users/sign_up?flow=tax&signup=true&partner=${slug}`);
    expect(hrefOf(`The Reset card with ${partner?.name}`)).toBe(`/${slug}`);
  });

  it('is nobody’s for a name that no partner has [PLT-052]', () => {
    const first = remote.routes.map(({ path }) => path?.split('/')[1]);
    expect(first).not.toContain(':partner');
    expect(first.filter((segment) => slugs.includes(segment ?? ''))).toHaveLength(2 * slugs.length);
  });

  it('wears the mark, the name and the colours of the partner [PLT-059, PLT-060]', async () => {
    const { container } = await visit('/cusg');
    const { logo, cardVisuals } = partnerOf('cusg') ?? {};
    const pictures = [...container.querySelectorAll('img')].map(({ src }) =>
      decodeURIComponent(src),
    );
    expect(pictures).toContain(`data:image/svg+xml,${logo?.reverse}`);
    const grounds = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
      style.getPropertyValue('--card-ground'),
    );
    expect(grounds).toContain(cardVisuals?.ground);
  });

  it('unfolds what the partner’s people ask', async () => {
    const { user } = await visit('/msufcu');
    const question = screen.getByRole('button', { name: 'Does MSUFCU see what I spend?' });
    await user.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/stays between you and Reset/)).toBeTruthy();
  });

  it('says what the card costs, where it works and how its limit is made [PUB-046, PUB-048, PUB-049]', async () => {
    await visit('/csc');
    expect(screen.getByText('No interest, monthly, transfer or late fees.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No credit check' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No security deposit' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Wherever Visa cards are accepted' })).toBeTruthy();
    expect(screen.getByText('In the U.S., excluding territories.')).toBeTruthy();
    expect(screen.getByText('Add the card to Apple Pay or Google Wallet.')).toBeTruthy();
    expect(
      screen.getByText(/follows your daily income, your bank balance and your upcoming bills/),
    ).toBeTruthy();
  });

  it('promises $100 in the first pay cycle only where the partner has that [PUB-047]', async () => {
    const hvfcu = await visit('/hvfcu');
    expect(screen.getByText(/Up to \$100 is accessible in your first pay cycle/)).toBeTruthy();
    hvfcu.unmount();
    await visit('/csc');
    expect(screen.queryByText(/\$100/)).toBeNull();
  });

  it('tells the terms of each product on its page [PUB-052, PUB-053, PUB-054, PUB-055]', async () => {
    const card = await visit('/csc');
    const cardTerms = screen.getByRole('note', { name: 'Terms of the Reset card' });
    expect(cardTerms.textContent).toMatch(/\$500 per month.*Kansas, Maryland, .*Wisconsin/);
    card.unmount();
    await visit('/hvfcu/tax');
    const taxTerms = screen.getByRole('note', { name: 'Terms of the tax offer' });
    expect(taxTerms.textContent).toMatch(
      /21 days early.*advances are not available in California.*April 15, 2025/,
    );
  });

  it('files free only through a credit union, and advances up to 21 days early [PUB-050, PUB-051]', async () => {
    const union = await visit('/msufcu/tax');
    const points = () => within(screen.getByRole('region', { name: 'The terms' }));
    expect(points().getByText(/direct-deposited to a partner credit union/)).toBeTruthy();
    expect(points().getByText(/21 days early, with a refund of at least \$1,000/)).toBeTruthy();
    union.unmount();
    await visit('/csc/tax');
    expect(points().getByRole('heading', { name: 'A flat fee of $20' })).toBeTruthy();
    expect(points().queryByText(/credit union/)).toBeNull();
  });

  it.each<[string, Partial<Partner>]>([
    ['allows none', { incomeTaxRefundAdvanceAllowed: false }],
    ['offers them no card to spend one with after taxes', { cardAfterTaxes: false }],
  ])('speaks of no advance to people whose partner %s', async (_why, changes) => {
    const partner = partnerOf('msufcu');
    if (!partner) throw new Error('There is no msufcu.');
    const page = (
      <PartnerHomePage partner={{ ...partner, ...changes }} product="tax_refund_advance" />
    );
    renderRemote({ routes: [{ path: '/msufcu/tax', element: page }] }, '/msufcu/tax');
    await screen.findByRole('heading', { level: 1, name: 'Your taxes, filed for $20' });
    expect(document.body.textContent).not.toMatch(/advance|early/i);
    expect(document.body.textContent).toContain('Tax filing is not available in California.');
  });
});

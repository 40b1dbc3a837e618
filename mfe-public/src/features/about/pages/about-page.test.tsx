import { describe, expect, it } from '@jest/globals';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './about-page.tsx';

async function visit() {
  renderRemote(remote, '/about');
  await screen.findByRole('heading', { level: 1, name: 'Our Story' });
}

describe('about page', () => {
  it('tells our story, and who founded and makes Reset by what each does, without made-up faces [PUB-020]', async () => {
    await visit();
    const founders = screen.getByRole('region', { name: 'Founders' });
    expect(within(founders).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const team = screen.getByRole('region', { name: 'The team' });
    expect(within(team).getAllByRole('listitem')).toHaveLength(6);
    for (const people of [founders, team]) expect(people.querySelector('svg, img')).toBeNull();
  });

  it('says how many live paycheck to paycheck, and received a refund [PUB-021, PUB-022]', async () => {
    await visit();
    expect(screen.getByText(/over 60% of Americans live paycheck to paycheck/i)).toBeTruthy();
    expect(screen.getByText(/about 70% received a refund/i)).toBeTruthy();
  });

  it('says who issues the card and who files taxes, and that Reset is no bank [PUB-056]', async () => {
    await visit();
    const values = screen.getByRole('region', { name: 'What you can hold us to' });
    expect(within(values).getByRole('heading', { name: 'We are not a bank' })).toBeTruthy();
    expect(within(values).getByText(/partner bank issues the card/)).toBeTruthy();
    expect(within(values).getByText(/third-party tax provider files/)).toBeTruthy();
  });

  it('leads on to a start, and institutions to their page', async () => {
    await visit();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Get Started')).toBe('/get-started');
    expect(hrefOf('For financial institutions')).toBe('/partners/financial-institutions');
  });
});

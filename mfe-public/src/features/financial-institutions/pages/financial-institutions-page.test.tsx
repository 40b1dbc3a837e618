import { describe, expect, it } from '@jest/globals';
import { pageData, partners } from '@reset/remote-sdk';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './financial-institutions-page.tsx';

async function visit() {
  renderRemote(remote, '/partners/financial-institutions');
  await screen.findByRole('heading', { level: 1 });
}

describe('financial institutions page', () => {
  it('asks to be written to, at the address that the page was told [PUB-023, PUB-024]', async () => {
    await visit();
    const email = pageData().partners_email;
    const links = screen.getAllByRole('link', { name: 'Email us' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      links.map(() => `mailto:${email}`),
    );
    expect(screen.getAllByText(new RegExp(email))).toHaveLength(links.length);
  });

  it('names all partners, and leads to the page of each', async () => {
    await visit();
    const list = screen.getByRole('region', { name: 'Already offered with' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(partners().map(({ name, slug }) => [name, `/${slug}`]));
  });

  it('says who issues the card and who files taxes [PUB-056]', async () => {
    await visit();
    const parts = screen.getByRole('region', { name: 'Who does what' });
    expect(within(parts).getByText('issues the card. Reset is not a bank.')).toBeTruthy();
    expect(within(parts).getByText('A third-party tax provider')).toBeTruthy();
  });

  it('has the terms of both offers [PUB-050, PUB-052, PUB-053]', async () => {
    await visit();
    expect(screen.getAllByRole('note')).toHaveLength(2);
  });
});

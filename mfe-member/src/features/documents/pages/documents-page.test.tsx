import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './accepted-document-page.tsx';
import './documents-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { nextId } from '#testing/next-id.ts';

const ID = nextId();
const DISCLOSURES = [
  { id: nextId(), disclosureType: 'card_agreement', path: '/legal/card-agreement' },
  { id: nextId(), disclosureType: 'e_sign', path: '/legal/e-sign-consent' },
];
const ACCEPTED = {
  id: ID,
  disclosureType: 'card_agreement',
  title: 'Card Agreement',
  version: 1,
  acceptedAt: '2026-03-02T20:00:00Z',
};
const server = mockApi(answer('/disclosures', DISCLOSURES), answer('/acceptances', [ACCEPTED]));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('documents', () => {
  it('are listed by their titles, each a link to its path [MEM-185]', async () => {
    renderRemote(memberArea, '/account/documents');
    await screen.findByRole('link', { name: 'E-Sign Consent Agreement' });
    const links = (await section('Current documents')).getAllByRole('link');
    expect(links.map((link) => link.textContent?.trim())).toEqual([
      'Card Agreement',
      'E-Sign Consent Agreement',
    ]);
    expect(hrefs(links)).toEqual(['/legal/card-agreement', '/legal/e-sign-consent']);
  });

  it('that she agreed to lead to their text as it was then', async () => {
    renderRemote(memberArea, '/account/documents');
    const link = await screen.findByRole('link', {
      name: /Card Agreement Version 1, March 2, 2026|Card Agreement.*Version 1, Mar 2, 2026/,
    });
    expect(link.getAttribute('href')).toBe(`/account/documents/${ID}`);
  });

  it('say when she has agreed to none', async () => {
    server.use(answer('/acceptances', []));
    renderRemote(memberArea, '/account/documents');
    expect(await screen.findByText(/^What you agree to as you apply/)).toBeTruthy();
  });

  it('that could not be loaded leave the others alone, and are loaded on Retry', async () => {
    server.use(refuse('/acceptances'));
    const { user } = renderRemote(memberArea, '/account/documents');
    expect(await screen.findByText("We couldn't load what you agreed to.")).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'E-Sign Consent Agreement' })).toBeTruthy();
    server.use(answer('/acceptances', [ACCEPTED]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Version 1/ })).toBeTruthy();
  });
});

describe('a document as it was agreed to', () => {
  const path = `/account/documents/${ID}`;

  it('can be read again, line by line, with version and day', async () => {
    const item = 'A phone or computer with a current web browser and an internet connection';
    const body = `The card\nA purchase above the limit is declined.\nWhat you need\n${item}\nYes.`;
    server.use(answer(`/acceptances/${ID}`, { ...ACCEPTED, body }));
    renderRemote(memberArea, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Card Agreement' })).toBeTruthy();
    expect(await screen.findByText(/^Version 1, as you agreed to it on Mar/)).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['The card', 'What you need']);
    for (const line of ['A purchase above the limit is declined.', item, 'Yes.']) {
      expect(screen.getByText(line)).toBeTruthy();
    }
    await waitFor(() => expect(document.title).toBe('Card Agreement | Reset'));
  });

  it.each([404, 422])('is not there where she agreed to none such: %s', async (status) => {
    server.use(refuse(`/acceptances/${ID}`, status));
    renderRemote(memberArea, path);
    expect(await screen.findByText("We can't find that!")).toBeTruthy();
  });

  it('that could not be loaded says so, and is loaded on Retry', async () => {
    server.use(refuse(`/acceptances/${ID}`));
    const { user } = renderRemote(memberArea, path);
    expect(await screen.findByText("We couldn't load this document.")).toBeTruthy();
    server.use(answer(`/acceptances/${ID}`, { ...ACCEPTED, body: 'The card' }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The card')).toBeTruthy();
  });
});

import { makePage, mockApi, plain, renderRemote } from '@reset/remote-sdk/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '#routes.tsx';
import { answerPages, refusePages } from '#testing/content.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './content-page.tsx';

const server = mockApi();
const body = plain('What it says.');

describe('/legal', () => {
  it.each([
    ['e-sign-consent', 'E-Sign Consent Agreement'],
    ['terms-of-service', 'Terms of Service'],
    ['privacy-policy', 'Privacy Policy'],
    ['card-agreement', 'Card Agreement'],
    ['deposit-account-agreement', 'Deposit Account Agreement'],
    ['bank-privacy-policy', 'Bank Privacy Policy'],
    ['ewa-terms-of-service', 'Earned Wage Access Terms of Service'],
    ['ach-authorization-agreement', 'ACH Authorization Agreement'],
    ['messaging-terms-and-conditions', 'Messaging Terms and Conditions'],
  ])('shows what editors wrote as %s [PUB-064]', async (slug, title) => {
    const page = makePage({ title, blocks: [{ type: 'rich_text', id: 'text', body }] });
    server.use(answerPages({ [slug]: page }));
    renderRemote(remote, `/legal/${slug}`);
    expect(await screen.findByText('What it says.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('keeps its heading where the text cannot be had', async () => {
    server.use(refusePages(503));
    renderRemote(remote, '/legal/privacy-policy');
    expect(await screen.findByText("We couldn't load this page.")).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
  });
});

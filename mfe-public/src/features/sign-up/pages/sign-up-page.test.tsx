import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi, sayAsWidget } from '@reset/remote-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { agreement, field, fillIn, heading, press, visitSignUp } from '#testing/sign-up.tsx';
import { signUpResult } from '../model/sign-up-result.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('somebody who is logged in', () => {
  const server = mockApi();
  const notified = (state: string | null) =>
    http.get('http://localhost/api/v1/notifications', () =>
      HttpResponse.json([
        { id: 'n', type: 'onboarding_state', params: { step: 'bank_linking', state } },
      ]),
    );
  beforeEach(() => sessionStore.setState({ signedIn: true }));
  afterEach(() => sessionStore.setState({ signedIn: false }));

  it('has its heading where nobody says how her application stands', async () => {
    server.use(
      http.get('http://localhost/api/v1/notifications', () =>
        HttpResponse.json({ error: 'Away.', code: 'x', request_id: 'r' }, { status: 503 }),
      ),
    );
    await visitSignUp();
    expect(await screen.findByText("We couldn't load your application.")).toBeTruthy();
    expect(heading().textContent).toBe('You have an account');
  });

  it.each([
    ['bank_account_linked', 'You have an application', 'Continue', '/apply'],
    [null, 'You have an account', 'Go to your dashboard', '/dashboard'],
  ])('is led on, and asked nothing: %s', async (state, title, goOn, href) => {
    server.use(notified(state));
    await visitSignUp();
    const way = await screen.findByRole('link', { name: goOn });
    expect(heading().textContent).toBe(title);
    expect(way.getAttribute('href')).toBe(href);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
  });
});

describe('the intro', () => {
  const steps = () =>
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);

  it('lists the steps to the card, then goes on by Continue [PUB-059, PUB-060]', async () => {
    const visited = await visitSignUp();
    expect(heading().textContent).toBe('Get your Reset card');
    expect(steps()).toEqual(['Sign up', 'Checking account', 'Payroll', 'Personal information']);
    await press(visited, 'Continue');
    expect(heading().textContent).toBe("Let's get started.");
  });

  it('says how long it takes, what has to be at hand and where the card is not to be had', async () => {
    await visitSignUp();
    const main = screen.getByRole('main').textContent;
    expect(main).toContain('About 10 minutes.');
    expect(main).toMatch(/your bank login, your payroll login.+Social Security number/);
    expect(main).toContain('18 or older');
    expect(main).toMatch(/isn't available yet in Kansas, .+ or Wisconsin\./);
  });

  it('lists the steps to a tax refund advance [PUB-061]', async () => {
    sessionStorage.setItem('productName', 'tax_refund_advance');
    await visitSignUp();
    expect(heading().textContent).toBe('File your taxes with Reset');
    expect(steps()).toEqual(['Sign up', 'Checking account', 'Personal information', 'Tax filing']);
  });

  it.each<[string | null, RegExp]>([
    [null, /older\. You can't file your taxes with us from California yet\./],
    // Its people are offered no card after their taxes, with which an advance is spent.
    ['csc', /older\. You can't file your taxes with us from California yet\./],
    ['hvfcu', /advances aren't available yet in California, and we file returns only where/],
  ])('says to people of %s where taxes are not filed', async (partner, where) => {
    sessionStorage.setItem('productName', 'tax_refund_advance');
    if (partner) sessionStorage.setItem('partner', partner);
    await visitSignUp('/users/sign_up?signup=true');
    expect(screen.getByRole('main').textContent).toMatch(where);
  });

  it('shows the way as a list and as a bar [PUB-057]', async () => {
    await visitSignUp();
    const way = screen.getByRole('navigation', { name: 'Steps' });
    expect(within(way).getByRole('listitem', { current: 'step' }).textContent).toContain('Sign up');
    expect(within(way).getByText('Step 1 of 4: Sign up')).toBeTruthy();
  });

  it('opens a chat, in whose place stands how to reach us without one [PUB-058]', async () => {
    window.matchMedia = (() => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    })) as unknown as typeof window.matchMedia;
    const visited = await visitSignUp();
    const help = screen.getByRole('button', { name: 'Need Help' });
    expect(help.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: 'FAQs' })).toBeNull();
    await visited.user.click(help);
    expect(screen.getByRole('dialog', { name: 'Need Help' })).toBeTruthy();
    await sayAsWidget('Need Help', { type: 'failed' });
    expect(screen.getByRole('link', { name: 'FAQs' }).getAttribute('href')).toBe('/faqs');
    const mail = screen.getByRole('link', { name: 'support@reset.example' });
    expect(mail.getAttribute('href')).toBe('mailto:support@reset.example');
  });

  it('keeps the income type of the address for later, and no other word [PUB-005]', async () => {
    const { router } = await visitSignUp('/users/sign_up?incomeType=hourly');
    expect(sessionStorage.getItem('incomeType')).toBe('hourly');
    expect(router.state.location.search).toBe('?incomeType=hourly');
    await visitSignUp('/users/sign_up?incomeType=lottery');
    expect(sessionStorage.getItem('incomeType')).toBe('hourly');
  });
});

describe('the partner’s sign-up', () => {
  it('carries the partner’s name beside ours [PUB-040, PUB-041, PUB-043]', async () => {
    sessionStorage.setItem('partner', 'csc');
    sessionStorage.setItem('productName', 'tax_refund_advance');
    const { container } = await visitSignUp('/users/sign_up?signup=true');
    expect(heading().textContent).toBe('File your taxes with Reset and CSC');
    // Its mark and ours stand in the header, and once is enough.
    expect(screen.queryByRole('img', { name: 'CSC' })).toBeNull();
    // What a partner says of itself is about the card.
    expect(container.textContent).toContain('Tax filing, offered together with CSC.');
    expect(container.textContent).not.toContain('Your pay as you earn it');
  });

  it('is ours without the flag, and without a partner [PUB-040]', async () => {
    const first = await visitSignUp('/users/sign_up?signup=true');
    expect(heading().textContent).toBe('Get your Reset card');
    first.unmount();
    sessionStorage.setItem('partner', 'csc');
    const { container } = await visitSignUp('/users/sign_up');
    expect(heading().textContent).toBe('Get your Reset card');
    expect(container.textContent).not.toContain('CSC');
  });
});

describe('the stages', () => {
  it('follow the browser’s way back, with title and focus', async () => {
    const visited = await visitSignUp('/users/sign_up?incomeType=gig');
    expect(document.title).toBe('Sign Up | Reset');
    await press(visited, 'Continue');
    expect(visited.router.state.location.search).toBe('?incomeType=gig&stage=form');
    expect(document.title).toBe('Sign Up: your name and email | Reset');
    expect(document.activeElement).toBe(heading());
    await act(() => visited.router.navigate(-1));
    await screen.findByRole('heading', { name: 'Get your Reset card' });
    expect(document.title).toBe('Sign Up | Reset');
    expect(document.activeElement).toBe(heading());
  });

  it('survive a reload, with what was typed', async () => {
    const before = await visitSignUp('/users/sign_up?stage=form');
    await fillIn(before);
    before.unmount();
    await visitSignUp('/users/sign_up?stage=form');
    expect(heading().textContent).toBe("Let's get started.");
    expect([field('First name').value, field('Email').value]).toEqual(['Ana', 'Ana@Example.com']);
    expect(agreement().checked).toBe(true);
  });
});

describe('the stored result', () => {
  it('is not shown in production, switch or not', async () => {
    signUpResult.keep({ firstName: 'Ana', lastName: 'Lopez', emailHash: 'abc' });
    await visitSignUp('/users/sign_up', ['signup-debug']);
    expect(screen.queryByText('Stored sign-up result')).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionStore, type FlagName } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import remote from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './home-page.tsx';

/** Refuses whatever is asked for: the page asks for nothing. */
mockApi();

let isStill = false;
window.matchMedia = ((query: string) => ({
  matches: isStill && query.includes('reduced-motion'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;

async function visit(flags: FlagName[] = []) {
  const visited = renderRemote(remote, '/', { flags });
  await screen.findByRole('heading', { level: 1, name: 'Your pay, as you earn it' });
  return visited;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
const words = () => screen.getByRole('main').textContent ?? '';

beforeEach(() => {
  sessionStorage.clear();
  isStill = false;
});

describe('who comes by', () => {
  afterEach(() => sessionStore.setState({ signedIn: false }));

  it('is led to sign up, in the hero and at the end, or to log in [PUB-002, PUB-014]', async () => {
    await visit();
    expect(hrefOf('Sign Up')).toEqual(['/users/sign_up', '/users/sign_up']);
    expect(hrefOf('Log In')).toEqual(['/users/sign_in']);
    expect(section('Ready to Reset').getByRole('link', { name: 'Sign Up' })).toBeTruthy();
  });

  it('is led to the dashboard who is signed in, and sees the same page [PUB-001]', async () => {
    sessionStore.setState({ signedIn: true });
    await visit();
    expect(hrefOf('Go to your dashboard')).toEqual(['/dashboard', '/dashboard']);
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    expect(section("However you're paid").getAllByRole('link')).toHaveLength(4);
  });
});

describe('the badge', () => {
  const badge = () => screen.queryByText('Currently invite-only!');

  it('stands there before the launch, for who was not invited [PUB-015]', async () => {
    await visit();
    expect(badge()).toBeTruthy();
  });

  it('is gone with the launch [PUB-015]', async () => {
    await visit(['rf-6-card-launch']);
    expect(badge()).toBeNull();
  });

  it.each([
    ['partner', 'msufcu'],
    ['group_id', '17'],
    ['referralSlug', 'friend'],
  ])('is gone for who was invited by %s [PUB-015, PUB-016]', async (key, value) => {
    sessionStorage.setItem(key, value);
    await visit();
    expect(badge()).toBeNull();
  });

  it('stays for a partner that nobody knows [PUB-016]', async () => {
    sessionStorage.setItem('partner', 'nobody');
    await visit();
    expect(badge()).toBeTruthy();
  });
});

describe('what it shows', () => {
  it('adds the hours of an example day up to available money [PUB-003]', async () => {
    await visit();
    const day = within(screen.getByRole('figure', { name: 'An example day' }));
    const sums = day.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums).toEqual(['+$120', '−$42', '$78']);
    expect(day.getByText(/^Made-up figures/)).toBeTruthy();
  });

  it('has a tile for each way of being paid, which a sign-up then knows [PUB-004, PUB-005]', async () => {
    await visit();
    const tiles = section("However you're paid").getAllByRole('link');
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
      ['salary', 'hourly', 'gig', 'benefits'].map((type) => `/users/sign_up?incomeType=${type}`),
    );
  });

  it('compares with three others by exactly these figures [PUB-007, PUB-008, PUB-009, PUB-010]', async () => {
    await visit();
    const table = within(screen.getByRole('table', { name: 'What early money costs elsewhere' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(1)).toEqual([
      'Reset',
      'Cash advance apps',
      'Traditional credit cards',
      'Payday loans',
    ]);
    const column = (place: number) =>
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => spoken(within(row).getAllByRole('cell')[place]));
    expect(column(0)).toEqual(['None', 'None', 'None']);
    expect(column(1)).toEqual([
      'effective APR up to 331%',
      'up to $14.99',
      'instant transfer up to $5.99',
    ]);
    expect(column(2)).toEqual(['up to 29.99% APR', 'not compared', 'cash advance fee 3-5%']);
    expect(column(3)).toEqual(['up to 400% APR', 'not compared', 'not compared']);
  });

  it('lets sums speak for cardholders, marks them as examples and invents no quotes [PUB-011]', async () => {
    await visit();
    const examples = section("What a cardholder's limit could be");
    expect(examples.getByText(/^Made-up figures/)).toBeTruthy();
    const told = examples.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual([
      'A night nurse, after three shifts$25236 hours at $22 after taxes, less $540 for bills',
      'A delivery driver, in a slow week$21540 deliveries at $6.50, less $45 for a phone bill',
      'A retiree, halfway to the next benefits$22014 days at $50, less $480 for rent',
    ]);
    expect(document.querySelector('blockquote')).toBeNull();
  });

  it('claims what the card does, and no more [PUB-012, PUB-046, PUB-047, PUB-048, PUB-049]', async () => {
    await visit();
    const tiles = section('A card for every day until payday').getAllByRole('listitem');
    expect(tiles).toHaveLength(3);
    const claims = words();
    for (const claim of [
      'in the U.S. (excluding territories) wherever Visa cards are accepted',
      'Apple Pay or Google Wallet',
      'Up to $100',
      'in the first pay cycle when the probationary limit is enabled. After that the limit adjusts daily.',
      'daily income, bank balance and upcoming bills',
      'No interest, monthly, transfer or late fees',
      'No credit check',
      'No security deposit',
    ]) {
      expect(claims).toContain(claim);
    }
  });

  it('tells its story, and the terms of both offers at the end of their marks [PUB-021, PUB-022, PUB-050, PUB-051, PUB-052, PUB-053, PUB-054, PUB-055]', async () => {
    await visit();
    expect(words()).toContain('over 60% of Americans live paycheck to paycheck');
    expect(words()).toContain('about 70% received a refund');
    for (const [link, note] of [
      ['1: terms of the card', /requires earnings of at least \$500.* Wisconsin\./],
      ['2: terms of the tax offer', /\$20.*21 days early.*\$1,000.*California.*April 15, 2025\./],
    ] as const) {
      const href = screen.getByRole('link', { name: link }).getAttribute('href') ?? '';
      expect(document.querySelector(href)?.textContent).toMatch(note);
    }
  });

  it('leads to the survey, the budget and what institutions read [PUB-013]', async () => {
    await visit();
    const tools = section('Not ready for a card?').getAllByRole('link');
    expect(tools.map((tool) => tool.getAttribute('href'))).toEqual([
      '/financial-health',
      '/budget',
    ]);
    const callOut = section('For financial institutions').getByRole('link');
    expect(callOut.getAttribute('href')).toBe('/partners/financial-institutions');
  });

  it('goes down its headings without leaving one out', async () => {
    await visit();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  });
});

describe('the phone', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  const amount = () => /\$\d+/.exec(phone().textContent ?? '')?.[0];
  const phone = () => screen.getByRole('img', { name: /^An example: a phone/ });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

  it('goes on every 3 seconds, and starts again after the last day [PUB-006]', async () => {
    await visit();
    const seen = [amount()];
    pass(2999);
    expect(amount()).toBe(seen[0]);
    pass(1);
    for (let day = 0; day < 5; day += 1) {
      seen.push(amount());
      pass(3000);
    }
    expect(seen).toEqual(['$78', '$168', '$123', '$243', '$303', '$78']);
  });

  it('stops when paused, and goes on from there', async () => {
    await visit();
    press('Pause the example');
    pass(9000);
    expect(amount()).toBe('$78');
    press('Play the example');
    pass(3000);
    expect(amount()).toBe('$168');
  });

  it('rests while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await visit();
    pass(9000);
    expect(amount()).toBe('$78');
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(3000);
    expect(amount()).toBe('$168');
  });

  it('stays where it is for who wants less motion', async () => {
    isStill = true;
    await visit();
    pass(9000);
    expect(amount()).toBe('$78');
    expect(screen.queryByRole('button', { name: /the example$/ })).toBeNull();
  });

  it('is one picture to screen readers, which says nothing as it changes', async () => {
    await visit();
    expect(phone().closest('[aria-live]')).toBeNull();
    pass(3000);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

/** A cell as it is read out: without what only the eye needs. */
function spoken(cell: HTMLElement | undefined): string {
  const copy = cell?.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll('[aria-hidden]')) silent.remove();
  return copy.textContent ?? '';
}

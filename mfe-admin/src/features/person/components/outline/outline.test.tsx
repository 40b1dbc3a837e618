import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { answersSchedules, answersSections, answersUser, openPerson } from '#testing/person.ts';
import { secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import '../../pages/user-page.tsx';

const server = mockApi();

/* jsdom lays nothing out: what an observer would see is said by the test. */
type Seen = { target: Element; isIntersecting: boolean; boundingClientRect: { bottom: number } };
let observers: { margin: string | undefined; tell: (seen: Seen[]) => void }[] = [];
const WithoutLayout = globalThis.IntersectionObserver;
beforeEach(() => {
  observers = [];
  globalThis.IntersectionObserver = class {
    constructor(tell: (seen: Seen[]) => void, { rootMargin }: { rootMargin?: string } = {}) {
      observers.push({ margin: rootMargin, tell });
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  server.use(
    secondFactor(),
    answersUser({
      dsl: 120.5,
      in_progress_onboarding_state: 'used_card',
      user_config: { partner_slug: 'hvfcu' },
      safe_to_spend_components: { outstanding_reset_transactions: 41.35 },
    }),
    ...answersSections(),
    answersSchedules(),
  );
});
afterEach(() => {
  globalThis.IntersectionObserver = WithoutLayout;
  adminTokenStore.getState().drop();
});

/** Says which sections are in the upper half of the window, and where the last one ends. */
function see(inHalf: string[], endsAt = 10_000) {
  const seen = screen.getAllByRole('heading', { level: 2 }).map((heading) => ({
    target: heading.closest('section') as Element,
    isIntersecting: inHalf.includes(heading.textContent ?? ''),
    boundingClientRect: { bottom: endsAt },
  }));
  act(() => {
    for (const { tell } of observers.slice(-2)) tell(seen);
  });
}

const outline = () => within(screen.getByRole('navigation', { name: 'Sections of this page' }));
const marked = () =>
  outline()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

async function open(role?: StaffRole) {
  const page = openPerson(role);
  await screen.findByRole('heading', { level: 1, name: 'Rosa Marin' });
  return page;
}

describe('the outline of a person’s page', () => {
  it('leads to each section in the order of the page, of which the dangerous one is the last', async () => {
    await open();
    const links = outline().getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual(
      headings.map(({ id }) => id),
    );
    expect(links.map(({ textContent }) => textContent)).toEqual(
      headings.map(({ textContent }) => textContent),
    );
    expect(links.at(-1)?.textContent).toBe('Danger zone');
    expect(new Set(headings.map(({ tabIndex }) => tabIndex))).toEqual(new Set([-1]));
  });

  it('marks the first section that is read', async () => {
    await open();
    expect(marked()).toEqual(['Profile']);
    see(['Payroll', 'Income']);
    expect(marked()).toEqual(['Payroll']);
    see([]);
    expect(marked()).toEqual(['Payroll']);
    expect(observers.at(-2)?.margin).toBe('-0px 0px -50%');
  });

  it('marks at the end of the page which one the address names, and else the last', async () => {
    const { user, router } = await open();
    see(['Timeline'], 600);
    expect(marked()).toEqual(['Danger zone']);
    await user.click(outline().getByRole('link', { name: 'Staff actions' }));
    expect(router.state.location.hash).toBe('#actions');
    see(['Timeline', 'Staff actions'], 600);
    expect(marked()).toEqual(['Staff actions']);
  });
});

describe('the summary', () => {
  const facts = () => {
    const [list] = screen.getAllByText('Owed').map((term) => term.closest('dl'));
    return [...(list?.children ?? [])].map(({ textContent }) => textContent);
  };

  it('says state, partner, what is owed and the limit', async () => {
    await open();
    expect(facts()).toEqual(['StateUsed Card', 'PartnerHVFCU', 'Owed$41.35', 'Limit$120.50']);
  });

  it('says no amounts to support, who is shown none of now', async () => {
    await open('support');
    expect(await screen.findAllByText('Used Card')).toHaveLength(2);
    expect(screen.queryByText('Owed')).toBeNull();
    expect(screen.queryByText('Limit', { selector: 'dt' })).toBeNull();
  });

  it('says that an application was rejected beside the furthest state that it reached', async () => {
    server.use(
      answersUser({
        in_progress_onboarding_state: 'verified_identity',
        eligibility_result: { application_status: 'rejected', results: {} },
        dsl: 423,
      }),
    );
    await open();
    expect(facts()[0]).toBe('StateVerified IdentityRejected');
    expect(facts().at(-1)).toBe('LimitNone');
    expect(screen.getByText('$423.00').parentElement?.textContent).toBe(
      '$423.00 not to be spent, as the application is rejected',
    );
  });
});

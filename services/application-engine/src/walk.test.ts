import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ApplicantFacts, PayrollPolicy } from './applicant-facts.ts';
import type { ApplicationEvent } from './application-event.ts';
import type { Screen } from './screen.ts';
import { PRODUCTS, someFacts, TASKS } from './testing/some-facts.ts';
import { after, canHappen, LINKS, look, type Happening, type World } from './testing/world.ts';
import { isKept } from './tasks.ts';
import { waysOn } from './ways-on.ts';

/* Random paths of what can happen to a person who applies for both products. */

const WALKS = 300;
const MAX_WALK = 50;

/** What comes between, wherever a person stands. */
const ANYWHERE: ApplicationEvent[] = [
  'email_confirmed',
  'bank_linked',
  'digital_bank_linked',
  'bank_unlinked',
  'payroll_linked',
  'payroll_unlinked',
  'payroll_skipped',
  'questionnaire_eligible',
  'questionnaire_ineligible',
  'earnings_found',
  'earnings_missed',
  'integration_error_raised',
  'integration_error_resolved',
  'rejected',
  'application_cancelled',
  'application_restarted',
  'terms_accepted',
  'personal_info_submitted',
  'identity_verified',
  'direct_deposit_switched',
  'repayment_acknowledged',
  'card_issued',
  'tax_return_submitted',
];

/** Each product's screens: none of signing up, and none of what it does not ask for. */
const SCREENS: Record<ProductName, Screen[]> = {
  earned_wage_access: [
    'bank_linking',
    'cancelled',
    'card_issuance_wait',
    'complete',
    'confirm_email',
    'direct_deposit_not_found',
    'identity_verification',
    'income_wait',
    'ineligible',
    'integration_errors',
    'links_broken',
    'payroll_linking',
    'personal_info_submission',
    'repayment_setup',
    'terms_acceptance',
    'thanks_for_linking',
    'unsupported_bank',
  ],
  tax_refund_advance: [
    'bank_linking',
    'complete',
    'confirm_email',
    'ineligible',
    'personal_info_submission',
    'tax_filing_submission',
    'terms_acceptance',
  ],
};

/** Where somebody is who has verified her identity: what she earns throws her back no more. */
const FROM_KEPT: readonly Screen[] = [
  // A card is repaid from a bank, which is asked for until that is set up.
  'bank_linking',
  'integration_errors',
  'repayment_setup',
  'card_issuance_wait',
  'complete',
  'ineligible',
];

const ENDS: readonly Screen[] = ['complete', 'ineligible'];

type Walk = { world: World; reached: Record<ProductName, Set<Screen>> };

/** Something that happens; the place it leads to is held against all that is promised. */
const happens = (happening: Happening): fc.Command<Walk, null> => ({
  check: ({ world }) => canHappen(world, happening),
  run: (walk) => {
    walk.world = after(walk.world, happening);
    for (const product of PRODUCTS) walk.reached[product].add(examine(walk.world, product));
  },
  toString: () =>
    [happening.event, happening.product, happening.homeState, happening.link]
      .filter(Boolean)
      .join(' '),
});

/** One of the ways on of the screen that she is at, by which walks come far. */
const goesOn = (happening: Omit<Happening, 'event'>, choice: number): fc.Command<Walk, null> => {
  const chosen = ({ world }: Walk) => {
    const ways = waysOn(look(world, happening.product).screen);
    const event = ways[choice % ways.length];
    return event ? happens({ event, ...happening }) : null;
  };
  return {
    check: (walk) => chosen(walk)?.check(walk) ?? false,
    run: (walk, real) => chosen(walk)?.run(walk, real),
    toString: () => `way ${choice} on of ${happening.product} ${happening.homeState}`,
  };
};

/** By place and product: walks meet at the same places again and again. */
const examined = new Map<string, Screen>();

function examine(world: World, product: ProductName): Screen {
  const place = `${product} ${JSON.stringify(world, listed)}`;
  const known = examined.get(place);
  if (known) return known;
  const screen = examinePlace(world, product);
  examined.set(place, screen);
  return screen;
}

/** What is recorded is a set, whatever the order in which it was. */
const listed = (_key: string, value: unknown): unknown =>
  value instanceof Set ? [...value].toSorted() : value;

function examinePlace(world: World, product: ProductName): Screen {
  const { screen } = look(world, product);
  expect(SCREENS[product]).toContain(screen);
  if (product === 'earned_wage_access' && isKept(world.facts)) expect(FROM_KEPT).toContain(screen);
  expectNoContradiction(world, product);
  if (ENDS.includes(screen)) expect(waysOn(screen)).toEqual([]);
  else expect(leadingOn(world, product)).not.toEqual([]);
  return screen;
}

/** What leads from the screen to another one, of what it says leads on. */
const leadingOn = (world: World, product: ProductName): ApplicationEvent[] => {
  const { screen } = look(world, product);
  return waysOn(screen).filter(
    (event) => look(afterAll(world, event, product), product).screen !== screen,
  );
};

/** The world after an event, for each of the links that it can happen to. */
const afterAll = (world: World, event: ApplicationEvent, product: ProductName): World => {
  const [happened] = LINKS.reduce<[World, boolean]>(
    ([now, isOver], link) => {
      const happening = { event, product, link };
      if (isOver || !canHappen(now, happening)) return [now, isOver];
      // Only an error is of one link; anything else happens once.
      return [after(now, happening), event !== 'integration_error_resolved'];
    },
    [world, false],
  );
  return happened;
};

function expectNoContradiction(world: World, product: ProductName): void {
  const { status, screen } = look(world, product);
  const { application_status: standing, ...eligibility } = status.eligibility_result;
  const current = status.current_task_name;

  const ready = TASKS.filter((task) => status.tasks[task] === 'ready');
  expect(ready).toEqual(current === null ? [] : [current]);
  if (TASKS.some((task) => task === screen)) expect(screen).toBe(current);

  expect(status.card_application_complete).toBe(world.facts.hasCard);
  expect(standing === 'completed').toBe(status.application_complete);
  expect(screen === 'complete').toBe(status.application_complete);
  expect(screen === 'ineligible').toBe(standing === 'ineligible' || standing === 'rejected');
  expect(eligibility.eligible).toBe(standing === 'eligible' || standing === 'completed');
  expect(standing === 'requires_action').toBe(eligibility.user_actionable_criteria.length > 0);
  expect(screen === 'cancelled').toBe(status.cancellation !== null);
  if (standing === 'not_started' && screen !== 'cancelled') expect(current).toBe('bank_linking');
  expect(status.application_complete && current !== null).toBe(false);
  const { payrollPolicy } = world.facts;
  const isAtPayroll = product === 'earned_wage_access' && screen === 'payroll_linking';
  // A broken bank is mended first; skipping is no less allowed meanwhile.
  if (isAtPayroll) expect(status.skippable).toBe(payrollPolicy === 'optional');
  if (status.skippable) expect([current, standing]).toEqual(['payroll_linking', 'pending']);
}

const beginnings = fc.record({
  isConfirmed: fc.boolean(),
  payrollPolicy: fc.constantFrom<PayrollPolicy>('required', 'optional', 'not_asked'),
});

const circumstances = {
  product: fc.constantFrom(...PRODUCTS),
  // Mostly where both are to be had; and one state without each.
  homeState: fc.constantFrom('OR', 'OR', 'OR', 'OR', 'OR', 'OR', 'KS', 'CA'),
  link: fc.constantFrom(...LINKS),
};
const goingOn = fc
  .record({ happening: fc.record(circumstances), choice: fc.nat({ max: 5 }) })
  .map(({ happening, choice }) => goesOn(happening, choice));
const happenings = fc
  .record({ event: fc.constantFrom(...ANYWHERE), ...circumstances })
  .map(happens);
// Each of the list is taken as often.
const steps = [goingOn, goingOn, happenings];
const walks = () => fc.commands(steps, { maxCommands: MAX_WALK, size: 'max' });

const nothingReached = () => ({
  earned_wage_access: new Set<Screen>(),
  tax_refund_advance: new Set<Screen>(),
});
const worldOf = (beginning: Partial<ApplicantFacts>): World => ({
  facts: someFacts({ ...beginning, hasEarnings: null }),
  broken: new Set(),
});

describe('a walk through both applications', () => {
  it('always has a screen with a way on or out, never contradicts itself, and comes everywhere', () => {
    const reached = nothingReached();
    // A failure names the seed and the path that leads there again.
    fc.assert(
      fc.property(beginnings, walks(), (beginning, walk) => {
        fc.modelRun(() => ({ model: { world: worldOf(beginning), reached }, real: null }), walk);
      }),
      { numRuns: WALKS },
    );
    for (const product of PRODUCTS) {
      expect([...reached[product]].toSorted()).toEqual(SCREENS[product]);
    }
  });

  it('can end from wherever it has come to', () => {
    fc.assert(
      fc.property(beginnings, walks(), circumstances.product, (beginning, walk, product) => {
        const model = { world: worldOf(beginning), reached: nothingReached() };
        fc.modelRun(() => ({ model, real: null }), walk);
        expect(ENDS).toContain(endOf(model.world, product));
      }),
      { numRuns: 200 },
    );
  });
});

/** Where somebody ends who takes the first way on of every screen, as long as it takes. */
function endOf(world: World, product: ProductName): Screen {
  let now = world;
  for (let count = 0; count < 20; count += 1) {
    const { screen } = look(now, product);
    const [event] = leadingOn(now, product);
    if (ENDS.includes(screen) || !event) return screen;
    now = afterAll(now, event, product);
  }
  return look(now, product).screen;
}

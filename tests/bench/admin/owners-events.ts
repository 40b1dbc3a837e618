import { createHash } from 'node:crypto';
import type { Event } from '@reset/api-contract/events.ts';

/*
 * All events of so many people, the same in each reading: their registration, a state, a sign-in and,
 * of every second one, how she stands, and two purchases, each recorded and posted. One in five
 * answers the survey or waits. An event's position is its number.
 */

type Told = Pick<Event, 'type' | 'subject' | 'subject_version' | 'payload'>;

const OWNERS: Readonly<Record<string, readonly ((person: number) => Told | null)[]>> = {
  public: [registered, signedIn, answered],
  member: [opened, stands, bought(0), bought(1), posted(0), posted(1)],
  onboarding: [entered(0), entered(1), waits],
};

/** At most `limit` events of an owner behind this position. */
export function eventsAfter(owner: string, people: number, after: number, limit: number): Event[] {
  const kinds = OWNERS[owner] ?? [];
  const events: Event[] = [];
  for (let number = after; number < people * kinds.length && events.length < limit; number += 1) {
    const told = kinds[number % kinds.length]?.(Math.floor(number / kinds.length));
    if (told) events.push({ ...told, position: `${number + 1}.1`, occurred_at: AT });
  }
  return events;
}

/** The position of the last event of an owner, and how many there are. */
export function lastOf(owner: string, people: number): { position: string; count: number } {
  const kinds = OWNERS[owner] ?? [];
  const count = kinds.reduce(
    (sum, tell) =>
      sum + Array.from({ length: people }, (_none, n) => tell(n)).filter(Boolean).length,
    0,
  );
  let last = people * kinds.length;
  while (last > 0 && !kinds[(last - 1) % kinds.length]?.(Math.floor((last - 1) / kinds.length))) {
    last -= 1;
  }
  return { position: last === 0 ? '0' : `${last}.1`, count };
}

const AT = '2026-11-20T20:00:00.000Z';

function idOf(what: string, number: number): string {
  const hex = createHash('md5').update(`${what} ${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-7$3-8$4-$5');
}

const at = (person: number, minutes = 0) =>
  new Date(Date.UTC(2020, 0, 1) + (person * 3 + minutes) * 60_000).toISOString();

function registered(person: number): Told {
  return {
    type: 'user.registered',
    subject: idOf('user', person),
    subject_version: 1,
    payload: {
      email: `rosa.marin${person}@mail${person % 9}.example`,
      first_name: NAMES[person % NAMES.length],
      last_name: `Marin${person % 5_000}`,
      confirmed: true,
      partner_slug: null,
      created_at: at(person),
      phone_number: String(4_150_000_000 + person),
      deactivated: person % 100 === 0,
    },
  };
}

const NAMES = ['Rosa', 'Omar', 'Ana', 'Sam', 'Iris', 'Theodore', 'Wanda', 'Liu'];

function signedIn(person: number): Told {
  const subject = idOf('user', person);
  return { type: 'user.signed_in', subject, subject_version: 2, payload: {} };
}

function answered(person: number): Told | null {
  if (person % 5 > 0) return null;
  return {
    type: 'survey.answered',
    subject: idOf('survey', person),
    subject_version: 1,
    payload: {
      name: `Ana ${person}`,
      email: `${person}@example.com`,
      subscores: [0, 10, 20, 30, 40, 50, 60, 70],
      created_at: AT,
    },
  };
}

function opened(person: number): Told | null {
  if (person % 2 > 0) return null;
  return {
    type: 'card_account.opened',
    subject: idOf('account', person),
    subject_version: 1,
    payload: { user_id: idOf('user', person) },
  };
}

function stands(person: number): Told | null {
  if (person % 2 > 0) return null;
  return {
    type: 'member.changed',
    subject: idOf('user', person),
    subject_version: 1,
    payload: {
      spending_limit_cents: 42_300,
      repayment_method: 'ach_debit_flow',
      pay_date: `2026-12-${String(1 + (person % 30)).padStart(2, '0')}`,
      pay_dates: {
        system_chosen_debit_date: null,
        pave_derived: null,
        pinwheel_derived: null,
        reset_paystub_derived: null,
        payroll_account_pay_period_start_date_derived: null,
      },
      linked_bank_name: 'Harbor Bank',
      linked_bank_account_name: 'Everyday Checking',
      employer_name: 'Harbor Fish Market',
      muted: false,
      card_last_fours: [String(person % 10_000).padStart(4, '0')],
    },
  };
}

function bought(nth: number) {
  return (person: number) => purchase(person, nth, 'pending', 2 + nth);
}

function posted(nth: number) {
  return (person: number) => purchase(person, nth, 'posted', 4 + nth);
}

function purchase(person: number, nth: number, state: string, version: number): Told | null {
  if (person % 2 > 0) return null;
  return {
    type: 'card_transaction.recorded',
    subject: idOf('account', person),
    subject_version: version,
    payload: {
      user_id: idOf('user', person),
      card_transaction_id: idOf(`purchase ${nth}`, person),
      latest_transaction_at: at(person, 1 + nth),
      purchase: {
        created_at: at(person, 1 + nth),
        amount_cents: 2_415,
        merchant_name: 'Harbor Street Grocery',
        network_state: state === 'posted' ? 'cleared' : 'authorized',
        customer_state: state,
        synctera_transaction_id: null,
        synctera_account_id: null,
      },
    },
  };
}

function entered(nth: number) {
  return (person: number): Told => ({
    type: 'user_state.entered',
    subject: idOf('user', person),
    subject_version: 1 + nth,
    payload: { state: nth === 0 ? 'registered' : 'confirmed_email', product: null },
  });
}

function waits(person: number): Told | null {
  if (person % 5 > 0) return null;
  return {
    type: 'waitlist_entry.added',
    subject: idOf('waitlist', person),
    subject_version: 1,
    payload: {
      name: `Wanda ${person}`,
      email: `${person}@example.com`,
      bank_account_eligible: 'green',
      bank_account_name: null,
      payroll_provider_eligible: 'red',
      payroll_provider_name: 'Payday',
      payroll_provider_jobs: [],
      income_type: 'salary',
      time_and_attendance_platform_name: null,
      eligible: 'red',
      created_at: AT,
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { newId } from '@reset/service-kit';
import { operator } from '../../e2e/product/running-product.ts';
import { openPage, type Visitor } from '../accounts/visitor.ts';

export type BenchApplicant = { email: string; password: string; visitor: Visitor };

/** Whose income the sandbox shows, and who its account is in the name of. */
const PERSONA = 'hourly_ach';
const NAME = { first_name: 'Hazel', last_name: 'Hourly' };
const CONCURRENCY = 4;
const POLL_MS = 100;
const ASKED_WITHIN_MS = 120_000;

export const TERMS = `/api/v1/disclosures?disclosure_types=${TERMS_TYPES.join(',')}`;
export const ACCEPTANCES = '/api/v1/acceptances/bulk';

/** People who have linked bank and payroll, signed in and asked for the terms. */
export async function newApplicants(origin: string, count: number): Promise<BenchApplicant[]> {
  const made: BenchApplicant[] = [];
  let begun = 0;
  const makeNext = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      made.push(await newApplicant(origin));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, makeNext));
  return made;
}

async function newApplicant(origin: string): Promise<BenchApplicant> {
  const id = newId();
  const who = { email: `hazel.${id}@example.com`, password: newId() };
  const member = `/internal/members/${id}`;
  await operator('member').put(member, { repayment_method: 'ach_debit_flow' });
  await operator('public').put(`/internal/users/${id}`, { ...who, ...NAME, confirmed: true });
  await operator('member').put(`${member}/bank_link`, {
    access_token: `access-sandbox-${PERSONA}`,
  });
  await operator('member').put(`${member}/payroll_link`, { account_id: PERSONA });
  const visitor = await openPage(origin);
  await visitor.signIn(who);
  await untilAskedFor(visitor, 'terms_acceptance');
  return { ...who, visitor };
}

/** Once her links have been read, this is what she is asked for. */
export async function untilAskedFor(
  visitor: Visitor,
  task: ApplicationStatus['current_task_name'],
): Promise<void> {
  const until = performance.now() + ASKED_WITHIN_MS;
  for (;;) {
    const status = (await visitor.read('/api/v1/card_application/status')) as ApplicationStatus;
    if (status.eligibility_result.eligible && status.current_task_name === task) return;
    if (performance.now() > until) {
      throw new Error(`She is asked for ${status.current_task_name}, not for ${task}.`);
    }
    await pause(POLL_MS);
  }
}

/** What is sent by who agrees to all of the terms. */
export const agreedTo = (terms: Disclosures): { disclosure_ids: string[] } => ({
  disclosure_ids: terms.map(({ id }) => id),
});

export async function acceptTerms(visitor: Visitor): Promise<void> {
  const terms = (await visitor.read(TERMS)) as Disclosures;
  const status = await visitor.post(ACCEPTANCES, agreedTo(terms));
  if (status !== 201) throw new Error(`The terms were answered with ${status}.`);
}

import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CardIssuance } from '@reset/api-contract/onboarding/card-issuance.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import type { PostPersonalInfo } from '@reset/api-contract/onboarding/personal-info.ts';
import type { Visitor } from '../accounts/visitor.ts';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import { ACCEPTANCES, agreedTo, TERMS, untilAskedFor } from './applicants.ts';
import { AMONG, type Among, type Ground } from './grounds.ts';

/* What an applicant sends and asks from the terms to her card, among few and among many. */

const MEASURED = sized(40, 2);
/** The first people warm up. */
const WARM_UP = sized(5, 1);
/** They send to a provider that does not answer. */
const UNANSWERED = sized(20, 1);
/** How many people each ground has to have. */
export const APPLICANTS = WARM_UP + MEASURED + UNANSWERED;

const MAX_MS = 300;
const MAX_RATIO = 1.5;
const POLL_MS = 50;
const DONE_WITHIN_MS = 60_000;
/** Longer than all that is measured of it takes. */
const UNANSWERED_MS = 15_000;

const PERSONAL_INFOS = '/api/v1/personal_infos';
const SUBMIT = '/api/v1/identity_verifications/submit_verification';
const IDENTITY = '/api/v1/identity_verifications/current_status';
const REPAYMENT = '/api/v1/card_application/confirm_repayment_account';
const ISSUANCE = '/api/v1/card_application/issuance';

const ANSWERED = {
  terms: 'GET /disclosures: the terms',
  acceptances: 'POST /acceptances/bulk',
  personalInfo: 'POST /personal_infos',
  submit: 'POST /identity_verifications/submit_verification',
  submitUnanswered: 'the same, while the provider does not answer',
  identity: 'GET /identity_verifications/current_status, while it is verified',
  repayment: 'POST /card_application/confirm_repayment_account',
  issuance: 'GET /card_application/issuance, while the card is issued',
} as const;
const AWAITED = {
  approved: 'from submitting to being approved',
  issued: 'from the word of how she repays to her card',
} as const;
type Figure = keyof typeof ANSWERED | keyof typeof AWAITED;
type Times = Partial<Record<Figure, number[]>>;
/** A person, and where it is kept how long she waited. */
type Measured = { visitor: Visitor; times: Times };

/**
 * Takes people from the terms to their cards, in turns one among few and one among many. Sets the
 * exit code where 95 of 100 answers took more than 300 ms, or the median among many is more than
 * 1.5 times that among few. Nothing asks a provider before it answers: jobs do.
 * @returns the lines of its tables
 */
export async function measureSteps(grounds: Record<Among, Ground>): Promise<string[]> {
  const times: Record<Among, Times> = { few: {}, many: {} };
  const inTurns = async ([from, to]: [number, number], take: (one: Measured) => Promise<void>) => {
    for (let at = from; at < to; at += 1) {
      for (const among of ['few', 'many'] as const) {
        const applicant = grounds[among].applicants[at];
        if (!applicant) throw new Error('There are not enough people.');
        const { visitor } = applicant;
        await take({ visitor, times: at < WARM_UP ? {} : times[among] });
      }
    }
  };
  await inTurns([0, WARM_UP + MEASURED], takeToCard);
  const provider = async (fault: object) => {
    for (const { sandboxUrl } of Object.values(grounds)) await setFault(sandboxUrl, fault);
  };
  await provider({ mode: 'delay', delay_ms: UNANSWERED_MS });
  await inTurns([WARM_UP + MEASURED, APPLICANTS], submitUnanswered);
  await provider({ mode: 'none' });
  return tablesOf(times);
}

async function takeToCard(one: Measured): Promise<void> {
  await tellWhoSheIs(one);
  const submittedAt = performance.now();
  await send(one, 'submit', SUBMIT, {});
  await untilSo(one, 'identity', IDENTITY, (answer) =>
    ((answer as CurrentIdentityStatus).current_status ?? '').startsWith('verified_'),
  );
  keep(one.times, 'approved', submittedAt);
  await untilAskedFor(one.visitor, 'repayment_setup');
  const confirmedAt = performance.now();
  await send(one, 'repayment', REPAYMENT);
  await untilSo(one, 'issuance', ISSUANCE, (answer) => (answer as CardIssuance).card_issued);
  keep(one.times, 'issued', confirmedAt);
}

async function submitUnanswered(one: Measured): Promise<void> {
  await tellWhoSheIs({ ...one, times: {} });
  await send(one, 'submitUnanswered', SUBMIT, {});
}

async function tellWhoSheIs(one: Measured): Promise<void> {
  const terms = (await ask(one, 'terms', TERMS)) as Disclosures;
  await send(one, 'acceptances', ACCEPTANCES, agreedTo(terms));
  await send(one, 'personalInfo', PERSONAL_INFOS, newPersonalInfo());
}

/** Nobody else's number: one that two people give is looked at by staff. */
const newPersonalInfo = (): PostPersonalInfo => ({
  phone_number: '2025550123',
  date_of_birth: '1990-01-31',
  ssn: `${randomInt(200, 660)}${randomInt(10, 99)}${randomInt(1000, 9999)}`,
  address: { street_one: '1 Harbor Street', city: 'Portland', state_abbr: 'OR', zip_code: '97201' },
});

async function send(
  { visitor, times }: Measured,
  figure: Figure,
  path: string,
  body?: object,
): Promise<void> {
  const startedAt = performance.now();
  const status = await visitor.post(path, body);
  keep(times, figure, startedAt);
  if (status >= 300) throw new Error(`${path} was answered with ${status}.`);
}

async function ask({ visitor, times }: Measured, figure: Figure, path: string): Promise<unknown> {
  const startedAt = performance.now();
  const answer = await visitor.read(path);
  keep(times, figure, startedAt);
  return answer;
}

async function untilSo(
  one: Measured,
  figure: Figure,
  path: string,
  isSo: (answer: unknown) => boolean,
): Promise<void> {
  const until = performance.now() + DONE_WITHIN_MS;
  while (!isSo(await ask(one, figure, path))) {
    if (performance.now() > until) throw new Error(`${path} says what it said a minute ago.`);
    await pause(POLL_MS);
  }
}

function keep(times: Times, figure: Figure, startedAt: number): void {
  (times[figure] ??= []).push(performance.now() - startedAt);
}

async function setFault(sandboxUrl: string, fault: object): Promise<void> {
  const reply = await fetch(`${sandboxUrl}/faults/socure`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!reply.ok) throw new Error(`The sandbox answered with ${reply.status}.`);
}

function tablesOf(times: Record<Among, Times>): string[] {
  const middleOf = (among: Among, figure: Figure) => median(times[among][figure] ?? []);
  const row = (figure: keyof typeof ANSWERED) => {
    const [few, many] = [middleOf('few', figure), middleOf('many', figure)];
    const all = [...(times.few[figure] ?? []), ...(times.many[figure] ?? [])];
    const late = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;
    promised(late <= MAX_MS && many / few <= MAX_RATIO);
    return `| ${ANSWERED[figure]} | ${few.toFixed(1)} | ${many.toFixed(1)} | **${(many / few).toFixed(2)}** | **${late.toFixed(0)}** |`;
  };
  const wait = (figure: keyof typeof AWAITED) =>
    `| ${AWAITED[figure]} | ${middleOf('few', figure).toFixed(0)} | ${middleOf('many', figure).toFixed(0)} |`;
  const [few, many] = [AMONG.few, AMONG.many].map((count) => count.toLocaleString('en-US'));
  return [
    `| ${MEASURED} people from the terms to the card among each, in turns | ms, median, among ${few} | among ${many} | many : few | ms, 95th of 100 |`,
    '|---|---|---|---|---|',
    ...Object.keys(ANSWERED).map((figure) => row(figure as keyof typeof ANSWERED)),
    '',
    `| jobs and the sandbox's providers included | ms, median, among ${few} | among ${many} |`,
    '|---|---|---|',
    ...Object.keys(AWAITED).map((figure) => wait(figure as keyof typeof AWAITED)),
  ];
}

import { benefits } from './benefits.ts';
import { directDeposit } from './direct-deposit.ts';
import { flagged } from './flagged.ts';
import { gigWorker } from './gig-worker.ts';
import { hourlyAch } from './hourly-ach.ts';
import { issuing } from './issuing.ts';
import { noDeposit } from './no-deposit.ts';
import { partnerHvfcu } from './partner-hvfcu.ts';
import { partTimer } from './part-timer.ts';
import type { Persona } from './persona.ts';
import { taxRejected } from './tax-rejected.ts';
import { tax } from './tax.ts';
import { zeroLimit } from './zero-limit.ts';

/** All whom the providers know. The seeded applicant is absent: she has linked nothing yet. */
export const personas: readonly Persona[] = [
  hourlyAch,
  directDeposit,
  flagged,
  tax,
  taxRejected,
  partnerHvfcu,
  zeroLimit,
  issuing,
  gigWorker,
  benefits,
  noDeposit,
  partTimer,
];

export const findPersona = (key: string): Persona | null =>
  personas.find((persona) => persona.key === key) ?? null;

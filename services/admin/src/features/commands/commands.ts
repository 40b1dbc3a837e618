import type { Refusal } from '@reset/service-kit';
import type { Changes, Logged } from '#features/audit/audit.ts';

/** The services that do what staff ask for. */
export type Owner = 'public' | 'onboarding' | 'member';

/** What its owner is asked, in the words of its internal route. */
export type OwnerRequest = {
  owner: Owner;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object | null;
};

/** Something that staff ask a service to do. */
export type NewCommand = OwnerRequest & {
  /** The key by which its owner knows it, however often it is sent. */
  id: string;
  action: string;
  subjectId: string | null;
  object: { kind: string; id: string } | null;
  staffId: string;
  onBehalfOf: string | null;
  reason: string | null;
  requestId: string;
  /** Of what was asked for: another one under the same id is another request. */
  digest: string;
};

export type Command = NewCommand & {
  state: 'asked' | 'done' | 'proposed' | 'refused';
  askedAt: Date;
  endedAt: Date | null;
  /** What it was answered or refused with; null while nobody knows, and for an empty answer. */
  answer: unknown;
};

/** What another person is to approve. */
export type WantedApproval = {
  /** What would be moved; null where no money is. */
  amountCents: number | null;
  body: object | null;
  /** Until when it has to be approved to be done in time; absent and null where only its expiry counts. */
  dueAt?: string | null;
  /** What the fields that it sets were when it was asked for, as far as its owner says so. */
  before?: Readonly<Record<string, Logged>>;
  /** What else becomes of what it sets, as far as its owner says so. */
  effects?: Changes;
};

/** What its owner said to it, or that it takes another person's approval first. */
export type Ending =
  | { state: 'done'; answer: unknown }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'proposed'; needsApproval: WantedApproval };

/** What is kept as the answer to a command that waits to be approved. */
export const APPROVAL_REQUIRED: Refusal = {
  status: 409,
  code: 'approval_required',
  error: 'Another person has to approve this.',
};

/** Of two changes of the same, the second is made by somebody who has not seen the first. */
export const BEING_CHANGED: Refusal = {
  status: 409,
  code: 'being_changed',
  error:
    'This is being changed, or was changed since you opened it. Look at it again before you do.',
};

/** What else changes the same of a person, and since when what it changes was seen. */
export type SameChanges = {
  actions: readonly string[];
  /** By the service, as the log has it from then. */
  readSince: Date;
  /** By who asks, in her dialog. What she has changed herself since then she knows. */
  openedSince: Date;
};

const MAX_OPEN_SECONDS = 7 * 86_400;

/**
 * @returns since when a dialog was open, by the header that says so, seven days at most; the same moment
 * where it says nothing
 */
export function openedSince(header: unknown, now: Date): Date {
  const seconds = typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : 0;
  return new Date(now.getTime() - Math.min(seconds, MAX_OPEN_SECONDS) * 1_000);
}

/** How long a command is asked again: its owner keeps its answers for longer than that. */
const ASKED_FOR_MS = 7 * 86_400_000;

/** @returns since when commands that have no answer are asked again */
export const askedAgainSince = (now: Date): Date => new Date(now.getTime() - ASKED_FOR_MS);

const APPROVABLE_FOR_MS = 3 * 86_400_000;

/** @returns until when a request of now can be approved */
export const endOfApproval = (now: Date): Date => new Date(now.getTime() + APPROVABLE_FOR_MS);

/**
 * By when staff are to decide, in the time of the product, by which what waits for them is due (decision
 * 49); it ends by itself by the real time.
 */
export const dueBy = ({ dueAt }: Pick<WantedApproval, 'dueAt'>, productNow: Date): string => {
  const end = endOfApproval(productNow).toISOString();
  return dueAt && dueAt < end ? dueAt : end;
};

/**
 * What an owner's refusal means: null where it says nothing of the command, which is asked again. An
 * owner that is away, broken or does not believe who asks has not looked at it.
 */
export function readRefusal(refused: {
  status: number;
  code: string;
  said: Pick<Refusal, 'error' | 'errors'> | null;
}): Refusal | null {
  const { status, code, said } = refused;
  const hasLooked = status >= 400 && status < 500 && status !== 401 && status !== 429;
  return hasLooked && said !== null ? { status, code, ...said } : null;
}

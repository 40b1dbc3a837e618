import { identityOutcome, type IdentityOutcome } from '#personas/identity-outcome.ts';
import type { Context } from '../../context.ts';
import type { EvaluationBody } from './socure-schemas.ts';

export type Decision = 'ACCEPT' | 'REJECT' | 'REVIEW';

/** An evaluation of a person and its outcome. Her social security number is not stored. */
export type Evaluation = {
  evalId: string;
  /** The customer's own. */
  id: string;
  workflow: string;
  outcome: IdentityOutcome;
  decision: Decision;
  /** ON_HOLD waits for pictures, OPEN for a person who reviews. */
  status: 'CLOSED' | 'ON_HOLD' | 'OPEN';
  /** With which pictures may be uploaded; null where none are wanted. */
  docvToken: string | null;
  /** Until when; missing in what was stored before links ended. */
  docvExpiresAt?: string | null;
  /** Where who took the pictures in a page of Socure's own goes from there; null for nowhere. */
  redirectUrl?: string | null;
  /** How often pictures were uploaded. */
  uploads: number;
  startedAt: string;
  decidedAt: string;
};

export type Evaluations = {
  /** null for none. */
  find(evalId: string): Evaluation | null;
  /** The one whose pictures may be uploaded with this token: once, and for a day. */
  findBy(docvToken: string): Evaluation | null;
  list(): Evaluation[];
  start(body: EvaluationBody): Evaluation;
  /** Reads the pictures that were uploaded, with this outcome rather than the last name's. */
  read(evaluation: Evaluation, outcome?: IdentityOutcome): Evaluation;
  /** Gives out another token where the one that it waits with has expired. */
  rerun(evaluation: Evaluation): Evaluation;
  decide(evaluation: Evaluation, decision: Decision): Evaluation;
};

const DOCUMENTS = 'document_verification';
const LINK_MS = 24 * 60 * 60 * 1_000;

export function openEvaluations({ store, clock, random }: Context): Evaluations {
  const stored = store.of<Evaluation>('socure_evaluation');
  const now = () => clock.now().toISOString();
  const put = (evaluation: Evaluation) => {
    stored.put(evaluation.evalId, evaluation, evaluation.docvToken ?? '');
    return evaluation;
  };
  const newLink = () => ({
    docvToken: random.id(),
    docvExpiresAt: new Date(clock.now().getTime() + LINK_MS).toISOString(),
  });
  const noLink = { docvToken: null, docvExpiresAt: null };
  const isExpired = ({ docvExpiresAt }: Evaluation) =>
    typeof docvExpiresAt === 'string' && docvExpiresAt <= now();
  return {
    find: (evalId) => stored.get(evalId),
    findBy(token) {
      const found = token === '' ? undefined : stored.listOf(token)[0];
      return found && !isExpired(found) ? found : null;
    },
    list: () => stored.list(),
    start({ id, workflow, data }) {
      const outcome = identityOutcome(data.individual.family_name);
      const asksForPictures =
        workflow === DOCUMENTS || outcome === 'refer' || outcome === 'resubmit';
      return put({
        evalId: random.id(),
        id,
        workflow,
        outcome,
        decision: asksForPictures ? 'REVIEW' : afterReading(outcome, 1),
        status: asksForPictures ? 'ON_HOLD' : 'CLOSED',
        ...(asksForPictures ? newLink() : noLink),
        redirectUrl: data.individual.docv?.config.redirect?.url ?? null,
        uploads: 0,
        startedAt: now(),
        decidedAt: now(),
      });
    },
    read(before, outcome) {
      const uploads = before.uploads + 1;
      const isAskedAgain =
        outcome === 'resubmit' ||
        (outcome === undefined && before.outcome === 'resubmit' && uploads === 1);
      const decision = isAskedAgain ? 'REVIEW' : afterReading(outcome ?? before.outcome, uploads);
      const waits = isAskedAgain ? 'ON_HOLD' : 'OPEN';
      return put({
        ...before,
        uploads,
        decision,
        status: decision === 'REVIEW' ? waits : 'CLOSED',
        ...(isAskedAgain ? newLink() : noLink),
        decidedAt: now(),
      });
    },
    rerun: (before) =>
      before.status === 'ON_HOLD' && isExpired(before) ? put({ ...before, ...newLink() }) : before,
    decide: (before, decision) =>
      put({
        ...before,
        decision,
        status: decision === 'REVIEW' ? 'OPEN' : 'CLOSED',
        ...noLink,
        decidedAt: now(),
      }),
  };
}

function afterReading(outcome: IdentityOutcome, uploads: number): Decision {
  switch (outcome) {
    case 'accept':
      return 'ACCEPT';
    case 'reject':
      return 'REJECT';
    case 'refer':
      return 'REVIEW';
    case 'resubmit':
      return uploads > 1 ? 'ACCEPT' : 'REVIEW';
  }
}

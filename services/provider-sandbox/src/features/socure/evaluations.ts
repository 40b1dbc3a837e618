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
  /** How often pictures were uploaded. */
  uploads: number;
  startedAt: string;
  decidedAt: string;
};

export type Evaluations = {
  /** null for none. */
  find(evalId: string): Evaluation | null;
  findBy(docvToken: string): Evaluation | null;
  list(): Evaluation[];
  start(body: EvaluationBody): Evaluation;
  /** Reads the pictures that were uploaded. */
  read(evaluation: Evaluation): Evaluation;
  decide(evaluation: Evaluation, decision: Decision): Evaluation;
};

const DOCUMENTS = 'document_verification';

export function openEvaluations({ store, clock, random }: Context): Evaluations {
  const stored = store.of<Evaluation>('socure_evaluation');
  const now = () => clock.now().toISOString();
  const put = (evaluation: Evaluation) => {
    stored.put(evaluation.evalId, evaluation, evaluation.docvToken ?? '');
    return evaluation;
  };
  return {
    find: (evalId) => stored.get(evalId),
    findBy: (token) => (token === '' ? null : (stored.listOf(token)[0] ?? null)),
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
        docvToken: asksForPictures ? random.id() : null,
        uploads: 0,
        startedAt: now(),
        decidedAt: now(),
      });
    },
    read(before) {
      const uploads = before.uploads + 1;
      const decision = afterReading(before.outcome, uploads);
      const isAskedAgain = before.outcome === 'resubmit' && uploads === 1;
      const waits = isAskedAgain ? 'ON_HOLD' : 'OPEN';
      return put({
        ...before,
        uploads,
        decision,
        status: decision === 'REVIEW' ? waits : 'CLOSED',
        docvToken: isAskedAgain ? random.id() : null,
        decidedAt: now(),
      });
    },
    decide: (before, decision) =>
      put({
        ...before,
        decision,
        status: decision === 'REVIEW' ? 'OPEN' : 'CLOSED',
        docvToken: null,
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

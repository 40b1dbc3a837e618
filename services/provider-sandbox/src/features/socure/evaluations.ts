import type { Clock } from '@reset/service-kit';
import { identityOutcome, type IdentityOutcome } from '#personas/identity-outcome.ts';
import type { Records, RecordStore } from '#records/records.ts';
import type { EvaluationBody } from './socure-schemas.ts';

export type Decision = 'ACCEPT' | 'REJECT' | 'REVIEW';

/** What was asked about somebody, and what came of it. No number of hers is kept. */
export type Evaluation = {
  evalId: string;
  /** The customer's own. */
  id: string;
  workflow: string;
  outcome: IdentityOutcome;
  decision: Decision;
  /** ON_HOLD waits for pictures, OPEN for a person who reviews. */
  status: 'CLOSED' | 'ON_HOLD' | 'OPEN';
  /** With which her pictures may be uploaded; null where none are asked for. */
  docvToken: string | null;
  /** How often pictures came. */
  uploads: number;
  startedAt: string;
  decidedAt: string;
};

export type Evaluations = {
  /** null for none. */
  find(evalId: string): Evaluation | null;
  findBy(docvToken: string): Evaluation | null;
  list(): Evaluation[];
  start(asked: EvaluationBody): Evaluation;
  /** Reads the pictures that came. */
  read(evaluation: Evaluation): Evaluation;
  decide(evaluation: Evaluation, decision: Decision): Evaluation;
};

const DOCUMENTS = 'document_verification';

export function openEvaluations(records: RecordStore, clock: Clock): Evaluations {
  const kept: Records<Evaluation> = records.of('socure_evaluation');
  const now = () => clock.now().toISOString();
  const put = (evaluation: Evaluation) => {
    kept.put(evaluation.evalId, evaluation, evaluation.docvToken ?? '');
    return evaluation;
  };
  return {
    find: (evalId) => kept.get(evalId),
    findBy: (token) => (token === '' ? null : (kept.listOf(token)[0] ?? null)),
    list: () => kept.list(),
    start({ id, workflow, data }) {
      const outcome = identityOutcome(data.individual.family_name);
      const asksForPictures =
        workflow === DOCUMENTS || outcome === 'refer' || outcome === 'resubmit';
      return put({
        evalId: crypto.randomUUID(),
        id,
        workflow,
        outcome,
        decision: asksForPictures ? 'REVIEW' : afterReading(outcome, 1),
        status: asksForPictures ? 'ON_HOLD' : 'CLOSED',
        docvToken: asksForPictures ? crypto.randomUUID() : null,
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
        docvToken: isAskedAgain ? crypto.randomUUID() : null,
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

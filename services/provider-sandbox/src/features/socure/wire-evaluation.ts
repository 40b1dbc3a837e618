import { stableId } from '#personas/stable-id.ts';
import type { Evaluation } from './evaluations.ts';

/** An evaluation as RiskOS has it. @param origin where the sandbox is */
export const wireEvaluation = (evaluation: Evaluation, origin: string) => ({
  id: evaluation.id,
  workflow: evaluation.workflow,
  workflow_id: stableId('socure workflow', evaluation.workflow),
  workflow_version: '1.0.0',
  eval_source: 'API',
  eval_id: evaluation.evalId,
  eval_start_time: evaluation.startedAt,
  eval_end_time: evaluation.decidedAt,
  decision: evaluation.decision,
  decision_at: evaluation.decidedAt,
  status: evaluation.status,
  sub_status: '',
  tags: tagsOf(evaluation),
  notes: '',
  review_queues: evaluation.status === 'OPEN' ? ['Default Queue'] : [],
  data_enrichments: [
    { enrichment_name: 'Socure Verify', enrichment_provider: 'Socure', status_code: 200 },
    ...Array.from({ length: evaluation.uploads }, () => readingOf(evaluation)),
    ...(evaluation.docvToken === null ? [] : [docvOf(evaluation, evaluation.docvToken, origin)]),
  ],
});

const tagsOf = ({ status, uploads }: Evaluation): string[] => {
  if (status === 'OPEN') return ['Manual Review'];
  if (status === 'ON_HOLD') return [uploads === 0 ? 'DocV Step Up' : 'DocV Resubmit'];
  return [];
};

/** What was read out of pictures; each time that some were uploaded. */
const readingOf = ({ evalId, decision }: Evaluation) => ({
  enrichment_name: 'Socure Document Verification',
  enrichment_provider: 'Socure',
  status_code: 200,
  response: {
    referenceId: evalId,
    documentVerification: { decision: { name: 'standard', value: decision.toLowerCase() } },
  },
});

const docvOf = (evaluation: Evaluation, token: string, origin: string) => ({
  enrichment_name: 'SocureDocRequest',
  enrichment_provider: 'Socure',
  status_code: 200,
  response: {
    referenceId: evaluation.evalId,
    data: {
      eventId: stableId('socure event', token),
      docvTransactionToken: token,
      url: `${origin}/socure/docv?token=${token}`,
    },
  },
});

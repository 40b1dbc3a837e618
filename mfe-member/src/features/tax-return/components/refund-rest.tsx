import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { Text } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { useRefundRest } from './use-refund-rest.ts';

interface Props {
  returns: readonly IncomeTaxReturn[];
  /** What it repaid in all stands elsewhere on the page. */
  isRepaidTold: boolean;
}

/** Of a refund that came in through us, what it repaid, and what is at her bank or on its way there. */
export function RefundRest({ returns, isRepaidTold }: Props) {
  const { data: overview } = useQuery(overviewQuery);
  const rest = useRefundRest(returns, overview);
  if (!rest) return null;
  const repaid = isRepaidTold ? rest.repaidLater : rest.repaid;
  const sentences = [repaid, rest.arrived, ...rest.underWay].filter((words) => words !== null);
  return sentences.map((sentence) => <Text key={sentence}>{sentence}</Text>);
}

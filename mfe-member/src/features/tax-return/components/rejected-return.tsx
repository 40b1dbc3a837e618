import { rejectedReturns } from '@reset/remote-sdk/tax-returns';
import { NextStep } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { taxReturnsQuery } from '../api/get-tax-returns.ts';
import { useMessages } from '../tax-return-messages.ts';
import { namesOf } from './return-rows.tsx';

/** Leads whose return was rejected to where it is corrected. */
export function RejectedReturn() {
  const t = useMessages();
  const { data: returns = [] } = useQuery(taxReturnsQuery);
  const rejected = rejectedReturns(returns);
  if (rejected.length === 0) return null;
  return (
    <NextStep
      title={t('issue.title')}
      text={[t('issue.which', { returns: namesOf(rejected) }), t('issue.text')].join(' ')}
      action={{ label: t('issue.look'), href: '/tax-return' }}
    />
  );
}

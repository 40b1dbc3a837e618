import type { MemberProfile } from '@reset/remote-sdk';
import { useMessages } from '../payday-messages.ts';
import { Timeline, TimelineSteps } from './timeline.tsx';

interface Props {
  method: MemberProfile['repaymentMethod'];
  hasBank: boolean;
}

/** What happens on every payday, without how far it is. */
export function PlainTimeline({ method, hasBank }: Props) {
  const t = useMessages();
  const isKept = method === 'direct_deposit_flow' && !hasBank;
  const restKey = isKept ? 'step.rest.kept' : (`step.rest.${method}.text` as const);
  const steps = [
    { id: 'paycheck', title: t('step.paycheck'), text: t('step.paycheck.from') },
    { id: 'repaid', title: t('step.repaid'), text: t(`step.repaid.${method}`) },
    { id: 'rest', title: t(`step.rest.${method}`), text: t(restKey) },
  ];
  return (
    <Timeline
      items={[
        { id: 'period-end', title: t('periodEnd') },
        { id: 'payday', title: t('payday'), children: <TimelineSteps steps={steps} /> },
      ]}
    />
  );
}

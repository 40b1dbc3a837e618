import { Badge } from '@reset/shared-ui';
import { NeedHelp } from '#features/need-help/need-help.ts';
import { useMessages } from '../outcome-messages.ts';
import { ThankYou } from './thank-you.tsx';

interface Props {
  /** Who she is could not be verified; else staff looked at her application. */
  isForIdentity: boolean;
}

/** A refusal, which is no wait. */
export function Refused({ isForIdentity }: Props) {
  const t = useMessages();
  return (
    <ThankYou
      {...(isForIdentity && { title: t('refused.title'), why: <p>{t('ineligible.identity')}</p> })}
      picture="failed"
      state={<Badge tone="danger">{t('refused.state')}</Badge>}
      ways={<NeedHelp variant="secondary" />}
    />
  );
}

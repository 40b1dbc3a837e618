import { Badge } from '@reset/shared-ui';
import { NeedHelp } from '#features/need-help/need-help.ts';
import { useMessages } from '../outcome-messages.ts';
import { ThankYou } from './thank-you.tsx';

/** Who she is could not be verified, which is a refusal and no wait. */
export function IdentityRefused() {
  const t = useMessages();
  return (
    <ThankYou
      title={t('refused.title')}
      picture="failed"
      state={<Badge tone="danger">{t('refused.state')}</Badge>}
      why={<p>{t('ineligible.identity')}</p>}
      ways={<NeedHelp variant="secondary" />}
    />
  );
}

import type { Partner } from '@reset/remote-sdk';
import type { IconName } from '@reset/shared-ui';
import { useMessages } from '../partner-home-messages.ts';

/** On what terms a partner's people file: free only through a credit union. */
export function useTaxPoints({ name, kind, incomeTaxRefundAdvanceAllowed }: Partner) {
  const t = useMessages();
  const points: { icon: IconName; title: string; text: string }[] = [
    { icon: 'receipt', title: t('tax.fee'), text: t('tax.fee.text') },
  ];
  if (kind === 'credit_union') {
    points.push({
      icon: 'landmark',
      title: t('tax.free'),
      text: t('tax.free.text', { partner: name }),
    });
  }
  if (incomeTaxRefundAdvanceAllowed) {
    points.push({ icon: 'banknote', title: t('tax.advance'), text: t('tax.advance.text') });
  }
  points.push({ icon: 'file-text', title: t('tax.provider'), text: t('tax.provider.text') });
  return points;
}

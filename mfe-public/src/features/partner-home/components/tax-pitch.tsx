import { Section, type IconName } from '@reset/shared-ui';
import type { Partner } from '@reset/remote-sdk';
import { mayVisitorHaveAdvance } from '@reset/remote-sdk/tax-returns';
import { Points } from '#features/pitch/pitch.ts';
import { useMessages } from '../partner-home-messages.ts';

/** On what terms a partner's people file. */
export function TaxPitch({ partner }: { partner: Partner }) {
  const t = useMessages();
  const points = useTaxPoints(partner);
  return (
    <Section size="large" title={t('tax.points')}>
      <Points points={points} />
    </Section>
  );
}

/** On what terms a partner's people file: free only through a credit union. */
function useTaxPoints(partner: Partner) {
  const t = useMessages();
  const points: { icon: IconName; title: string; text: string }[] = [
    { icon: 'receipt', title: t('tax.fee'), text: t('tax.fee.text') },
  ];
  if (partner.kind === 'credit_union') {
    points.push({
      icon: 'landmark',
      title: t('tax.free'),
      text: t('tax.free.text', { partner: partner.name }),
    });
  }
  if (mayVisitorHaveAdvance(partner)) {
    points.push({ icon: 'banknote', title: t('tax.advance'), text: t('tax.advance.text') });
  }
  points.push({ icon: 'file-text', title: t('tax.provider'), text: t('tax.provider.text') });
  return points;
}

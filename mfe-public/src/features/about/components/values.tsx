import { Section } from '@reset/shared-ui';
import { Points } from '#features/pitch/pitch.ts';
import { useMessages } from '../about-messages.ts';

/** What somebody may expect of us. */
export function Values() {
  const t = useMessages();
  return (
    <Section size="large" title={t('values.title')}>
      <Points
        points={[
          { icon: 'wallet', title: t('values.cost'), text: t('values.cost.text') },
          { icon: 'receipt', title: t('values.bills'), text: t('values.bills.text') },
          { icon: 'file-text', title: t('values.plain'), text: t('values.plain.text') },
          { icon: 'landmark', title: t('values.bank'), text: t('values.bank.text') },
        ]}
      />
    </Section>
  );
}

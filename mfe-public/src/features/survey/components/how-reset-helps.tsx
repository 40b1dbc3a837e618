import { Section, TextLink } from '@reset/shared-ui';
import { Points } from '#features/pitch/pitch.ts';
import { useMessages } from '../survey-messages.ts';
import styles from './how-reset-helps.module.css';

/** The hash that leads here. */
export const LEARN_MORE = 'learn-more';

export function HowResetHelps() {
  const t = useMessages();
  const point = (name: 'spending' | 'borrowing' | 'planning') => ({
    title: t(`help.${name}`),
    text: t(`help.${name}.text`),
  });
  return (
    // Focused on arrival, so that Tab goes on from here.
    <div id={LEARN_MORE} className={styles.help} tabIndex={-1}>
      <Section size="large" title={t('help.heading')}>
        <Points
          points={[
            { icon: 'receipt-text', ...point('spending') },
            { icon: 'banknote', ...point('borrowing') },
            { icon: 'calendar', ...point('planning') },
          ]}
        />
        <div>
          <TextLink href="/users/sign_up" variant="button">
            {t('help.signUp')}
          </TextLink>
        </div>
      </Section>
    </div>
  );
}

import { Button, Icon, Tile } from '@reset/shared-ui';
import { PitchHero, PitchPage } from '#features/pitch/pitch.ts';
import { useMessages } from '../survey-messages.ts';
import styles from './survey-intro.module.css';

const TOPICS = [
  { category: 'spending', icon: 'shopping-bag' },
  { category: 'saving', icon: 'wallet' },
  { category: 'borrowing', icon: 'hand-coins' },
  { category: 'planning', icon: 'calendar' },
] as const;

/** What the survey asks, how long it takes, and what becomes of the answers. */
export function SurveyIntro({ onStart }: { onStart: () => void }) {
  const t = useMessages();
  return (
    <PitchPage>
      <PitchHero title={t('intro.heading')} intro={t('intro.text')} picture={<Topics />}>
        <div className={styles.start}>
          <Button variant="primary" onPress={onStart} isWide>
            {t('intro.start')}
          </Button>
        </div>
        <p className={styles.mail}>{t('intro.mail')}</p>
      </PitchHero>
    </PitchPage>
  );
}

function Topics() {
  const t = useMessages();
  return (
    <Tile title={t('intro.topics')}>
      <ul className={styles.topics}>
        {TOPICS.map(({ category, icon }) => (
          <li key={category} className={styles.topic}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{t(`category.${category}`)}</h3>
            <p className={styles.text}>{t(`intro.${category}`)}</p>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

import { dayOfAge } from '@reset/application-engine/policy/minimum-age.ts';
import { Banner, Stack, TextLink } from '@reset/shared-ui';
import { shownDate } from '../model/shown.ts';
import { isUnderAge } from '../model/under-age.ts';
import { useMessages } from '../personal-info-messages.ts';
import styles from './personal-info.module.css';

/**
 * That somebody is too young, from when on she is not, and what is hers before, in place of all further
 * questions; else nothing.
 */
export function UnderAge({ dateOfBirth }: { dateOfBirth: string }) {
  const t = useMessages();
  const isShown = isUnderAge(dateOfBirth);
  return (
    <>
      <div role="status" className={styles.note}>
        {isShown && (
          <Banner tone="info" title={t('underAge.title')}>
            <Stack gap={8}>
              <p>{t('underAge.text', { date: shownDate(dayOfAge(dateOfBirth)) })}</p>
              <p>{t('underAge.next')}</p>
              <p>{t('underAge.meanwhile')}</p>
              <Stack gap={4} as="ul">
                <li>
                  <TextLink href="/budget">{t('underAge.budget')}</TextLink>
                </li>
                <li>
                  <TextLink href="/financial-health">{t('underAge.survey')}</TextLink>
                </li>
              </Stack>
            </Stack>
          </Banner>
        )}
      </div>
      {isShown && (
        <div className={styles.leave}>
          <TextLink href="/dashboard" variant="button">
            {t('leave')}
          </TextLink>
        </div>
      )}
    </>
  );
}

import { Icon, Tooltip } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { eligibilityTones, type Eligibility } from './eligibility.ts';
import styles from './waitlist.module.css';

interface Props {
  eligible: Eligibility;
  name: string | null;
  /** What it can tell, by the names of data products. */
  jobs: string[];
}

const ICONS = {
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
} as const;

/** A bank or a payroll provider: whether it qualifies her, its name, and on a closer look what it can tell. */
export function ProviderCell({ eligible, name, jobs }: Props) {
  const t = useMessages();
  const tone = eligibilityTones[eligible];
  const words = name ?? t('none');
  return (
    <span className={styles.provider} data-tone={tone}>
      <Icon name={ICONS[tone]} size={16} label={t(`waitlist.${eligible}`)} />
      {jobs.length > 0 ? (
        <Tooltip content={<Jobs jobs={jobs} />}>{words}</Tooltip>
      ) : (
        <span>{words}</span>
      )}
    </span>
  );
}

function Jobs({ jobs }: Pick<Props, 'jobs'>) {
  const t = useMessages();
  return (
    <>
      <p>{t('waitlist.jobs')}</p>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job}>{job.replaceAll('_', ' ')}</li>
        ))}
      </ul>
    </>
  );
}

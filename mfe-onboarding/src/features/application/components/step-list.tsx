import { Badge, SkeletonText, type Tone } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import type { Product } from '../api/get-application-status.ts';
import { STEPS, type Step, type StepStatus } from '../model/steps.ts';
import styles from './step-list.module.css';

interface Props {
  steps: Step[];
}

/** How far the applicant has come: a list at the side, on small screens a bar on top. */
export function StepList({ steps }: Props) {
  const t = useMessages();
  const position = steps.findIndex(({ status }) => status === 'ready');
  const current = steps[position];
  return (
    <nav className={styles.steps} aria-label={t('steps.label')}>
      {current && (
        <p className={styles.position}>
          {t('steps.position', {
            step: position + 1,
            steps: steps.length,
            name: t(`steps.${current.name}`),
          })}
        </p>
      )}
      <ol className={styles.list}>
        {steps.map(({ name, status }) => (
          <li
            key={name}
            className={styles.step}
            data-status={status}
            aria-current={status === 'ready' ? 'step' : undefined}
          >
            <span className={styles.words}>
              <span className={styles.name}>{t(`steps.${name}`)}</span>
              <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** In the list's place. */
export const StepListSkeleton = ({ product }: { product: Product }) => (
  <div className={styles.steps}>
    <p className={styles.position}>
      <SkeletonText width={20} />
    </p>
    <ol className={styles.list}>
      {STEPS[product].map((name) => (
        <li key={name} className={styles.step}>
          <span className={styles.words}>
            <span>
              <SkeletonText width={14} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  </div>
);

const TONES: Record<StepStatus, Tone> = {
  complete: 'success',
  ready: 'info',
  incomplete: 'pending',
};

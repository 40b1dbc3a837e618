import { Stack } from '@reset/shared-ui';
import { announce } from '@reset/remote-sdk';
import { useEffect } from 'react';
import { useMessages } from '#messages.ts';
import { meterFill, scoreName } from '../model/password-strength.ts';
import styles from './strength-meter.module.css';

interface Props {
  password: string;
  /** 0 to 4; null while nobody can tell. */
  score: number | null;
}

/** Long enough that the word is said when the typing rests, and not after each letter. */
const REST_MS = 1000;

/** How strong a password is, as a bar, as a word and aloud. */
export function StrengthMeter({ password, score }: Props) {
  const t = useMessages();
  const name = score === null ? null : t(`password.score.${scoreName(score)}`);
  const isSaid = name !== null && password !== '';

  useEffect(() => {
    if (!isSaid) return undefined;
    const timer = setTimeout(() => announce(t('password.strengthIs', { score: name })), REST_MS);
    return () => clearTimeout(timer);
  }, [isSaid, name, t]);

  const fill = password === '' ? 0 : meterFill(score ?? 0, password);
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        <span>{t('password.strength')}</span>
        <span className={styles.name}>{isSaid ? name : ''}</span>
      </div>
      <div
        role="meter"
        className={styles.track}
        aria-label={t('password.strength')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score ?? 0}
        aria-valuetext={name ?? t('password.unknown')}
      >
        <div className={styles.bar} data-score={score ?? 0} style={{ width: `${fill * 100}%` }} />
      </div>
    </Stack>
  );
}

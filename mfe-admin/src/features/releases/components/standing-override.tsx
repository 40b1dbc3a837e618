import { Banner, Button, Icon } from '@reset/shared-ui';
import { sayMoment } from '#moments/say-moment.ts';
import type { Releases } from '../api/get-releases.ts';
import { useMessages } from '../messages.ts';
import styles from './releases.module.css';
import type { OverrideChange } from './use-override-change.ts';

interface Props {
  override: NonNullable<Releases['override']>;
  /** A page of the slice. */
  path: string | undefined;
  change: OverrideChange;
}

/**
 * What the reader opened in another version, here or elsewhere, the way to it and the way to end it. Its
 * page opens beside this one, which stays as it is: loaded anew it would ask who she is.
 */
export function StandingOverride({ override, path, change }: Props) {
  const t = useMessages();
  const { slice, version, until, here } = override;
  return (
    <Banner
      tone="warning"
      actions={
        <Button isPending={change.pending === 'end'} onPress={() => void change.end()}>
          {t('end')}
        </Button>
      }
    >
      <p>{t(here ? 'here' : 'elsewhere', { slice, version, until: sayMoment(until) })}</p>
      {here && path !== undefined && (
        <a className={styles.go} href={path} target="_blank" rel="noopener noreferrer">
          {t('go', { slice })} <Icon name="external-link" size={14} label={t('goOpens')} />
        </a>
      )}
    </Banner>
  );
}

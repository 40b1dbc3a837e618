import { announce, browserLocation } from '@reset/remote-sdk';
import { Button, DawnArc, Tile } from '@reset/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { useMessages } from '../identity-messages.ts';
import { reloadOnce } from '../model/reload-once.ts';
import styles from './identity.module.css';

const RELOAD_MS = 5_000;

/**
 * She is who she says. The page is loaded anew by itself, and stands at the next step then; should
 * it stand here again, it waits for her.
 */
export function Approved() {
  const t = useMessages();
  useStandAlone(true);
  const tell = useEffectEvent(() => announce(t('approved.title')));
  useEffect(() => {
    tell();
    const timer = setTimeout(() => reloadOnce('approved'), RELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Tile title={t('approved.title')}>
      <div className={styles.screen}>
        <DawnArc variant="thanks" />
        <p>{t('approved.text')}</p>
        <Button variant="primary" onPress={() => browserLocation.reload()}>
          {t('approved.continue')}
        </Button>
      </div>
    </Tile>
  );
}

import { browserLocation } from '@reset/remote-sdk';
import { Button, DawnArc, FootAction, Tile } from '@reset/shared-ui';
import { useEffect } from 'react';
import { expectArrival } from '#features/step-place/step-place.ts';
import { useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { useMessages } from '../identity-messages.ts';
import { reloadOnce } from '../model/reload-once.ts';
import styles from './identity.module.css';

const RELOAD_MS = 5_000;

function goOn() {
  expectArrival();
  browserLocation.reload();
}

/**
 * She is who she says. The page is loaded anew by itself, and stands at the next step then; should
 * it stand here again, it waits for her.
 */
export function Approved() {
  const t = useMessages();
  useStandAlone(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (reloadOnce('approved')) expectArrival();
    }, RELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Tile title={t('approved.title')}>
      <div className={styles.screen}>
        <DawnArc variant="thanks" />
        <p>{t('approved.text')}</p>
        <FootAction>
          <Button variant="primary" onPress={goOn}>
            {t('approved.continue')}
          </Button>
        </FootAction>
      </div>
    </Tile>
  );
}

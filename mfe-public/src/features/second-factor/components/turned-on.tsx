import { browserLocation, takeRememberedLocation } from '@reset/remote-sdk';
import { Banner, Button, Stack } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { WayBack } from '#way-back/way-back.tsx';
import styles from './second-factor.module.css';

interface Props {
  heading: ReactNode;
  /** What signing in takes now. */
  text: string;
  children?: ReactNode;
}

/** A second factor is on; back to where she came from, by a full navigation. */
export function TurnedOn({ heading, text, children }: Props) {
  const t = useMessages();
  return (
    <Stack gap={20}>
      <div className={styles.state}>
        <Banner tone="success">
          {heading}
          <p>{text}</p>
        </Banner>
      </div>
      {children}
      <Button
        variant="primary"
        isWide
        onPress={() => browserLocation.assign(takeRememberedLocation() ?? '/dashboard')}
      >
        {t('secondFactor.continue')}
      </Button>
      <WayBack />
    </Stack>
  );
}

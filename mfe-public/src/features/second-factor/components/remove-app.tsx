import { browserLocation, useFullNavigation } from '@reset/remote-sdk';
import { Banner, Button, Stack } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { ProveFirst } from '#prove-first/prove-first.tsx';
import { StepHeading } from '#stages/step-heading.tsx';
import { turnOffApp } from '../api/authenticator-app.ts';

/** The app that she signs in with, and the way to be without it. */
export function RemoveApp() {
  const t = useMessages();
  const [isRemoved, setRemoved] = useState(false);
  // The session is another from then on, and with it the page's CSRF token.
  useFullNavigation(isRemoved);
  if (isRemoved) {
    return (
      <Stack gap={20}>
        <Banner tone="success">
          <StepHeading>{t('app.removed')}</StepHeading>
        </Banner>
        <Button
          variant="primary"
          isWide
          onPress={() => browserLocation.assign('/users/second_factor')}
        >
          {t('secondFactor.continue')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={20}>
      <p>{t('app.removeText')}</p>
      <ProveFirst
        submitLabel={t('app.remove')}
        isDanger
        ask={turnOffApp}
        onAnswered={() => setRemoved(true)}
      />
    </Stack>
  );
}

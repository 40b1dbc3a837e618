import { browserLocation, useFullNavigation } from '@reset/remote-sdk';
import { Banner, Button, Stack } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { ProveFirst } from '#prove-first/prove-first.tsx';
import { StepHeading } from '#stages/step-heading.tsx';
import { WayBack } from '#way-back/way-back.tsx';
import { turnOffApp } from '../api/authenticator-app.ts';

interface Props {
  isRemoved: boolean;
  onRemoved: () => void;
}

/** The app that she signs in with, and the way to be without it. */
export function RemoveApp({ isRemoved, onRemoved }: Props) {
  const t = useMessages();
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
        <WayBack />
      </Stack>
    );
  }
  return (
    <>
      <ProveFirst submitLabel={t('app.remove')} isDanger ask={turnOffApp} onAnswered={onRemoved} />
      <WayBack />
    </>
  );
}

import { Button, FootAction, Stack, Text, Tile } from '@reset/shared-ui';
import { useMessages } from '../eligibility-messages.ts';

interface Props {
  onConnect: () => void;
  onChange: () => void;
}

/** Her provider can tell all that is needed. */
export function EligibleResult({ onConnect, onChange }: Props) {
  const t = useMessages();
  return (
    <Tile title={t('eligible.title')}>
      <Stack gap={24}>
        <Text>{t('eligible.text')}</Text>
        <FootAction isInline>
          <Button variant="primary" onPress={onConnect}>
            {t('eligible.connect')}
          </Button>
          <Button variant="quiet" onPress={onChange}>
            {t('eligible.change')}
          </Button>
        </FootAction>
      </Stack>
    </Tile>
  );
}

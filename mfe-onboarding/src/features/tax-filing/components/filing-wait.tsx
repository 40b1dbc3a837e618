import { isAnyRejected, type IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { Button, FootAction, Spinner, Stack, Text, Tile } from '@reset/shared-ui';
import { useMessages } from '../tax-filing-messages.ts';
import { FiledReturns, OwedTax } from './filed-returns.tsx';
import styles from './tax-filing.module.css';

interface Props {
  /** As they were read last, before what she has sent in just now. */
  returns: readonly IncomeTaxReturn[];
  onOpen: () => void;
}

/** She has sent in a return, which is not known to us yet; what was rejected may be open still. */
export function FilingWait({ returns, onOpen }: Props) {
  const t = useMessages();
  const isAnyOpen = isAnyRejected(returns);
  return (
    <Tile title={t(isAnyOpen ? 'wait.title.open' : 'wait.title')}>
      <Stack gap={16}>
        <FiledReturns returns={returns} />
        <OwedTax returns={returns} />
        <Text>{t('wait.text')}</Text>
        <p className={styles.wait}>
          <Spinner label={t('wait.text')} />
          {t('wait.how')}
        </p>
        {isAnyOpen && (
          <>
            <Text>{t('wait.open')}</Text>
            <FootAction isInline>
              <Button onPress={onOpen}>{t('issue.open')}</Button>
            </FootAction>
          </>
        )}
      </Stack>
    </Tile>
  );
}

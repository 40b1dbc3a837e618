import { unlinkPayroll, type LinkSource } from '@reset/remote-sdk/linking';
import { ActionDialog, Banner, Button } from '@reset/shared-ui';
import { useMessages } from '../integration-errors-messages.ts';
import { unnamedSource } from '../model/unnamed-source.ts';
import { WhyReconnect } from './why-reconnect.tsx';

interface Props {
  source: LinkSource;
  /** As the member knows it; undefined where nobody does. */
  name: string | undefined;
  onReconnect: () => void;
  /** Another account instead, because this one is gone for good. */
  onConnectAnother: () => void;
  /** She works there no more, and nothing of it is linked. */
  onLeft: () => void;
}

/** A link that is broken: its repair, and what else can be done where it is gone for good. */
export function BrokenLink({ source, name, ...ways }: Props) {
  const t = useMessages();
  const shown = name ?? unnamedSource(source);

  async function leave() {
    await unlinkPayroll();
    ways.onLeft();
  }

  return (
    <Banner
      tone="warning"
      title={t(`${source}.title`)}
      actions={
        <>
          <Button variant="primary" onPress={ways.onReconnect}>
            {t('reconnect')}
          </Button>
          {source === 'plaid' ? (
            <Button variant="quiet" onPress={ways.onConnectAnother}>
              {t('another')}
            </Button>
          ) : (
            <>
              <WhyReconnect />
              <ActionDialog
                action={t('left')}
                isQuiet
                title={t('left.title', { name: shown })}
                keep={t('left.keep')}
                onConfirm={leave}
              >
                <p>{t('left.text')}</p>
              </ActionDialog>
            </>
          )}
        </>
      }
    >
      {t(`${source}.text`, { name: shown })}
    </Banner>
  );
}

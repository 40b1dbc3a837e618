import { pageData } from '@reset/remote-sdk';
import { ErrorState, Tile, WidgetFrame, type WidgetMessage } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '../activation-messages.ts';

interface Props {
  /** Of the issuer's page, good for a few minutes from now. */
  address: string;
  onActivated: () => void;
  /** Asks for another address. */
  onRetry: () => Promise<string | null>;
}

/** The issuer's page, in a frame of another origin than ours. */
export function CardActivation({ address, onActivated, onRetry }: Props) {
  const t = useMessages();
  // A profile that is read again brings another address, which must not end what is being typed.
  const [opened, setOpened] = useState(address);
  const [phase, setPhase] = useState<'open' | 'stopped' | 'retrying'>('open');

  function handleMessage({ type }: WidgetMessage) {
    if (type === 'success') onActivated();
    if (type === 'failed') setPhase('stopped');
  }

  async function retry() {
    setPhase('retrying');
    setOpened((await onRetry()) ?? opened);
    setPhase('open');
  }

  return (
    <Tile>
      {phase === 'open' ? (
        <WidgetFrame
          origin={pageData().widgets_origin}
          name="card-activation"
          token={opened}
          title={t('title')}
          onMessage={handleMessage}
        />
      ) : (
        <ErrorState
          title={t('cannotShow')}
          onRetry={() => void retry()}
          isRetrying={phase === 'retrying'}
        />
      )}
    </Tile>
  );
}

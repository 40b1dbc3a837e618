import { accountLink, type LinkSource } from '@reset/remote-sdk/linking';
import { Banner, Button, LinkDialog } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '../integration-errors-messages.ts';
import { WhyReconnect } from './why-reconnect.tsx';

interface Props {
  source: LinkSource;
  /** As the member knows it; undefined where nobody does. */
  name: string | undefined;
  userId: string;
  onRepaired: () => void;
}

/** A link that is broken, and the widget that repairs it. */
export function BrokenLink({ source, name, userId, onRepaired }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Banner
      tone="warning"
      title={t(`${source}.title`)}
      actions={
        <>
          <Button onPress={() => setOpen(true)}>{t('reconnect')}</Button>
          {source === 'pinwheel' && <WhyReconnect />}
        </>
      }
    >
      {t(`${source}.text`, { name: name ?? t(`${source}.somebody`) })}
      {isOpen && (
        <LinkDialog
          title={t(`${source}.dialog`)}
          {...accountLink({ source, userId })}
          onLinked={() => {
            setOpen(false);
            onRepaired();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Banner>
  );
}

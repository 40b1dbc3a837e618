import { Banner, TextLink } from '@reset/shared-ui';
import { useIsFrozen } from '../api/card-freeze.ts';
import { useMessages } from '../freeze-card-messages.ts';

/** Says to a cardholder that her card is frozen, with the way to end that; nothing while it is not known. */
export function FrozenNotice() {
  const t = useMessages();
  const isFrozen = useIsFrozen();
  if (!isFrozen) return null;
  return (
    <Banner
      tone="warning"
      title={t('isFrozen')}
      actions={
        <TextLink href="/account/freeze-card" variant="secondary">
          {t('unfreeze')}
        </TextLink>
      }
    >
      {t('noticeText')}
    </Banner>
  );
}

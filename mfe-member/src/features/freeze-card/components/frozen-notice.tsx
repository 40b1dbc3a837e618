import { Banner, QueryPanel, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { cardFreezeQuery } from '../api/card-freeze.ts';
import { useMessages } from '../freeze-card-messages.ts';

/** Says to a cardholder that her card is frozen, with the way to end that, or that nobody can say whether it is. */
export function FrozenNotice() {
  const t = useMessages();
  const freeze = useQuery(cardFreezeQuery);
  return (
    <QueryPanel query={freeze} failure={t('noticeFailed')} isNotice>
      {({ state }) =>
        state === 'frozen' && (
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
        )
      }
    </QueryPanel>
  );
}

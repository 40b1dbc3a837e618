import { dateFormat } from '@reset/shared-ui/locale.ts';
import { announce, unwrap, type MemberProfile } from '@reset/remote-sdk';
import { Badge, Banner, Button, FormsOff, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { cardFreezeQuery, setFrozen, type CardFreeze } from '../api/card-freeze.ts';
import { useMessages } from '../freeze-card-messages.ts';

interface Props {
  freeze: CardFreeze;
  account: NonNullable<MemberProfile['currentCardAccount']>;
}

const TONES = { none: 'success', frozen: 'warning', ending: 'pending' } as const;

const SAID = { none: 'isActive', frozen: 'isFrozen', ending: 'endingText' } as const;

/** Whether purchases are declined, and the button that changes it. */
export function FreezeControl({ freeze, account }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  // Why nothing of hers can be changed, as while somebody views the product as her.
  const off = useContext(FormsOff);
  const { error, isPending, mutate } = useMutation({
    mutationFn: async (frozen: boolean) => unwrap(await setFrozen(frozen)),
    onSuccess: (now) => {
      client.setQueryData(cardFreezeQuery.queryKey, now);
      announce(t(SAID[now.state]));
    },
  });
  const { state, since } = freeze;
  const isFrozen = state === 'frozen';
  return (
    <Tile title={t('heading')} aside={<Badge tone={TONES[state]}>{t(state)}</Badge>}>
      <Stack gap={16}>
        <div role="alert">{error && <Banner tone="danger">{error.message}</Banner>}</div>
        <Text>
          {t(`${state}Text`, { since: since === null ? '' : moment.format(new Date(since)) })}
        </Text>
        <Text tone="muted">{t('goesOn')}</Text>
        {off !== null && <Text tone="muted">{off}</Text>}
        <div>
          <Button
            variant={isFrozen ? 'primary' : 'secondary'}
            isPending={isPending || state === 'ending'}
            isDisabled={off !== null}
            onPress={() => mutate(!isFrozen)}
          >
            {t(state === 'none' ? 'freeze' : 'unfreeze')}
          </Button>
        </div>
        {account.cards.some(({ form }) => form === 'PHYSICAL') && (
          <Text tone="muted">
            {t('lost')} <TextLink href="/account/replace-card">{t('replace')}</TextLink>
          </Text>
        )}
      </Stack>
    </Tile>
  );
}

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

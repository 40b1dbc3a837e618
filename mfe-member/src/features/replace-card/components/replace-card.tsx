import type { MemberProfile } from '@reset/remote-sdk';
import { EmptyState, Text, TextLink, Tile } from '@reset/shared-ui';
import { ChoiceRequest } from '#features/support-requests/support-requests.ts';
import { replacementOf } from '../model/replacement.ts';
import { useMessages } from '../replace-card-messages.ts';

interface Props {
  account: NonNullable<MemberProfile['currentCardAccount']>;
}

const REASONS = ['lost', 'damaged'] as const;

/** Asks what happened to a card of plastic, and has another one sent; a virtual one has nothing to replace. */
export function ReplaceCard({ account }: Props) {
  const t = useMessages();
  const card = account.cards.find(({ form }) => form === 'PHYSICAL');
  if (!card) {
    const back = (
      <TextLink href="/account" variant="secondary">
        {t('back')}
      </TextLink>
    );
    return (
      <Tile>
        <EmptyState message={t('none')} action={back} />
      </Tile>
    );
  }
  return (
    <ChoiceRequest
      label={t('question')}
      hint={t('hint')}
      submit={t('submit')}
      back={t('back')}
      choices={REASONS.map((reason) => ({
        value: reason,
        label: t(reason),
        description: t(`${reason}.text`),
        request: replacementOf(reason, card.lastFour),
        received: t(`${reason}.received`),
      }))}
    >
      <Text tone="muted">
        {t('where')} <TextLink href="/account/personal-info">{t('update')}</TextLink>
      </Text>
    </ChoiceRequest>
  );
}

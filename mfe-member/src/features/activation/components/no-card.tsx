import { EmptyState, TextLink, Tile } from '@reset/shared-ui';
import { BelowNextStep } from '#features/card-application/card-application.ts';
import { useMessages } from '../activation-messages.ts';
import { CardIsActiveSkeleton } from './card-is-active.tsx';

/** Nothing can be switched on before there is a card; what leads to one stands first. */
export function NoCard() {
  const t = useMessages();
  return (
    <BelowNextStep loading={<CardIsActiveSkeleton />}>
      <Tile>
        <EmptyState
          message={t('noCard')}
          action={<TextLink href="/dashboard">{t('toDashboard')}</TextLink>}
        />
      </Tile>
    </BelowNextStep>
  );
}

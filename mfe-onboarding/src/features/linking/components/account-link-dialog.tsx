import { profileQuery } from '@reset/remote-sdk';
import { accountLink, type LinkSource } from '@reset/remote-sdk/linking';
import { LinkDialog } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useHoldBehind } from '#features/widget-hold/widget-hold.ts';
import { useMessages } from '../linking-messages.ts';

interface Props {
  source: LinkSource;
  /** Chosen before the widget opens. */
  institutionId?: string | undefined;
  /** Another account than the linked one. */
  isAnother?: boolean | undefined;
  onLinked: () => void;
  onClose: () => void;
}

/**
 * The provider's widget for a bank or a payroll. A link that is broken is repaired by it. The screen
 * behind it stays as it is until it is closed.
 */
export function AccountLinkDialog({ source, onLinked, onClose, ...chosen }: Props) {
  const t = useMessages();
  useHoldBehind();
  const { data: profile } = useQuery(profileQuery);
  return (
    <LinkDialog
      title={t(`${source}.dialog`)}
      {...accountLink({ source, ...chosen, userId: profile?.id })}
      onLinked={onLinked}
      onClose={onClose}
    />
  );
}

import { profileQuery } from '@reset/remote-sdk';
import { accountLink, type LinkSource } from '@reset/remote-sdk/linking';
import { LinkDialog } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../linking-messages.ts';

interface Props {
  source: LinkSource;
  /** Chosen before the widget opens. */
  institutionId?: string | undefined;
  onLinked: () => void;
  onClose: () => void;
}

/** The provider's widget for a bank or a payroll. A link that is broken is repaired by it. */
export function AccountLinkDialog({ source, institutionId, onLinked, onClose }: Props) {
  const t = useMessages();
  const { data: profile } = useQuery(profileQuery);
  return (
    <LinkDialog
      title={t(`${source}.dialog`)}
      {...accountLink({ source, institutionId, userId: profile?.id })}
      onLinked={onLinked}
      onClose={onClose}
    />
  );
}

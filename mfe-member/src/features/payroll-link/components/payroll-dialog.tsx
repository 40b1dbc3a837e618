import { profileQuery } from '@reset/remote-sdk';
import { accountLink } from '@reset/remote-sdk/linking';
import { LinkDialog } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';

interface Props {
  title: string;
  /** Another payroll than the linked one, which is not repaired though it may be broken. */
  isAnother?: boolean;
  onLinked: () => void;
  onClose: () => void;
}

/** The payroll provider's widget, which makes a link or repairs the one that there is. */
export function PayrollDialog({ isAnother = false, ...dialog }: Props) {
  const { data: profile } = useQuery(profileQuery);
  return (
    <LinkDialog
      {...dialog}
      {...accountLink({ source: 'pinwheel', isAnother, userId: profile?.id })}
    />
  );
}

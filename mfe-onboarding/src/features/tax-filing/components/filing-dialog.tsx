import { filingWidget } from '@reset/remote-sdk/tax-filing';
import { LinkDialog } from '@reset/shared-ui';
import { useHoldBehind } from '#features/widget-hold/widget-hold.ts';
import { useMessages } from '../tax-filing-messages.ts';

interface Props {
  onFiled: () => void;
  onClose: () => void;
}

/** The provider's tax filing. The screen behind it stays as it is until it is closed. */
export function FilingDialog({ onFiled, onClose }: Props) {
  const t = useMessages();
  useHoldBehind();
  return <LinkDialog title={t('dialog')} {...filingWidget(onFiled)} onClose={onClose} />;
}

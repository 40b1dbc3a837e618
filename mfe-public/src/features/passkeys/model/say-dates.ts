import { dateFormat } from '@reset/shared-ui/locale.ts';
import type { Passkey } from '@reset/remote-sdk/passkeys';
import { t } from '../passkeys-messages.ts';

const day = dateFormat({ dateStyle: 'medium' });

/** 'Added Nov 20, 2026, last used Nov 21, 2026', by the reader's clock. */
export function sayDates({ createdAt, lastUsedAt }: Pick<Passkey, 'createdAt' | 'lastUsedAt'>) {
  const added = day.format(new Date(createdAt));
  if (lastUsedAt === null) return t('dates', { added });
  return t('datesUsed', { added, used: day.format(new Date(lastUsedAt)) });
}

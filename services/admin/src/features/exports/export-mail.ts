import type { ExportedType } from '@reset/api-contract/admin/export-data.ts';
import { composeStaffMail, formatMoment } from '@reset/service-kit';

type Told = { type: ExportedType; rows: number; expiresAt: Date; href: string };

const NAMES: Record<ExportedType, string> = {
  users: 'Users',
  waitlist: 'Waitlist',
  card_accounts: 'Card accounts',
  card_usage: 'Card usage',
  users_for_analytics: 'Users for analytics',
  audit_log: 'Audit log',
};

/** The mail that a file is ready. The file itself is in no mail: it has people's data. */
export const exportMail = ({ type, rows, expiresAt, href }: Told) =>
  composeStaffMail({
    subject: `Your export is ready: ${NAMES[type]}`,
    paragraphs: [
      `The file that you asked for has ${rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}. You alone can download it, in the back office.`,
    ],
    highlight: { label: 'We keep it until', value: formatMoment('en-US', expiresAt) },
    action: { label: 'See your exports', href },
    closing: ['If you did not ask for it, tell your administrators at once.'],
    reason: 'You got this email because you asked for this file in the Reset back office.',
  });

import { composeMail, happenedAt } from '@reset/service-kit';
import type { DataExportMailJob } from './data-export.ts';

/** After each export, with nothing of what is in it. */
export const dataExportMail = ({ at }: DataExportMailJob, origin: string) =>
  composeMail({
    subject: 'Your data was downloaded',
    paragraphs: [
      'Someone who knows your password asked for a copy of your data at Reset, and got it.',
      "If that was you, there's nothing to do. If it wasn't, choose a new password right away.",
    ],
    ...happenedAt(at),
    action: { label: "It wasn't me", href: `${origin}/users/password/forgot` },
    reason: 'We send this email every time a copy of your data is downloaded.',
  });

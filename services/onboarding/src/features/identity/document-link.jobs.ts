import { failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { findRecipient } from '#features/recipients/recipients.client.ts';
import { personalInfoStore } from '#features/personal-info/personal-info.store.ts';
import { readDocumentLink } from './document-link.client.ts';
import { documentText } from './document-text.ts';
import { DOCUMENT_TEXT_QUEUE, type DocumentTextJob } from './document-link.ts';
import { identityStore } from './identity.store.ts';

/** Texts the link for pictures of documents, as it is by then; none where none are awaited any more. */
export function registerDocumentLinkJobs(context: Context): void {
  const { cipher, config, database, jobs, texts } = context;
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  jobs.register<DocumentTextJob>(DOCUMENT_TEXT_QUEUE, async ({ user_id: userId }, { id: key }) => {
    const [verification, info] = await Promise.all([
      identityStore(database).find(userId),
      infos.find(userId),
    ]);
    if (!verification || !info) return;
    const link = await readDocumentLink(context, verification);
    if (!link) return;
    const recipient = await findRecipient(context, userId);
    if (!recipient) return;
    const body = documentText(recipient.language, { url: link.url });
    await texts.send({ to: `+1${info.phoneNumber}`, body, key });
    failpoint('identity.texted');
  });
}

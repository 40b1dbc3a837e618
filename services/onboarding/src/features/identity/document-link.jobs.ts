import { failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { personalInfoStore } from '#features/personal-info/personal-info.store.ts';
import { readDocumentLink } from './document-link.client.ts';
import { documentText, DOCUMENT_TEXT_QUEUE, type DocumentTextJob } from './document-link.ts';
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
    await texts.send({ to: `+1${info.phoneNumber}`, body: documentText(link.url), key });
    failpoint('identity.texted');
  });
}

import { drain, failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { isDeepStrictEqual } from 'node:util';
import { addressed, findRecipient } from '#features/recipients/recipients.client.ts';
import {
  ADDRESS_CHANGED_MAIL_QUEUE,
  addressChangedMail,
  type AddressChangedMailJob,
} from './address-changed-mail.ts';
import { TELL_ADDRESS_QUEUE, toWireAddress, type TellAddressJob } from './personal-info.ts';
import { personalInfoStore } from './personal-info.store.ts';

/**
 * Every hour, and at the start: what an older key encrypted is encrypted with the one in use. And the
 * issuer of cards is told where somebody lives whose address staff have changed, and she that they did.
 */
export function registerPersonalInfoJobs(context: Context): void {
  const { cipher, config, database, jobs, mailer, services } = context;
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  jobs.schedule('reencrypt-personal-infos', '0 * * * *', () => drain(infos.reencrypt));

  jobs.register<TellAddressJob>(TELL_ADDRESS_QUEUE, async ({ user_id: userId }) => {
    let told;
    // Of two at once the one that tells last may have read first: it looks again after it.
    for (;;) {
      const info = await infos.find(userId);
      if (!info || isDeepStrictEqual(info.address, told)) return;
      await services.member.put(`/internal/members/${userId}/address`, toWireAddress(info.address));
      failpoint('address.told');
      told = info.address;
    }
  });

  jobs.register<AddressChangedMailJob>(
    ADDRESS_CHANGED_MAIL_QUEUE,
    async ({ user_id: userId, at }, { id: messageId }) => {
      const recipient = await findRecipient(context, userId);
      if (recipient === null) return;
      const mail = addressChangedMail(recipient.language, { at });
      await mailer.send({ ...addressed(recipient), ...mail, messageId });
    },
  );
}

import { newId } from '@reset/service-kit';
import { browser } from './browser.ts';
import { putUser, type PublicServiceUnderTest } from './public-service.ts';

const PHONE = '2025550143';
export const ENABLE = 'enable_mfa';
export const DISABLE = 'disable_mfa';

/** People of this service, each signed in with a browser of her own. */
export function peopleOf(service: PublicServiceUnderTest) {
  async function somePerson(changes: object = {}) {
    const id = newId();
    const email = `${id}@example.com`;
    await putUser(service.app, id, { email, ...changes });
    const own = browser(service, { sessionId: newId(), deviceId: `device-of-${id}` });
    const { post, get } = own.as(id);
    return {
      id,
      email,
      ...own,
      send: (more: object = {}) => post('send_code', { user_id: id, ...more }),
      verify: (code: string, type = ENABLE) => post('verify_code', { otp_attempt: code, type }),
      current: async () => (await get('current')).json<Record<string, unknown>>(),
    };
  }

  const withPhone = () => somePerson({ phone_number: PHONE });
  const withFactor = () => somePerson({ phone_number: PHONE, mfa_enabled: true });

  async function turnedOn() {
    const rosa = await withPhone();
    await rosa.send();
    const reply = await rosa.verify(await rosa.readText());
    const { recovery_codes: codes } = reply.json<{ recovery_codes: string[] }>();
    return { ...rosa, reply, codes };
  }

  const mailsTo = async ({ email }: { email: string }) => {
    await service.jobs.drain();
    return service.mails
      .filter(({ to }) => to === email)
      .map(({ subject, text }) => ({ subject, text }));
  };

  return { somePerson, withPhone, withFactor, turnedOn, mailsTo };
}

import { newId } from '@reset/service-kit';
import { Secret, TOTP } from 'otpauth';
import { browser } from './browser.ts';
import { PASSWORD, putUser, type PublicServiceUnderTest } from './public-service.ts';

const PHONE = '2025550143';
export const ENABLE = 'enable_mfa';
export const DISABLE = 'disable_mfa';

/** People of this service, each signed in with a browser of her own. */
export function peopleOf(service: PublicServiceUnderTest) {
  async function somePerson(changes: object = {}) {
    const id = newId();
    const email = `${id}@example.com`;
    await putUser(service.app, id, { email, ...changes });
    return { email, ...signedIn(id) };
  }

  /** Whoever has this account, signed in with a browser of her own. */
  function signedIn(id: string) {
    const own = browser(service, { sessionId: newId(), deviceId: `device-of-${id}` });
    const { post, get } = own.as(id);
    const ofApp = (path: string) => (body: object) =>
      post(`authenticator_app/${path}`, { password: PASSWORD, ...body });
    return {
      id,
      ...own,
      send: (more: object = {}) => post('send_code', { user_id: id, ...more }),
      verify: (code: string, type = ENABLE) => post('verify_code', { otp_attempt: code, type }),
      current: async () => (await get('current')).json<Record<string, unknown>>(),
      setUpApp: ofApp('set_up'),
      turnOnApp: (code: string) => post('authenticator_app/turn_on', { otp_attempt: code }),
      turnOffApp: ofApp('turn_off'),
      renewCodes: (more: object = {}) => post('recovery_codes', { password: PASSWORD, ...more }),
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

  /** Somebody with an authenticator app alone, which shows the codes of `shows()`. */
  async function withApp() {
    const rosa = await somePerson();
    const { key } = (await rosa.setUpApp({})).json<{ key: string }>();
    const shows = (steps = 0) => codeOf(key, service.clock.now(), steps);
    const reply = await rosa.turnOnApp(shows());
    const { recovery_codes: codes } = reply.json<{ recovery_codes: string[] }>();
    return { ...rosa, key, shows, reply, codes };
  }

  const mailsTo = async ({ email }: { email: string }) => {
    await service.jobs.drain();
    return service.mails
      .filter(({ to }) => to === email)
      .map(({ subject, text }) => ({ subject, text }));
  };

  return { somePerson, signedIn, withPhone, withFactor, withApp, turnedOn, mailsTo };
}

const STEP_MS = 30_000;

/** What an app shows that has this key. @param steps of 30 seconds from now */
export const codeOf = (key: string, now: Date, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: now.getTime() + steps * STEP_MS });

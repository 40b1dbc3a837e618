import { expect, request as requests, test } from 'playwright/test';
import { people } from '../../infra/dev/seed/people.ts';
import { startProduct } from './product/start-product.ts';

/* Nothing is sent to them here: whoever runs the product in production names their own. */
const PROVIDERS = {
  MAIL_URL: 'smtps://mail.reset.example',
  MAIL_FROM: 'Reset <no-reply@reset.example>',
  TEXTS_URL: 'https://texts.reset.example',
  TEXTS_ACCOUNT: 'any',
  TEXTS_TOKEN: 'any',
  TEXTS_FROM: '+12025550100',
};

test.describe('in production', () => {
  test('the product gets ready, and no seeded sign-in works', async () => {
    const { variables, stop } = await startProduct({ NODE_ENV: 'production', ...PROVIDERS });
    try {
      const baseURL = variables['RESET_URL'] ?? '';
      const request = await requests.newContext({ baseURL });
      const readiness = variables['RESET_READINESS_URL'] ?? '';
      expect((await request.get(readiness)).status()).toBe(200);
      // What the product says of its parts is nobody's business at the door that is everybody's.
      expect((await request.get('/readyz')).status()).toBe(404);
      const page = await (await request.get('/users/sign_in')).text();
      const token = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? '';
      for (const { email, password } of people) {
        const reply = await request.post('/api/v1/users/sign_in', {
          data: { user: { email, password } },
          headers: { origin: baseURL, 'x-csrf-token': token },
        });
        expect(reply.status(), email).toBe(422);
        expect(await reply.json()).toMatchObject({ error: 'Invalid email or password.' });
      }
      await request.dispose();
    } finally {
      await stop();
    }
  });
});

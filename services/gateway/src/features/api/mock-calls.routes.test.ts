import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '#testing/browser.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

let setup: GatewaySetup;
let member: Browser;
beforeAll(async () => {
  setup = await gatewaySetup();
  const gateway = await setup.gateway({ config: { DEMO_TRIGGERS: true, RF_19_DEMO_MODE: true } });
  member = await setup.signedIn(gateway);
});
afterAll(() => setup.teardown());

describe('the calls of the mock back end', () => {
  it('are answered in the browser alone: here they are 404, also where demo mode is on [DEMO-023]', async () => {
    const answers = [
      await member.get('/api/v1/mock/users'),
      await member.post('/api/v1/mock/init', {}),
      await member.post('/api/v1/mock/users/create', { first_name: 'Ana', last_name: 'Lopez' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });
});

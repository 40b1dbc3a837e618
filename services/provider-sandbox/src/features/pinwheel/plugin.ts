import { Refused } from '#http/refusals.ts';
import { hmacHex } from '#webhooks/webhooks.ts';
import { stableId } from '#personas/stable-id.ts';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { accountRoutes } from './account-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { frameRoutes } from './link/frame-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { openPinwheel } from './open-pinwheel.ts';
import { invalidSecret, pinwheelWording, unknownVersion } from './pinwheel-refusals.ts';
import { paySwitched } from './pay-switched.ts';
import { seededPaydayFrom } from './seeded-payday.ts';
import { platformRoutes } from './platform-routes.ts';

const VERSIONS: readonly unknown[] = ['2023-11-22', '2023-07-18', '2023-04-18', undefined];
const SIGNATURE_VERSION = 'v2';

/**
 * Pinwheel's API below /pinwheel. Any X-API-SECRET will do, but there has to be one. Its webhooks
 * carry the hex digest by HMAC-SHA256 of `v2:<x-timestamp>:<raw body>`, keyed by the newest of those
 * secrets (https://docs.pinwheelapi.com/docs/webhook-signature-verification).
 */
export function pinwheel(context: Context): Provider {
  const opened = openPinwheel(context);
  const { webhookAddress } = opened;
  const payroll = paySwitched(context, opened.accounts);
  return {
    name: 'pinwheel',
    wording: pinwheelWording,
    webhookAddress,
    settle: payroll.settle,
    days: { paydayFrom: seededPaydayFrom(opened.accounts) },
    close: payroll.stop,
    sign(body, seconds) {
      const signed = `${SIGNATURE_VERSION}:${seconds}:${body}`;
      return {
        'x-timestamp': String(seconds),
        'x-pinwheel-signature': `${SIGNATURE_VERSION}=${hmacHex(webhookAddress.secret(), signed)}`,
        'x-pinwheel-webhook-id': stableId('pinwheel webhook'),
      };
    },
    apis: [
      {
        prefix: '/pinwheel',
        hooks(scope) {
          scope.addHook('onRequest', async ({ headers }) => {
            const secret = headers['x-api-secret'];
            if (typeof secret !== 'string' || secret === '') throw new Refused(invalidSecret);
            if (!VERSIONS.includes(headers['pinwheel-version'])) throw new Refused(unknownVersion);
            if (secret !== webhookAddress.secret()) webhookAddress.set({ secret });
          });
        },
        routes(scope) {
          platformRoutes(scope);
          accountRoutes(scope, opened);
          linkRoutes(scope, opened);
        },
      },
    ],
    widget: {
      prefix: '/pinwheel',
      script: { path: '/pinwheel-v3.1.js', file: 'pinwheel-link.js' },
      routes: (scope) => frameRoutes(scope, opened),
    },
    control: (scope) => controlRoutes(scope, opened),
  };
}

import { buildService, type Service } from '@reset/service-kit';
import { april } from '#features/april/plugin.ts';
import { contentful } from '#features/contentful/plugin.ts';
import { registerControl } from '#features/control/plugin.ts';
import { hubspot } from '#features/hubspot/plugin.ts';
import { registerInbox } from '#features/inbox/plugin.ts';
import { registerIndexPage } from '#features/index-page/plugin.ts';
import { pave } from '#features/pave/plugin.ts';
import { pinwheel } from '#features/pinwheel/plugin.ts';
import { plaid } from '#features/plaid/plugin.ts';
import { registerPresenter } from '#features/presenter/plugin.ts';
import { openMoveTime } from '#features/product-time/move-time.ts';
import { registerProductTime } from '#features/product-time/plugin.ts';
import { presentedMoves } from '#features/product-time/presented.ts';
import { push } from '#features/push/plugin.ts';
import { socure } from '#features/socure/plugin.ts';
import { synctera } from '#features/synctera/plugin.ts';
import { twilio } from '#features/texts/plugin.ts';
import { refuseForeignPages } from '#http/own-page.ts';
import { registerBuiltFiles } from '#widgets/send-built.ts';
import type { Context } from './context.ts';
import { registerProvider } from './provider.ts';

const PROVIDERS = [
  plaid,
  pinwheel,
  pave,
  synctera,
  socure,
  april,
  hubspot,
  contentful,
  twilio,
  push,
];

/** Providers take what they are sent; ours is to send them no more than they need. */
const PROVIDERS_BYTES = 1024 * 1024;

/** The sandbox, as the server and the tests start it; none of its routes needs an identity. */
export function buildApp(
  context: Context,
  logger?: Parameters<typeof buildService>[0]['log'],
): Service {
  const app = buildService(
    {
      name: 'provider-sandbox',
      config: { IDENTITY_PUBLIC_KEYS: '{}' },
      ...(logger ? { log: logger } : {}),
    },
    { bodyBytes: PROVIDERS_BYTES },
  );
  refuseForeignPages(app, context.config);
  registerIndexPage(app, context);
  const providers = PROVIDERS.map((openProvider) => openProvider(context));
  for (const provider of providers) registerProvider(app, context, provider);
  registerBuiltFiles(app);
  registerControl(app, context);
  const moveTime = openMoveTime(context, providers);
  registerProductTime(app, context, moveTime);
  registerPresenter(app, context, [
    ...presentedMoves(context, moveTime),
    ...providers.flatMap(({ presented = [] }) => presented),
  ]);
  registerInbox(app, context);
  return app;
}

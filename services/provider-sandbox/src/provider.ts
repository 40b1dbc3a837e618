import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { PresentedEvent } from '#features/presenter/presenter.ts';
import type { Days } from '#features/product-time/moves.ts';
import { meetFaults } from '#faults/meet-faults.ts';
import { answerRefusals, type Wording } from '#http/refusals.ts';
import type { WebhookAddress } from '#webhooks/webhook-address.ts';
import type { Sign } from '#webhooks/webhooks.ts';
import { readForms } from '#widgets/widget-page.ts';
import { sendBuilt } from '#widgets/send-built.ts';
import type { Context } from './context.ts';

/** An imitated provider as its plugin.ts describes it. */
export type Provider = {
  /** In the addresses /control/<name> and /faults/<name>, and in the list of webhooks. */
  name: string;
  /** How its errors are worded; the sandbox's own way when it is missing. */
  wording?: Wording;
  /** What customers call. */
  apis?: readonly Api[];
  widget?: Widget;
  /** How its webhooks are signed; not at all when it is missing. */
  sign?: Sign;
  /** Where its webhooks go, if that is set in a dashboard. */
  webhookAddress?: WebhookAddress;
  /** Does what is due by the clock; also at POST /control/<name>/settle. */
  settle?: () => void;
  /** What it knows of the days to come. */
  days?: Partial<Days>;
  /** What a presenter may set off at it. */
  presented?: readonly PresentedEvent[];
  /** Below /control/<name>: what people and tests may do, and no customer has a call for. */
  control?: (control: Service) => void;
  close?: () => void;
};

type Api = {
  prefix: string;
  /** Hooks that come before the faults: who may call, and what is answered without any work. */
  hooks?: (scope: Service) => void;
  routes: (scope: Service) => void;
};

type Widget = {
  prefix: string;
  /** The script that a customer's page loads: its path below the prefix, and the file in dist/. */
  script: { path: string; file: string };
  /** The pages of its frame. */
  routes: (scope: Service) => void;
};

const WebhookUrlBody = Type.Object(
  {
    url: Type.Union([Type.String({ format: 'uri' }), Type.Null()]),
    secret: Type.Optional(Type.String({ minLength: 1 })),
  },
  { additionalProperties: false },
);

/** Adds all of a provider to the sandbox. */
export function registerProvider(app: Service, context: Context, provider: Provider): void {
  const { name, wording, apis = [], widget, sign, close } = provider;
  const faults = context.faults.of(name);
  const register = (prefix: string, routes: (scope: Service) => void) =>
    app.register(async (scope: Service) => routes(scope), { prefix });

  for (const { prefix, hooks, routes } of apis) {
    register(prefix, (scope) => {
      if (wording) answerRefusals(scope, wording);
      hooks?.(scope);
      meetFaults(scope, faults);
      routes(scope);
    });
  }
  if (widget) {
    register(widget.prefix, (scope) => {
      readForms(scope);
      meetFaults(scope, faults);
      scope.get(widget.script.path, (_request, reply) => sendBuilt(reply, widget.script.file));
      widget.routes(scope);
    });
  }
  register(`/control/${name}`, (scope) => {
    if (wording) answerRefusals(scope, wording);
    registerSharedControl(scope, provider);
    provider.control?.(scope);
  });
  if (sign) context.webhooks.signs(name, sign);
  if (close) app.addHook('onClose', async () => close());
}

function registerSharedControl(
  control: Service,
  { webhookAddress, settle }: Pick<Provider, 'webhookAddress' | 'settle'>,
): void {
  if (webhookAddress) {
    control.post('/webhook_url', { schema: { body: WebhookUrlBody } }, async ({ body }, reply) => {
      webhookAddress.set(body);
      return reply.code(204).send();
    });
  }
  if (settle) {
    control.post('/settle', async (_request, reply) => {
      settle();
      return reply.code(204).send();
    });
  }
}

import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../../../infra/browser/find-browser.ts';
import { startProduct } from '../../e2e/product/start-product.ts';
import { secureFront } from '../composition/secure-front.ts';
import { open, type Resources } from '../../resources/with-resources.ts';

/** As many calls as a bench makes come from no one machine otherwise. */
export const MANY_CALLS = { IP_LIMIT_FACTOR: '100000' };

/**
 * The whole product as members have it, without the controls of demonstrations, by its variables. What tests of the running product read is set in this
 * process's environment.
 */
export async function openProduct(
  resources: Resources,
  env?: Record<string, string>,
): Promise<Record<string, string>> {
  const { variables } = await open(
    resources,
    () => startProduct({ DEMO_TRIGGERS: 'false', ...env }),
    (product) => product.stop(),
  );
  Object.assign(process.env, variables);
  return variables;
}

/** The product's gateway over TLS and HTTP/2: its origin, and what has Chromium trust it. */
export async function openFront(
  resources: Resources,
  variables: Record<string, string>,
): Promise<{ origin: string; trust: string }> {
  const { origin, trust } = await open(
    resources,
    () =>
      secureFront(variables['RESET_GATEWAY_URL'] ?? '', new URL(variables['RESET_URL'] ?? '').host),
    (front) => front.stop(),
  );
  return { origin, trust };
}

export async function openBrowser(
  resources: Resources,
  moreArgs: readonly string[] = [],
): Promise<Browser> {
  const { env, args, ...options } = await findBrowser();
  return open(
    resources,
    () =>
      chromium.launch({
        ...options,
        args: [...args, ...moreArgs],
        env: { ...process.env, ...env } as never,
      }),
    (browser) => browser.close(),
  );
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { freePort } from '@reset/service-kit/testing/free-port.ts';

/* A Firefox as it is installed, by WebDriver BiDi: Playwright drives a build of its own alone. */

type Reply = { id?: number; type?: string; method?: string; message?: string } & {
  result?: Record<string, unknown>;
  params?: { request?: { method: string; url: string } };
};

const PATIENCE_MS = 30_000;

/** Opens a page in a Firefox of its own, with an empty profile. */
export async function openFirefox(executable: string) {
  const profile = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? '/var/tmp', 'firefox-'));
  const port = await freePort();
  const browser = spawn(
    executable,
    ['--headless', '--remote-debugging-port', String(port), '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = async () => {
    browser.kill();
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit');
    await rm(profile, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: browser.stderr })) {
    if (line.startsWith('WebDriver BiDi listening')) break;
  }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (reply: Reply) => void>();
  /** All that the page has asked for, as `GET https://…`. */
  const requests: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    const request = reply.params?.request;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    else if (request) requests.push(`${request.method} ${request.url}`);
  });
  async function send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = waiting.size + 1;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result = {} } = await promise;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  }
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree')) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  await send('session.subscribe', { events: ['network.beforeRequestSent'] });
  /** What an expression is on the page; undefined where it throws, as while another page comes. */
  async function evaluate(expression: string): Promise<unknown> {
    const params = { expression, target: { context }, awaitPromise: true };
    const { type, result } = await send('script.evaluate', params);
    return type === 'success' ? (result as { value?: unknown }).value : undefined;
  }
  return {
    requests,
    evaluate,
    goto: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** Waits until an expression is true on the page. */
    async until(expression: string): Promise<void> {
      const lateAt = performance.now() + PATIENCE_MS;
      while ((await evaluate(expression).catch(() => false)) !== true) {
        if (performance.now() > lateAt) throw new Error(`It is never so: ${expression}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop,
  };
}

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/*
 * What a payday needs of the issuer and of the service that knows people's names, as a process of its
 * own that costs next to nothing: transfers by ACH, once for each key, which are complete once it was
 * told that the day is over.
 */

const transfers = new Map<string, string>();
let isDayOver = false;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const transfer = (id: string) => ({
  id,
  status: isDayOver ? 'COMPLETE' : 'PENDING',
  effective_date: process.env['DAY'],
});

const ROUTES: Record<string, (request: IncomingMessage, path: string) => Promise<unknown>> = {
  'GET /healthz': async () => ({}),
  'PUT /day': async () => {
    isDayOver = true;
    return { sent: transfers.size };
  },
  'GET /internal': async () => ({ first_name: 'Hazel', last_name: 'Hourly' }),
  'POST /v0/external_accounts': async () => ({ id: randomUUID() }),
  'POST /v0/ach': async (request) => {
    const { memo } = JSON.parse(await bodyOf(request)) as { memo: string };
    const id = transfers.get(memo) ?? randomUUID();
    transfers.set(memo, id);
    return transfer(id);
  },
  'GET /v0/ach': async (_request, path) => transfer(path.slice('/v0/ach/'.length)),
};

createServer((request, response) => {
  const path = request.url ?? '/';
  const route = Object.keys(ROUTES).find((name) => `${request.method} ${path}`.startsWith(name));
  const answer = route === undefined ? undefined : ROUTES[route]?.(request, path);
  if (!answer) {
    request.resume();
    response.writeHead(404).end();
    return;
  }
  void answer.then((body) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');

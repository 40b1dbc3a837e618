import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { askByHttp } from './ask-by-http.ts';

let stop = async () => {};
afterEach(() => stop());

/** A server that answers so; its address. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return `http://127.0.0.1:${address.port}`;
}

const GET = { method: 'GET', headers: {}, body: null };

describe('askByHttp', () => {
  it('sends what it is given and reads the whole answer', async () => {
    const url = await answering((request, response) => {
      response.statusCode = 418;
      // In two halves of one letter.
      response.write(Buffer.from([0xc3]));
      setTimeout(() => {
        response.write(Buffer.from([0xa9]));
        response.write(` ${request.method} ${request.url} ${request.headers['x-key']} `);
        request.pipe(response);
      }, 20);
    });
    const sent = { method: 'POST', headers: { 'x-key': 'k' }, body: '{"é":1}' };
    expect(await askByHttp(`${url}/a?b=c`, sent)).toEqual({
      status: 418,
      body: 'é POST /a?b=c k {"é":1}',
    });
  });

  it('sends one request after another over one connection', async () => {
    const ports = new Set<number | undefined>();
    const url = await answering((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('{}');
    });
    for (let count = 0; count < 5; count += 1) await askByHttp(url, GET);
    expect(ports.size).toBe(1);
  });

  it('goes nowhere else', async () => {
    const requests: unknown[] = [];
    const url = await answering((request, response) => {
      requests.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await askByHttp(`${url}/here`, GET)).toEqual({ status: 302, body: '' });
    expect(requests).toEqual(['/here']);
  });

  it('takes half an answer for none', async () => {
    const url = await answering((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(askByHttp(url, GET)).rejects.toThrow();
  });

  it('does not wait for an answer that trickles for more than five seconds', async () => {
    const url = await answering((_request, response) => {
      const drop = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drop));
    });
    await expect(askByHttp(url, GET)).rejects.toThrow('No answer within 5000 ms');
  });
});

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';

/* What no client sends by itself, byte by byte to the gateway, with no proxy between. */

/** Sends the lines as they are and reads until the gateway ends the connection. */
async function sendLines(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(process.env['RESET_GATEWAY_URL'] ?? '');
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setTimeout(10_000, () => socket.destroy(new Error('No answer within ten seconds.')));
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const statusesIn = (answer: string): string[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);

test('a request whose end can be read in two ways is refused, and nothing behind it is answered', async () => {
  const host = new URL(process.env['RESET_URL'] ?? '').host;
  const hidden = ['GET /robots.txt HTTP/1.1', `Host: ${host}`, 'Connection: close', '', ''];
  const framings = [
    ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', ...hidden],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity', '', '0', '', ...hidden],
    ['Content-Length: 0', 'Content-Length: 44', '', ...hidden],
    ['Transfer-Encoding: xchunked', '', '0', '', ...hidden],
    ['Content-Length : 0', '', ...hidden],
  ];
  for (const framing of framings) {
    const answer = await sendLines(
      'POST /api/v1/users/sign_in HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      ...framing,
    );
    const statuses = statusesIn(answer);
    expect(statuses.at(-1), framing.join(' | ')).toBe('400');
    expect(statuses.filter((status) => !status.startsWith('4'))).toEqual([]);
    expect(answer).not.toContain('User-agent');
  }
});

test('a request that names a second host is refused, whichever comes first', async () => {
  const host = new URL(process.env['RESET_URL'] ?? '').host;
  for (const hosts of [
    [`Host: ${host}`, 'Host: evil.test'],
    ['host: evil.test', `HOST: ${host}`],
    [`Host: ${host}`, `Host: ${host}`],
  ]) {
    const answer = await sendLines('GET / HTTP/1.1', ...hosts, 'Connection: close', '', '');
    expect(statusesIn(answer), hosts.join(' | ')).toEqual(['400']);
  }
});

test('TRACE is not answered with what was sent', async () => {
  const host = new URL(process.env['RESET_URL'] ?? '').host;
  const lines = ['TRACE / HTTP/1.1', `Host: ${host}`, 'X-Sent: echo-me', 'Connection: close'];
  const answer = await sendLines(...lines, '', '');
  expect(statusesIn(answer)).toEqual([expect.stringMatching(/^4\d\d$/)]);
  expect(answer).not.toContain('echo-me');
});

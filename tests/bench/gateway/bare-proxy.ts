import { Agent, createServer, request } from 'node:http';

/* The least that a proxy in Node can be: keep-alive connections, streamed bodies, nothing else. */
const [port, target] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

const server = createServer((incoming, outgoing) => {
  const onward = request(
    {
      agent,
      host: '127.0.0.1',
      port: target,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
});
server.listen(port, '127.0.0.1');

import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * @throws one sentence about the first port that somebody else listens on, and
 *   the variable that moves us to another
 */
export async function insistOnFreePorts(
  wanted: { variable: string; port: number }[],
): Promise<void> {
  for (const { variable, port } of wanted) {
    const refusal = await tryPort(port);
    if (refusal === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken by another program. Stop that, or choose another port: ${variable}=${port + 1000} npm start`,
      );
    }
    if (refusal) throw new Error(`Port ${port} cannot be used (${refusal}). Set ${variable}.`);
  }
}

/** Whether nobody listens on a port of ours. */
export const isFreePort = async (port: number): Promise<boolean> => (await tryPort(port)) === null;

async function tryPort(port: number): Promise<string | null> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

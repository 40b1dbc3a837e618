import { get } from 'node:http';
import type { Database } from '../money/setup.ts';
import { sessionCookie, signInMembers } from '../setup/member-sessions.ts';

/** A browser's stream, and when it was last told that something may have changed. */
export type OpenStream = { userId: string; toldAt: number; close(): void };

/** Opens streams one after the other, a few at a time, as browsers come. */
export async function openStreams(
  admin: Database,
  gateway: string,
  userIds: readonly string[],
): Promise<OpenStream[]> {
  const cookies = await signInMembers(admin, userIds);
  const open: OpenStream[] = [];
  for (let from = 0; from < userIds.length; from += TOGETHER) {
    const some = userIds.slice(from, from + TOGETHER);
    open.push(
      ...(await Promise.all(
        some.map((userId, at) => openOne(gateway, userId, cookies[from + at])),
      )),
    );
  }
  return open;
}
const TOGETHER = 20;

function openOne(gateway: string, userId: string, cookie = ''): Promise<OpenStream> {
  const { promise, resolve, reject } = Promise.withResolvers<OpenStream>();
  const headers = sessionCookie(cookie);
  const asked = get(`${gateway}/api/v1/events`, { headers, agent: false }, (answer) => {
    if (answer.statusCode !== 200) return reject(new Error(`It answered ${answer.statusCode}.`));
    const stream = { userId, toldAt: 0, close: () => void asked.destroy() };
    answer.setEncoding('latin1').on('data', (chunk: string) => {
      if (/^data: \[/m.test(chunk)) stream.toldAt = performance.now();
      resolve(stream);
    });
    answer.on('error', () => undefined);
  });
  asked.on('error', reject);
  return promise;
}

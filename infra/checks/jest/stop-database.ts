import { takeServers } from './kept-servers.ts';

export default async function stopDatabase(): Promise<void> {
  await Promise.all(takeServers().map((stop) => stop()));
}

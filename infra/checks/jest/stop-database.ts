import { rm } from 'node:fs/promises';
import { takeDatabase } from './kept-database.ts';

export default async function stopDatabase(): Promise<void> {
  const server = takeDatabase();
  if (server === undefined) return;
  await server.stop();
  for (const file of server.files) await rm(file, { recursive: true, force: true });
}

import { rm } from 'node:fs/promises';
import { takeDatabases } from './kept-database.ts';

export default async function stopDatabase(): Promise<void> {
  for (const server of takeDatabases()) {
    await server.stop();
    for (const file of server.files) await rm(file, { recursive: true, force: true });
  }
}

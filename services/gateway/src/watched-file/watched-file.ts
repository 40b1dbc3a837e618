import type { FastifyBaseLogger } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';

const LOOK_EVERY_MS = 500;

/**
 * Hands over a JSON file's content now and after every change, until stopped.
 * Polling, because it works alike on every file system and under renames. What
 * does not fit the schema, or what `apply` throws at, is logged once and tried
 * again; until then the last good content stays.
 * @returns after the first look, a function that stops it
 */
export async function watchFile<Schema extends TSchema>(
  file: string,
  schema: Schema,
  apply: (content: Static<Schema>) => Promise<void> | void,
  log: FastifyBaseLogger,
): Promise<() => void> {
  let applied = '';
  let complained = '';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const version = await versionOf(file);
    if (version === applied) return;
    try {
      await apply(parse(schema, await readFile(file, 'utf8')));
      applied = version;
      log.info({ file }, 'read');
    } catch (error) {
      if (version !== complained)
        log.error({ err: error, file }, 'not usable, the last good stays');
      complained = version;
    }
  };
  const lookAgain = async () => {
    await look();
    if (!isStopped) timer = setTimeout(lookAgain, LOOK_EVERY_MS).unref();
  };

  await lookAgain();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function versionOf(file: string): Promise<string> {
  try {
    const { ino, size, mtimeNs } = await stat(file, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch {
    return 'absent';
  }
}

function parse<Schema extends TSchema>(schema: Schema, text: string): Static<Schema> {
  const content: unknown = JSON.parse(text);
  if (Value.Check(schema, content)) return content as Static<Schema>;
  const [first] = Value.Errors(schema, content);
  throw new Error(`The file is not what it should be: ${first?.instancePath} ${first?.message}.`);
}

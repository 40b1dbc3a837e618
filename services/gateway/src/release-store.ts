import type { FastifyBaseLogger } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { RefusedFile } from './refused-file.ts';

const LOOK_EVERY_MS = 500;

export type ReleaseStore = {
  /** The folder that holds registry.json, services.json and the released files. */
  folder: string;
  /**
   * Hands over a JSON file's content now and after every change, until the store is
   * closed; resolves after the first look. What does not fit the schema, or what
   * `apply` throws at, is logged once, by the name that a RefusedFile gives it, and
   * tried again; until then the last good content stays.
   */
  watch<Schema extends TSchema>(
    file: string,
    schema: Schema,
    apply: (content: Static<Schema>) => Promise<void> | void,
  ): Promise<void>;
  close(): void;
};

/** What the release store says is live. It is polled, which works alike on every file system and under renames. */
export function openReleaseStore(folder: string, log: FastifyBaseLogger): ReleaseStore {
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  return {
    folder,
    async watch(name, schema, apply) {
      const file = join(folder, name);
      let applied = '';
      let failed = '';

      const look = async () => {
        const version = await versionOf(file);
        if (version === applied) return;
        try {
          await apply(parse(schema, await readFile(file, 'utf8')));
          applied = version;
          log.info({ file }, 'release_store.file_read');
        } catch (error) {
          // Its message is about our own file, and names nobody.
          const reason = error instanceof Error ? error.message : null;
          const event = error instanceof RefusedFile ? error.event : 'release_store.file_refused';
          if (version !== failed) {
            log.error({ err: error, file, reason }, event);
            if (error instanceof RefusedFile) error.refused();
          }
          failed = version;
        }
      };
      const lookAgain = async () => {
        await look();
        if (isClosed) return;
        timers.set(name, setTimeout(lookAgain, LOOK_EVERY_MS).unref());
      };
      await lookAgain();
    },
    close() {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
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

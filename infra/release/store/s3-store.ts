import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { filesBelow } from '../content-version.ts';
import type { ReleaseStore } from './release-store.ts';

const CONCURRENCY = 8;

/** Somebody else wrote first (412), or is writing at this moment (409). */
const LOST = new Set([409, 412]);

/**
 * A bucket with conditional writes: `If-Match` the version that was read, `If-None-Match: *` where
 * there was none. A store that ignores these headers would lose a release when two teams release at
 * once; `insistOnConditionalWrites` finds that out.
 * @param location `s3://bucket/prefix`
 */
export const openS3Store = (location: string): ReleaseStore =>
  s3Store(new S3Client({ forcePathStyle: true }), location);

/** The same with a client of the caller's. */
export function s3Store(client: S3Client, location: string): ReleaseStore {
  const { hostname: Bucket, pathname } = new URL(location);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const keyOf = (name: string) => posix.join(prefix, name);

  const get = async (name: string) => {
    try {
      return await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  };
  const put = async (name: string, Body: string | Buffer, before: string | null) => {
    const condition = before === null ? { IfNoneMatch: '*' } : { IfMatch: before };
    try {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body, ...condition }));
      return true;
    } catch (error) {
      // An object that is gone meanwhile is 404 to If-Match.
      if (LOST.has(statusOf(error)) || (before !== null && statusOf(error) === 404)) return false;
      throw error;
    }
  };
  const keysFrom = async (Prefix: string) => {
    const keys: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    }
    return keys;
  };
  const read: ReleaseStore['read'] = async (name) => {
    const found = await get(name);
    if (!found?.Body) return null;
    return { text: await found.Body.transformToString(), version: found.ETag ?? '' };
  };

  return {
    read,
    async swap(name, text, before, andThen) {
      const isWritten = await put(name, text, before);
      if (isWritten) await andThen?.();
      return isWritten;
    },
    async append(name, line) {
      for (;;) {
        const before = await read(name);
        if (await put(name, `${before?.text ?? ''}${line}\n`, before?.version ?? null)) return;
      }
    },
    async putFolder(folder, name) {
      const limit = pLimit(CONCURRENCY);
      const upload = async (file: string) =>
        put(posix.join(name, file), await readFile(join(folder, file)), null);
      await Promise.all((await filesBelow(folder)).map((file) => limit(upload, file)));
    },
    async readFile(name) {
      const found = await get(name);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    async list(folder) {
      const keys = await keysFrom(folder === '' && prefix === '' ? '' : `${keyOf(folder)}/`);
      return keys.map((key) => posix.relative(prefix, key)).toSorted();
    },
    async remove(name) {
      const limit = pLimit(CONCURRENCY);
      const keys = (await keysFrom(keyOf(name))).filter((key) =>
        /^[./]/.test(key.slice(keyOf(name).length)),
      );
      await Promise.all(
        keys.map((Key) => limit(() => client.send(new DeleteObjectCommand({ Bucket, Key })))),
      );
    },
  };
}

const statusOf = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;

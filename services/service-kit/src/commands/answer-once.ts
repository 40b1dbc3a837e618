import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Refusal } from '../http/refusals.ts';
import { canonicalJson } from './canonical-json.ts';
import { idempotencyKeyOf, KEY_REUSED } from './idempotency-key.ts';

/** What a command came to: an answer, or a refusal that changed nothing. */
export type CommandOutcome = { status: number; body?: unknown } | { refusal: Refusal };

/**
 * Answers a command that may be sent again, because its sender does not know what came of it. The
 * effect and its answer are one transaction, under the Idempotency-Key: who asks again by the same key
 * gets the same answer and no second effect, two at once as well. A refusal is rolled back with all
 * that came before it and not kept. Without a key, as from a release before this, nothing is kept.
 * Refuses with 422 `idempotency_key_reused` where the key was another command's.
 * @param effect writes by the transaction that it is handed, and does nothing else
 */
export async function answerOnce(
  { clock, database }: { clock: Clock; database: Database },
  request: FastifyRequest,
  reply: FastifyReply,
  effect: (transaction: Transaction) => Promise<CommandOutcome>,
): Promise<void> {
  const key = idempotencyKeyOf(request);
  const outcome = await database
    .transaction(async (transaction) =>
      key === null
        ? refusing(await effect(transaction))
        : keep(transaction, { key, request, now: clock.now() }, effect),
    )
    .catch(refusalOf);
  // A handler that answers by itself waits until that is sent.
  if ('refusal' in outcome) await reply.refuse(outcome.refusal);
  else await reply.code(outcome.status).send(outcome.body);
}

type Asked = { key: string; request: FastifyRequest; now: Date };
type Answer = Exclude<CommandOutcome, { refusal: Refusal }>;

async function keep(
  transaction: Transaction,
  { key, request, now }: Asked,
  effect: (transaction: Transaction) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const hash = hashOf(request);
  // The second of two at once waits here until the first is committed or rolled back.
  const taken = await transaction('command_answer')
    .insert({ key, request_hash: hash, status: 0, answered_at: now })
    .onConflict()
    .ignore()
    .returning('key');
  if (taken.length === 0) return readAnswer(transaction, key, hash);
  const answer = refusing(await effect(transaction));
  const { status, body } = answer;
  const kept = { status, body: body === undefined ? null : JSON.stringify(body) };
  await transaction('command_answer').where({ key }).update(kept);
  return answer;
}

async function readAnswer(
  transaction: Transaction,
  key: string,
  hash: Buffer,
): Promise<CommandOutcome> {
  const {
    request_hash: known,
    status,
    body,
  } = await transaction('command_answer').where({ key }).first();
  if (!hash.equals(known)) return { refusal: KEY_REUSED };
  return body === null ? { status } : { status, body };
}

/** Rolls back what came before a refusal. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

function refusing(outcome: CommandOutcome): Answer {
  if ('refusal' in outcome) throw new Refused(outcome.refusal);
  return outcome;
}

function refusalOf(error: unknown): CommandOutcome {
  if (error instanceof Refused) return { refusal: error.refusal };
  throw error;
}

const hashOf = ({ method, url, body }: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(canonicalJson([method, url, body ?? null]))
    .digest();
